import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useIntl } from 'react-intl';
import { pickColour } from './colour.messages.ts';
import { control, picker, row } from './ColourField.css.ts';
import { field } from './Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from './Field.tsx';

interface ColourFieldProps extends FieldProps {
  /** `#rrggbb`, or an incomplete color. */
  value: string;
  onChange: (value: string) => void;
  /** What the picker shows while the text is not a color. */
  fallback?: string;
}

/** A color, typed as `#rrggbb` or picked with the system's picker. */
export function ColourField({ label, hint, error, optional, value, onChange, fallback = '#000000' }: ColourFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      className={field}
      data-field=""
      validationBehavior="aria"
      value={value}
      isInvalid={Boolean(error)}
      onChange={(text) => onChange(text.trim())}
    >
      <FieldLabel label={label} optional={optional} />
      <span className={row}>
        <input
          type="color"
          className={picker}
          aria-label={intl.formatMessage(pickColour, { label })}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : fallback}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Input className={control} maxLength={7} spellCheck={false} />
      </span>
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}
