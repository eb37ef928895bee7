import { TextArea as AriaTextArea, type TextAreaProps as AriaTextAreaProps } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { control, field } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './Field.tsx';

type TextAreaProps = FieldProps &
  Omit<AriaTextAreaProps, 'className' | 'style' | 'render' | 'id' | 'onChange' | 'children' | 'value'> & {
    value: string;
    onChange?: (value: string) => void;
  };

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, value, onChange, rows = 3, disabled = false, ...textarea } = props;
  return (
    <TextField
      className={field}
      data-field=""
      validationBehavior="aria"
      value={value}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      onChange={(text) => onChange?.(text)}
    >
      <FieldLabel label={label} optional={optional} />
      <AriaTextArea {...textarea} rows={rows} className={control} />
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}
