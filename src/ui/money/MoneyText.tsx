import { useIntl } from 'react-intl';
import { currencyOf, type Money } from '#values/currency.ts';
import { formatMoney } from '#values/money.ts';
import { money as moneyClass } from './MoneyText.css.ts';

interface MoneyTextProps extends Money {
  /** `symbol` tells dollars apart (`A$`), where amounts of several currencies stand together. */
  display?: 'native' | 'symbol';
}

/** An amount of money by the rules of its currency; the currency's name shows on hovering. */
export function MoneyText({ amount, currency, display = 'native' }: MoneyTextProps) {
  const { locale } = useIntl();
  return (
    <span className={moneyClass} title={currencyOf(currency, locale).namePlural}>
      {formatMoney({ amount, currency }, display, locale)}
    </span>
  );
}
