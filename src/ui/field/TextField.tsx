import type { ComponentProps } from 'react';
import { control as controlClass } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'onChange' | 'children'> & { onChange?: (value: string) => void };

/** One line of text. */
export function TextField({ label, hint, error, optional, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={controlClass}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
