import type { ReactNode } from 'react';
import { CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { TickBox } from './Checkbox.tsx';

interface CheckboxGroupProps<Value extends string> {
  /** Read out, not shown. */
  label: string;
  className: string;
  choices: readonly { value: Value; content: ReactNode }[];
  isChecked: (value: Value) => boolean;
  onChange: (value: Value, checked: boolean) => void;
  disabled?: boolean;
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, className, choices, isChecked, onChange, disabled = false } = props;
  return (
    <AriaCheckboxGroup
      className={className}
      aria-label={label}
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
