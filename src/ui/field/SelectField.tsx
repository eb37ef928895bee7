import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../icon/Icon.tsx';
import { field, inlineField } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './Field.tsx';
import { chosenText, detail, inlineTrigger, list, listPanel, mark, option, trigger } from './SelectField.css.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Small text beside the label. */
  detail?: string;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  /** A value that no choice has shows the placeholder. */
  value: Value;
  placeholder?: string;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
  /** Small, with the label on the same line. */
  inline?: boolean;
}

/** One of a few options. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, value, choices, onChange, name, disabled = false, inline = false } = props;
  const { placeholder } = props;
  return (
    <Select
      className={inline ? inlineField : field}
      data-field=""
      data-inline={inline || undefined}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      {...(name !== undefined && { name })}
      value={value}
      onChange={(key) => {
        const chosen = choices.find((choice) => choice.value === key);
        if (chosen) onChange(chosen.value);
      }}
    >
      <FieldLabel label={label} optional={optional} />
      <Button className={inline ? inlineTrigger : trigger}>
        <SelectValue className={chosenText}>{({ selectedText }) => selectedText || placeholder}</SelectValue>
        <Icon name="chevronDown" size={14} />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover className={listPanel} offset={4}>
        <ListBox className={list}>
          {choices.map((choice) => (
            <ListBoxItem key={choice.value} id={choice.value} className={option} textValue={choice.label}>
              {({ isSelected }) => (
                <>
                  <span className={mark}>{isSelected && <Icon name="check" size={14} />}</span>
                  {choice.label}
                  {choice.detail && <span className={detail}>{choice.detail}</span>}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
