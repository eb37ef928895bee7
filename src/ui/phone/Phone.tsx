import { useIntl } from 'react-intl';
import { Flag } from './Flag.tsx';
import { phone } from './Phone.css.ts';
import { phoneText } from './phoneText.ts';

/** A phone number in international form with the flag of its country. */
export function Phone({ number }: { number: string }) {
  const intl = useIntl();
  const { text, country } = phoneText(number);
  const name = country ? intl.formatDisplayName(country, { type: 'region' }) : undefined;
  return (
    <span className={phone} title={name}>
      <Flag country={country} />
      {text}
    </span>
  );
}
