import { useIntl } from 'react-intl';
import { currencyOf, type Money } from '#values/currency.ts';
import { formatExactMoney } from '#values/money.ts';
import { money as moneyClass } from './MoneyText.css.ts';

interface MoneyTextProps extends Money {
  /** `symbol` distinguishes dollars (`A$`) where several currencies appear together. */
  display?: 'native' | 'symbol';
}

/** Formats an amount to its last digit, by its currency's rules; hovering shows the currency's name. */
export function MoneyText({ amount, currency, display = 'native' }: MoneyTextProps) {
  const { locale } = useIntl();
  return (
    <span className={moneyClass} title={currencyOf(currency, locale).namePlural}>
      {formatExactMoney({ amount, currency }, display, locale)}
    </span>
  );
}
