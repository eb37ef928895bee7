import type { Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { control, field } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './Field.tsx';

/** Attributes passed on to the `<input>`. */
export type InputAttributes = Omit<
  InputProps,
  'className' | 'style' | 'render' | 'id' | 'onChange' | 'children' | 'value' | 'defaultValue'
>;

export type TextFieldProps = FieldProps &
  InputAttributes & {
    /** Undefined when uncontrolled. */
    value?: string | number;
    defaultValue?: string;
    onChange?: (value: string) => void;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, lang, value, defaultValue = '', onChange, ...attributes } = props;
  const { disabled = false, readOnly = false, ...input } = attributes;
  return (
    <AriaTextField
      className={field}
      data-field=""
      validationBehavior="aria"
      {...(value === undefined ? { defaultValue } : { value: String(value) })}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      isReadOnly={readOnly}
      onChange={(text) => onChange?.(text)}
    >
      <FieldLabel label={label} optional={optional} lang={lang} />
      <Input {...input} className={control} />
      <FieldNotes hint={hint} error={error} lang={lang} />
    </AriaTextField>
  );
}
