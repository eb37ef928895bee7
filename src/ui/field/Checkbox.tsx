import { type ComponentProps, type ReactNode, useId } from 'react';
import { box, checkbox } from './Checkbox.css.ts';
import { error as errorClass, field } from './Field.css.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange' | 'children'> & {
  children: ReactNode;
  onChange: (checked: boolean) => void;
  /** Why this answer is refused; announced and shown under the words. */
  error?: string | undefined;
};

/** A yes or no with its words. */
export function Checkbox({ children, onChange, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={field} data-field="">
      <label className={checkbox}>
        <input
          {...input}
          type="checkbox"
          className={box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <span className={errorClass} id={id} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
