import type { ComponentProps } from 'react';
import { control as controlClass } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

type TextAreaProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'onChange' | 'children'> & {
    onChange?: (value: string) => void;
  };

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, onChange, rows = 3, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={controlClass}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
