import { microsOf, minorUnitsOf } from './sms/micros.ts';
import { currencyOf, decimalMarkOf, digitsOf, type Money, stepOf } from './currency.ts';

export type { Money } from './currency.ts';

type Display = 'native' | 'symbol' | 'none';

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
export function formatMoney(money: Money, display: Display = 'native', locale = 'en'): string {
  const { amount, currency } = roundMoney(money);
  return withSign(amount, figures(amount, currency), { currency, display, locale });
}

/**
 * Formats an amount to its last digit, never rounded to what can be paid: `$0.0052`, `$12.50`. As many decimals as the
 * currency has, and up to four more.
 */
export function formatExactMoney({ amount, currency }: Money, display: Display = 'native', locale = 'en'): string {
  const micros = microsOf(Math.abs(amount));
  const whole = Math.floor(minorUnitsOf(micros));
  const rest = String(micros - microsOf(whole))
    .padStart(4, '0')
    .replace(/0+$/, '');
  const mark = digitsOf(currency) === 0 && rest !== '' ? decimalMarkOf(currency) : '';
  const shown = `${figures(whole, currency)}${mark}${rest}`;
  return withSign(micros === 0 ? 0 : amount, shown, { currency, display, locale });
}

interface Shown {
  currency: string;
  display: Display;
  locale: string;
}

function withSign(amount: number, text: string, { currency, display, locale }: Shown): string {
  const sign = amount < 0 ? '-' : '';
  if (display === 'none') return sign + text;
  const { symbol, nativeSymbol } = currencyOf(currency, locale);
  const shown = display === 'symbol' ? symbol : nativeSymbol;
  return `${sign}${shown}${/\p{L}\.?$/u.test(shown) ? '\u00a0' : ''}${text}`;
}

const whole = String.raw`\d+|[1-9]\d{0,2}(?:G\d{3})+`;

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
  return parse(typed, currency, 0);
}

/** Parses like `parseMoney`, with up to four more decimals, as prices of segments have: `0.0052` dollars are 0.52 cents. */
export function parseExactMoney(typed: string, currency: string): Money | null {
  return parse(typed, currency, 4);
}

function parse(typed: string, currency: string, more: number): Money | null {
  const text = typed.replaceAll(/[\s\p{L}\p{Sc}']/gu, '').replace('\u2212', '-');
  const negative = text.startsWith('-');
  const digits = digitsOf(currency);
  const mark = decimalMarkOf(currency);
  const unsigned = negative ? text.slice(1) : text;
  const other = mark === ',' ? '.' : ',';
  const most = digits + more;
  const parts = split(unsigned, mark, most) ?? (unsigned.includes(other) ? split(unsigned, other, most) : null);
  if (!parts) return null;
  const rest = parts[1].padEnd(digits, '0');
  const amount = Number(`${parts[0]}${rest.slice(0, digits)}.${rest.slice(digits)}`);
  if (amount > Number.MAX_SAFE_INTEGER) return null;
  return { amount: negative && amount !== 0 ? -amount : amount, currency };
}
