import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { formWords } from '../form/formWords.messages.ts';
import {
  error as errorClass,
  field,
  hint as hintClass,
  label as labelClass,
  optional as optionalClass,
} from './Field.css.ts';

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
  /** Says behind the label that the field may stay empty. */
  optional?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its hint and its error, tied together for everyone. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field} data-field="">
      <label className={labelClass} htmlFor={id}>
        {label}
        {optional && (
          <span className={optionalClass}>
            {' '}
            <FormattedMessage {...formWords.optional} />
          </span>
        )}
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
