import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Icon } from '../icon/Icon.tsx';
import { box, checkbox } from './Checkbox.css.ts';
import { field } from './Field.css.ts';
import { FieldNotes } from './Field.tsx';

interface CheckboxProps {
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean | undefined;
  /** Accessible name, if the text is not enough. */
  label?: string;
  /** Why the value is rejected; announced and shown below. */
  error?: string | undefined;
}

/** The checkbox and its label, inside a `CheckboxField`. */
export function TickBox({ children }: { children: ReactNode }) {
  return (
    <CheckboxButton className={checkbox}>
      {({ isSelected }) => (
        <>
          <span className={box}>{isSelected && <Icon name="check" size={12} />}</span>
          <span>{children}</span>
        </>
      )}
    </CheckboxButton>
  );
}

export function Checkbox({ children, checked, onChange, name, disabled = false, label, error }: CheckboxProps) {
  return (
    <CheckboxField
      className={field}
      data-field=""
      validationBehavior="aria"
      isSelected={checked}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      onChange={onChange}
      {...(name !== undefined && { name })}
      {...(label !== undefined && { 'aria-label': label })}
    >
      <TickBox>{children}</TickBox>
      <FieldNotes error={error} />
    </CheckboxField>
  );
}
