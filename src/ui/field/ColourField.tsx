import { useIntl } from 'react-intl';
import { pickColour } from './colour.messages.ts';
import { control, picker, row } from './ColourField.css.ts';
import { Field, type FieldProps } from './Field.tsx';

interface ColourFieldProps extends Omit<FieldProps, 'children'> {
  /** `#rrggbb`, or what is being typed towards it. */
  value: string;
  onChange: (value: string) => void;
  /** What the picker shows while the text is no colour. */
  fallback?: string;
}

/** A colour, picked or typed as `#rrggbb`. */
export function ColourField({ label, hint, error, optional, value, onChange, fallback = '#000000' }: ColourFieldProps) {
  const intl = useIntl();
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(field) => (
        <span className={row}>
          <input
            type="color"
            className={picker}
            aria-label={intl.formatMessage(pickColour, { label })}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : fallback}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <input
            {...field}
            className={control}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value.trim())}
          />
        </span>
      )}
    </Field>
  );
}
