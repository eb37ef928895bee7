import { currencyOf, decimalMarkOf, digitsOf, type Money, stepOf } from './currency.ts';

export type { Money } from './currency.ts';

/** The nearest amount that can be paid, halves away from zero; fractions of minor units come from rates. */
export function roundMoney({ amount, currency }: Money): Money {
  const step = stepOf(currency);
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) / step) * step;
  return { amount: rounded === 0 ? 0 : rounded, currency };
}

/** The digits of an amount with the marks of its currency, without a sign: `1.250,00`. */
function figures(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const mark = decimalMarkOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replaceAll(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',');
  return digits === 0 ? whole : `${whole}${mark}${text.slice(-digits)}`;
}

/**
 * An amount as it is paid: `$1,250.00`, `€1.250,00`, `CHF 12.35`. `native` is the sign that its users write, `symbol` tells
 * dollars apart (`A$`), `none` leaves it out for fields.
 */
export function formatMoney(money: Money, display: 'native' | 'symbol' | 'none' = 'native', locale = 'en'): string {
  const { amount, currency } = roundMoney(money);
  const text = figures(amount, currency);
  const sign = amount < 0 ? '-' : '';
  if (display === 'none') return sign + text;
  const { symbol, nativeSymbol } = currencyOf(currency, locale);
  const shown = display === 'symbol' ? symbol : nativeSymbol;
  return `${sign}${shown}${/\p{L}\.?$/u.test(shown) ? '\u00a0' : ''}${text}`;
}

const whole = String.raw`\d+|\d{1,3}(?:G\d{3})+`;

/** What of a number is whole and what is behind its mark, when `text` is written with this mark. */
function split(text: string, mark: string, digits: number): [whole: string, rest: string] | null {
  const group = mark === ',' ? String.raw`\.` : ',';
  const rest = digits === 0 ? '' : String.raw`(?:\M(\d{1,${digits}}))?`.replace('M', mark);
  const found = new RegExp(`^(${whole.replace('G', group)})${rest}$`).exec(text);
  return found && [(found[1] ?? '').replaceAll(/\D/g, ''), found[2] ?? ''];
}

/**
 * The amount that a person typed, or null when it is none. A currency's own decimal mark comes first, the other one is taken
 * where it can mean nothing else: `12.5` euros are 12,50, but `1.250` euros are 1 250.
 */
export function parseMoney(typed: string, currency: string): Money | null {
  const text = typed.replaceAll(/[\s\p{L}\p{Sc}']/gu, '').replace('\u2212', '-');
  const negative = text.startsWith('-');
  const digits = digitsOf(currency);
  const mark = decimalMarkOf(currency);
  const unsigned = negative ? text.slice(1) : text;
  const other = mark === ',' ? '.' : ',';
  const parts = split(unsigned, mark, digits) ?? (unsigned.includes(other) ? split(unsigned, other, digits) : null);
  if (!parts) return null;
  const amount = Number(parts[0] + parts[1].padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return { amount: negative && amount !== 0 ? -amount : amount, currency };
}
