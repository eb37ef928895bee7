import { useIntl } from 'react-intl';
import { Flag } from '../country/Flag.tsx';
import { phone } from './Phone.css.ts';
import { phoneText } from './phoneText.ts';

/**
 * A phone number in international form with its country's flag; if a name is given, shows it with the number as
 * tooltip.
 */
export function Phone({ number, name: person }: { number: string; name?: string | undefined }) {
  const intl = useIntl();
  const { text, country } = phoneText(number);
  const place = country ? intl.formatDisplayName(country, { type: 'region' }) : undefined;
  return (
    <span className={phone} title={person === undefined ? place : text}>
      <Flag country={country} />
      {person ?? text}
    </span>
  );
}
