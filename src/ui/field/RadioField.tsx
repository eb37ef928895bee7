import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { field } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './Field.tsx';
import { choices as choicesClass, dot, radio, stacked as stackedClass } from './Radio.css.ts';

interface RadioFieldProps extends FieldProps {
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** One below the other. */
  stacked?: boolean;
}

/** A labeled group of radio buttons. */
export function RadioField({
  label,
  hint,
  error,
  optional,
  value,
  choices,
  onChange,
  stacked = false,
}: RadioFieldProps) {
  return (
    <RadioGroup
      className={field}
      data-field=""
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      value={value}
      onChange={onChange}
    >
      <FieldLabel label={label} optional={optional} />
      <div className={stacked ? stackedClass : choicesClass}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} className={radio}>
            <span className={dot} />
            {choice.label}
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </RadioGroup>
  );
}
