import { useId, type ReactNode } from 'react';
import { error as errorClass, field, hint as hintClass, label as labelClass } from './Field.css.ts';

/** What a control takes over from its field: its id, and where its hint and error stand. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Why the value is refused; announced and shown under the control. */
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its hint and its error, tied together for everyone. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <span className={hintClass} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
