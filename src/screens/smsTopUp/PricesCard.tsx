import { useIntl } from 'react-intl';
import type { SmsCredit } from '#contract/smsCredit.contract.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';
import { useCountryNames } from '../../ui/country/useCountryNames.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { cell, head, muted, prices } from './SmsTopUp.css.ts';
import { smsTopUpMessages as words } from './smsTopUp.messages.ts';

/** What one segment costs, by country. */
export function PricesCard({ rates }: Pick<SmsCredit, 'rates'>) {
  const intl = useIntl();
  const countries = useCountryNames(rates.map(({ country }) => country));
  const title = intl.formatMessage(words.prices);
  if (rates.length === 0)
    return (
      <Card title={title}>
        <p className={muted}>{intl.formatMessage(words.noRates)}</p>
      </Card>
    );
  return (
    <Card title={title} flush>
      <table className={prices} aria-label={title}>
        <thead>
          <tr>
            {([words.country, words.price, words.refunds] as const).map((word) => (
              <th key={word.id} scope="col" className={head}>
                {intl.formatMessage(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {countries.map(({ code, name }) => {
            const rate = rates.find(({ country }) => country === code);
            return (
              rate && (
                <tr key={code}>
                  <th scope="row" className={cell}>
                    {name}
                  </th>
                  <td className={cell}>
                    <MoneyText {...rate.price} />
                  </td>
                  <td className={cell}>{intl.formatMessage(rate.refundsUndelivered ? words.yes : words.no)}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
