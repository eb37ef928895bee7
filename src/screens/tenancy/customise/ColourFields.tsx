import { useIntl } from 'react-intl';
import { defaultColours } from '#values/defaultColours.ts';
import type { HostColours } from '#values/deriveColours.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ColourField } from '../../../ui/field/ColourField.tsx';
import { colourMessages } from './colours.messages.ts';
import { swatches } from './Custom.css.ts';
import { lookMessages as look } from './look.messages.ts';
import { Section } from './Section.tsx';

interface ColourFieldsProps {
  colours: HostColours;
  errorAt: (name: keyof HostColours) => string | undefined;
  onChange: (colours: HostColours) => void;
}

/** All but the brand color. */
export const advancedColours = (Object.keys(defaultColours) as (keyof HostColours)[]).filter(
  (name) => name !== 'primary',
);

/** The colors of a theme beside the brand color, in the order of the specification. */
export function ColourFields({ colours, errorAt, onChange }: ColourFieldsProps) {
  const intl = useIntl();
  return (
    <Section
      title={intl.formatMessage(look.colours)}
      actions={
        <Button size="small" look="quiet" onClick={() => onChange({ ...defaultColours, primary: colours.primary })}>
          {intl.formatMessage(look.resetColours)}
        </Button>
      }
    >
      <div className={swatches}>
        {advancedColours.map((name) => (
          <ColourField
            key={name}
            label={intl.formatMessage(colourMessages[name])}
            value={colours[name]}
            fallback={defaultColours[name]}
            error={errorAt(name)}
            onChange={(value) => onChange({ ...colours, [name]: value })}
          />
        ))}
      </div>
    </Section>
  );
}
