import { useIntl } from 'react-intl';
import type { Quote } from '#contract/messaging/campaign.ts';
import { useCountryNames } from '../../../ui/country/useCountryNames.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { amount, receipt, receiptCell, receiptHead, stack, totals } from './Campaigns.css.ts';
import { reasonMessages } from './campaigns.messages.ts';
import { quoteMessages as words, quoteNamed } from './quote.messages.ts';

/** A quote by country, who is left out and why, and what it does to the credit. */
export function Receipt({ quote }: { quote: Quote }) {
  const intl = useIntl();
  const { countries, excluded, cost, credit, messages, total, segments } = quote;
  const names = useCountryNames(countries.map(({ country }) => country));
  const nameOf = (code: string) => names.find((one) => one.code === code)?.name ?? code;
  const right = `${receiptCell} ${amount}`;
  return (
    <div className={stack}>
      <strong>{intl.formatMessage(quoteNamed.summary, { messages, total })}</strong>
      <table className={receipt} aria-label={intl.formatMessage(words.title)}>
        <thead>
          <tr>
            <th scope="col" className={receiptHead}>
              {intl.formatMessage(words.country)}
            </th>
            <th scope="col" className={`${receiptHead} ${amount}`}>
              {intl.formatMessage(words.segments)}
            </th>
            <th scope="col" className={`${receiptHead} ${amount}`}>
              {intl.formatMessage(words.price)}
            </th>
            <th scope="col" className={`${receiptHead} ${amount}`}>
              {intl.formatMessage(words.cost)}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map((one) => (
            <tr key={one.country}>
              <td className={receiptCell}>{nameOf(one.country)}</td>
              <td className={right}>{intl.formatNumber(one.segments)}</td>
              <td className={right}>
                <MoneyText {...one.price} />
              </td>
              <td className={right}>
                <MoneyText {...one.cost} />
              </td>
            </tr>
          ))}
          <tr className={totals}>
            <th scope="row" className={receiptCell}>
              {intl.formatMessage(words.total)}
            </th>
            <td className={right}>{intl.formatNumber(segments)}</td>
            <td className={right} colSpan={2}>
              <MoneyText {...cost} />
            </td>
          </tr>
          {(['before', 'after'] as const).map((when) => (
            <tr key={when}>
              <td className={receiptCell} colSpan={3}>
                {intl.formatMessage(words[when])}
              </td>
              <td className={right}>
                <MoneyText {...credit[when]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {excluded.length > 0 && (
        <table className={receipt} aria-label={intl.formatMessage(words.leftOut)}>
          <thead>
            <tr>
              <th scope="col" className={receiptHead} colSpan={2}>
                {intl.formatMessage(words.leftOut)}
              </th>
            </tr>
          </thead>
          <tbody>
            {excluded.map(({ reason, count }) => (
              <tr key={reason}>
                <td className={receiptCell}>{intl.formatMessage(reasonMessages[reason])}</td>
                <td className={right}>{intl.formatNumber(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
