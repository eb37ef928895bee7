import { useIntl } from 'react-intl';
import { ColourField } from '../../../ui/field/ColourField.tsx';
import type { BoundField } from '../../../ui/form/useForm.ts';
import { swatches } from './Custom.css.ts';
import { mailColourMessages as labels } from './mails.messages.ts';

type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];

/** An email's colors; empty uses the theme's. */
export function MailColours({ form }: { form: { field: (name: Name) => BoundField<Name, string> } }) {
  const intl = useIntl();
  return (
    <div className={swatches}>
      {names.map((name) => {
        const { value, error, onChange } = form.field(name);
        return (
          <ColourField
            key={name}
            label={intl.formatMessage(labels[name])}
            value={value}
            error={error}
            fallback="#ffffff"
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}
