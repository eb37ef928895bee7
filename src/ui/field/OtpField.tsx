import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { code } from './OtpField.css.ts';

interface OtpFieldProps extends Omit<FieldProps, 'children' | 'optional'> {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Called with the sixth digit. */
  onWhole?: (code: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const length = 6;

/** A one-time code of six digits in one input, so that it can be pasted and the system can fill it in. */
export function OtpField({ label, hint, error, value, onChange, name, onWhole, ref }: OtpFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          className={code}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => {
            const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, length);
            if (digits === value) return;
            onChange(digits);
            if (digits.length === length) onWhole?.(digits);
          }}
        />
      )}
    </Field>
  );
}
