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
  inlineField,
  label as labelClass,
  optional as optionalClass,
} from './Field.css.ts';

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Why the value is rejected; announced and shown below. */
  error?: string | undefined;
  /** Marks the field as optional in its label. */
  optional?: boolean | undefined;
  /** The language of label and hint, if it isn’t the page’s. */
  lang?: string | undefined;
}

const optionalWord = (
  <span className={optionalClass}>
    {' '}
    <FormattedMessage {...formWords.optional} />
  </span>
);

/** The label inside a react-aria field. */
export function FieldLabel({ label, optional = false, lang }: Pick<FieldProps, 'label' | 'optional' | 'lang'>) {
  return (
    <Label className={labelClass} lang={lang}>
      {label}
      {optional && optionalWord}
    </Label>
  );
}

/** Hint and error inside a react-aria field, which describe its control. */
export function FieldNotes({ hint, error, lang }: Pick<FieldProps, 'hint' | 'error' | 'lang'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className={hintClass} lang={lang}>
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

/** Ids for the control: its own, its label's, and those that describe it. */
export interface ControlProps {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
}

interface ControlFieldProps extends FieldProps {
  /** The label on the same line. */
  inline?: boolean;
  /** The code of the error, where it has one. */
  code?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A field for controls that react-aria has none for; ties label, control, hint and error together. */
export function ControlField(props: ControlFieldProps) {
  const { label, hint, error, code, optional = false, inline = false, children } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={inline ? inlineField : field}
      data-field=""
      data-inline={inline || undefined}
      data-invalid={error ? '' : undefined}
    >
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
          {code !== undefined && (
            <>
              {' '}
              <small>{code}</small>
            </>
          )}
        </span>
      )}
    </div>
  );
}
