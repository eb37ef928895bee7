import type { ReactNode } from 'react';
import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { TickBox } from './Checkbox.tsx';
import { ControlField, type FieldProps } from './Field.tsx';

interface Choosing<Value extends string> {
  label: string;
  className: string;
  choices: readonly { value: Value; content: ReactNode }[];
  isChecked: (value: Value) => boolean;
  onChange: (value: Value, checked: boolean) => void;
  disabled?: boolean;
}

interface CheckboxGroupProps<Value extends string> extends Choosing<Value> {
  /** The ids of what shows its label and what describes it; without, its label is read out only. */
  shown?: { labelId: string; describedBy: string | undefined };
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, className, choices, isChecked, onChange, shown, disabled = false } = props;
  const names = shown
    ? {
        'aria-labelledby': shown.labelId,
        ...(shown.describedBy !== undefined && { 'aria-describedby': shown.describedBy }),
      }
    : { 'aria-label': label };
  return (
    <AriaCheckboxGroup
      className={className}
      {...names}
      isDisabled={disabled}
      value={choices.map(({ value }) => value).filter(isChecked)}
      onChange={(checked) => {
        const changed = choices.find(({ value }) => checked.includes(value) !== isChecked(value));
        if (changed) onChange(changed.value, checked.includes(changed.value));
      }}
    >
      {choices.map(({ value, content }) => (
        <CheckboxField key={value} value={value}>
          <TickBox>{content}</TickBox>
        </CheckboxField>
      ))}
    </AriaCheckboxGroup>
  );
}

/** A group with its label, its hint and what is wrong with the choice. */
export function CheckboxesField<Value extends string>({
  hint,
  error,
  ...group
}: Choosing<Value> & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <ControlField label={group.label} hint={hint} error={error}>
      {({ labelId, 'aria-describedby': describedBy }) => <CheckboxGroup {...group} shown={{ labelId, describedBy }} />}
    </ControlField>
  );
}
