import type { ComponentProps } from 'react';
import { control as controlClass } from './Field.css.ts';
import { Field, type FieldProps } from './Field.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

type SelectFieldProps<Value extends string> = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'onChange' | 'children' | 'value'> & {
    value: Value;
    choices: readonly Choice<Value>[];
    onChange: (value: Value) => void;
  };

/** One of a few choices, by the platform's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, choices, onChange, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={controlClass}
          onChange={(event) => {
            const chosen = choices.find(({ value }) => value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
