import { useId, type ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FormattedMessage } from 'react-intl';
import { formWords } from './formWords.messages.ts';
import {
  error as errorClass,
  field,
  hint as hintClass,
  label as labelClass,
  optional as optionalClass,
} from './Field.css.ts';

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Why the value is refused; announced and shown under the control. */
  error?: string | undefined;
  /** Says behind the label that the field may stay empty. */
  optional?: boolean | undefined;
}

const optionalWord = (
  <span className={optionalClass}>
    {' '}
    <FormattedMessage {...formWords.optional} />
  </span>
);

/** The label inside a field of react-aria. */
export function FieldLabel({ label, optional = false }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <Label className={labelClass}>
      {label}
      {optional && optionalWord}
    </Label>
  );
}

/** The hint and the error inside a field of react-aria, which describes its control by them. */
export function FieldNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className={hintClass}>
          {hint}
        </Text>
      )}
      {error && (
        <span role="alert">
          <FieldError className={errorClass}>{error}</FieldError>
        </span>
      )}
    </>
  );
}

/** What a control takes over from its field: its id, and where its hint and error stand. */
export interface ControlProps {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
}

interface ControlFieldProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

/** The field of a control that react-aria has none for: a label, the control, its hint and its error, tied together. */
export function ControlField({ label, hint, error, optional = false, children }: ControlFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field} data-field="" data-invalid={error ? '' : undefined}>
      <label className={labelClass} id={labelId} htmlFor={id}>
        {label}
        {optional && optionalWord}
      </label>
      {children({ id, labelId, 'aria-describedby': described || undefined })}
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
