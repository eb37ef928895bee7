import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type DigitsFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  value: string;
  onChange: (value: string) => void;
};

/** Accepts only digits and drops other input. */
export function DigitsField({ onChange, ...field }: DigitsFieldProps) {
  return <TextField {...field} inputMode="numeric" onChange={(text) => onChange(text.replaceAll(/\D/g, ''))} />;
}

/** Accepts what a phone keypad can send: digits, # and *. */
export function KeypadField({ onChange, ...field }: DigitsFieldProps) {
  return <TextField {...field} inputMode="tel" onChange={(text) => onChange(text.replaceAll(/[^\d#*]/g, ''))} />;
}
