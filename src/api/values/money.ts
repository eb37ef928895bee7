import { currencyOf, decimalMarkOf, digitsOf, type Money, stepOf } from './currency.ts';

export type { Money } from './currency.ts';

/** Rounds to the nearest payable amount, halves away from zero; rates yield fractions of minor units. */
export function roundMoney({ amount, currency }: Money): Money {
  const step = stepOf(currency);
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) / step) * step;
  return { amount: rounded === 0 ? 0 : rounded, currency };
}

/** Formats an amount without sign or currency: `1.250,00`. */
function figures(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const mark = decimalMarkOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replaceAll(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',');
  return digits === 0 ? whole : `${whole}${mark}${text.slice(-digits)}`;
}

/**
 * Formats a payable amount: `$1,250.00`, `€1.250,00`, `CHF 12.35`. `native` uses the local sign, `symbol` tells dollars
 * apart (`A$`), `none` omits it for fields.
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

/** Splits `text` at this decimal mark; null if it does not parse. */
function split(text: string, mark: string, digits: number): [whole: string, rest: string] | null {
  const group = mark === ',' ? String.raw`\.` : ',';
  const rest = digits === 0 ? '' : String.raw`(?:\M(\d{1,${digits}}))?`.replace('M', mark);
  const found = new RegExp(`^(${whole.replace('G', group)})${rest}$`).exec(text);
  return found && [(found[1] ?? '').replaceAll(/\D/g, ''), found[2] ?? ''];
}

/**
 * Parses a typed amount; null when invalid. Prefers the currency's own decimal mark and accepts the other where it is
 * unambiguous: `12.5` euros are 12,50, but `1.250` euros are 1 250.
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
