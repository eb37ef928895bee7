import type { ComponentProps, ReactNode } from 'react';
import { box, checkbox } from './Checkbox.css.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange' | 'children'> & {
  children: ReactNode;
  onChange: (checked: boolean) => void;
};

/** A yes or no with its words. */
export function Checkbox({ children, onChange, ...input }: CheckboxProps) {
  return (
    <label className={checkbox}>
      <input {...input} type="checkbox" className={box} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
