import type { Money } from '#values/currency.ts';
import { MoneyText } from '../../ui/money/MoneyText.tsx';

/** Money of messages: prices of segments, charges and credit. */
export function SmsMoney(money: Money) {
  return <MoneyText {...money} />;
}
