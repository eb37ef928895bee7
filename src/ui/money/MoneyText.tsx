import { useIntl } from 'react-intl';
import { currencyOf, type Money } from '#values/currency.ts';
import { formatExactMoney } from '#values/money.ts';
import { money as moneyClass } from './MoneyText.css.ts';

/** Formats an amount to its last digit in the reader's language; hovering shows the currency's name. */
export function MoneyText({ amount, currency }: Money) {
  const { locale } = useIntl();
  return (
    <span className={moneyClass} title={currencyOf(currency, locale).namePlural}>
      {formatExactMoney({ amount, currency }, locale)}
    </span>
  );
}
