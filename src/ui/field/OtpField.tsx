import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { field } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './Field.tsx';
import { code } from './OtpField.css.ts';

interface OtpFieldProps extends Omit<FieldProps, 'optional'> {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Called with the sixth digit. */
  onWhole?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const length = 6;

/** A six-digit one-time code in a single input, to support pasting and autofill. */
export function OtpField({ label, hint, error, value, onChange, name, onWhole, ref = null }: OtpFieldProps) {
  const take = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onWhole?.(digits);
  };
  return (
    <TextField
      className={field}
      data-field=""
      validationBehavior="aria"
      value={value}
      isInvalid={Boolean(error)}
      onChange={take}
    >
      <FieldLabel label={label} />
      <Input ref={ref} className={code} name={name} inputMode="numeric" autoComplete="one-time-code" />
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}
