import { useState } from 'react';
import { MoneyField } from '../../../ui/money/MoneyField.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { TruncatedText } from '../../../ui/text/TruncatedText.tsx';
import { row } from './DevUi.css.ts';
import { Section, Specimen } from './Specimen.tsx';

const amounts = [
  { amount: 123_456, currency: 'AUD' },
  { amount: 123_456, currency: 'EUR' },
  { amount: -1_250_000, currency: 'JPY' },
  { amount: 1234, currency: 'CHF' },
  { amount: 1_250_005, currency: 'KWD' },
];

/** Formatted values. */
export function ValueSpecimens() {
  const [price, setPrice] = useState<number | null>(125_000);
  return (
    <Section title="Values">
      <Specimen title="Money">
        <div className={row}>
          {amounts.map((money) => (
            <MoneyText key={money.currency} {...money} />
          ))}
          <MoneyText amount={500} currency="USD" />
        </div>
        <MoneyField label="Price in euros" currency="EUR" value={price} onChange={setPrice} />
        <output>{price ?? 'no amount'}</output>
        <MoneyField label="Price in dollars" currency="AUD" value={null} onChange={setPrice} error="Required field" />
      </Specimen>
      <Specimen title="Phone numbers">
        {[
          '+61398765432',
          '+6493720000',
          '+442079460958',
          '+6561234567',
          '+12133734253',
          '+60321234567',
          '+4930123456',
        ].map((number) => (
          <Phone key={number} number={number} />
        ))}
      </Specimen>
      <Specimen title="A long text">
        <p>
          <TruncatedText text={'A note that somebody wrote about a call and did not keep short. '.repeat(3)} />
        </p>
        <p>
          <TruncatedText text="A short note" />
        </p>
      </Specimen>
    </Section>
  );
}
