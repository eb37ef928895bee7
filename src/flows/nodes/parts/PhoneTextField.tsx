import { useState } from 'react';
import { readableNumber, toDialString } from '#values/numberPlan.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { TextField } from '../../../ui/field/TextField.tsx';

interface PhoneTextFieldProps {
  label: string;
  /** E.164, with an extension if there is one, or the text as typed while it is not a valid number. */
  value: string;
  onChange: (value: string) => void;
  country: PhoneCountry;
  error?: string | undefined;
}

/** A phone number in any common notation; reported in E.164 once it is valid. */
export function PhoneTextField({ label, value, onChange, country, error }: PhoneTextFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="tel"
      value={typed ?? readableNumber(value)}
      error={typed === null ? error : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange(toDialString(text, country) ?? text);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
