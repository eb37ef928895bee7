import { microsOf, minorUnitsOf } from './sms/micros.ts';
import { currencyOf, decimalMarkOf, digitsOf, groupMarkOf, type Mark, type Money, stepOf } from './currency.ts';

export type { Money } from './currency.ts';

type Display = 'sign' | 'none';

/** Rounds to the nearest payable amount, halves away from zero; rates yield fractions of minor units. */
export function roundMoney({ amount, currency }: Money): Money {
  const step = stepOf(currency);
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount) / step) * step;
  return { amount: rounded === 0 ? 0 : rounded, currency };
}

/** What `Intl.NumberFormat` takes without rounding it. */
type Decimal = Intl.StringNumericLiteral;

/** Decimal text: 1250 minor units of AUD, with `rest` as decimals after them, are `12.50`. */
function decimalOf(amount: number, currency: string, rest: string): Decimal {
  const digits = digitsOf(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const decimals = `${text.slice(text.length - digits, digits === 0 ? 0 : undefined)}${rest}`;
  const sign = amount < 0 ? '-' : '';
  return `${sign}${text.slice(0, text.length - digits)}${decimals === '' ? '' : `.${decimals}`}` as Decimal;
}

/**
 * Formats a payable amount as the language writes it: `$1,250.00`, `1.250,00 A$`, `CHF 12.35`. The sign tells dollars
 * apart; `none` omits it for fields.
 */
export function formatMoney(money: Money, locale: string, display: Display = 'sign'): string {
  const { amount, currency } = roundMoney(money);
  return written(decimalOf(amount, currency, ''), { currency, locale, display, digits: digitsOf(currency) });
}

/**
 * Formats an amount to its last digit, never rounded to what can be paid: `$0.0052`, `$12.50`. As many decimals as the
 * currency has, and up to four more.
 */
export function formatExactMoney({ amount, currency }: Money, locale: string, display: Display = 'sign'): string {
  const micros = microsOf(Math.abs(amount));
  const whole = Math.floor(minorUnitsOf(micros));
  const rest = String(micros - microsOf(whole))
    .padStart(4, '0')
    .replace(/0+$/, '');
  const text = decimalOf(whole, currency, rest);
  const digits = digitsOf(currency) + rest.length;
  return written(amount < 0 && micros !== 0 ? (`-${text}` as Decimal) : text, { currency, locale, display, digits });
}

/** An amount as files and the API write it, in no language: `1250.50 AUD`. */
export const moneyCode = ({ amount, currency }: Money): string => `${decimalOf(amount, currency, '')} ${currency}`;

/** Reads what `moneyCode` wrote; null if it is something else. */
export function moneyOfCode(text: string): Money | null {
  const [, decimal = '', currency = ''] = /^(-?[\d.]+) ([A-Z]{3})$/.exec(text) ?? [];
  return currency === '' ? null : { amount: Math.round(Number(decimal) * 10 ** digitsOf(currency)), currency };
}

interface Shown {
  currency: string;
  locale: string;
  display: Display;
  digits: number;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ currency, locale, digits }: Shown): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}

/** The language places sign and marks, but for currencies that have their decimal mark from the specification. */
function written(value: Decimal, shown: Shown): string {
  const mark = decimalMarkOf(shown.currency, shown.locale);
  const marks: Record<string, string> = { decimal: mark, group: groupMarkOf(mark), minusSign: '\u2212' };
  const parts = formatOf(shown).formatToParts(value);
  const kept = shown.display === 'none' ? parts.filter(({ type }) => type !== 'currency' && type !== 'literal') : parts;
  return kept.map(({ type, value: text }) => marks[type] ?? text).join('');
}

const whole = String.raw`\d+|[1-9]\d{0,2}(?:G\d{3})+`;

/** Splits `text` at this decimal mark; null if it does not parse. */
function split(text: string, mark: Mark, digits: number): [whole: string, rest: string] | null {
  const group = String.raw`\G`.replace('G', groupMarkOf(mark));
  const rest = digits === 0 ? '' : String.raw`(?:\M(\d{1,${digits}}))?`.replace('M', mark);
  const found = new RegExp(`^(${whole.replace('G', group)})${rest}$`).exec(text);
  return found && [(found[1] ?? '').replaceAll(/\D/g, ''), found[2] ?? ''];
}

/**
 * Parses a typed amount; null when invalid. Prefers the decimal mark that it is formatted with and accepts the other
 * where it is unambiguous: `12.5` euros are 12,50, but `1.250` euros are 1 250.
 */
export function parseMoney(typed: string, currency: string, locale: string): Money | null {
  return parse(typed, currency, { locale, more: 0 });
}

/** Parses like `parseMoney`, with up to four more decimals, as prices of segments have: `0.0052` dollars are 0.52 cents. */
export function parseExactMoney(typed: string, currency: string, locale: string): Money | null {
  return parse(typed, currency, { locale, more: 4 });
}

/** A minus, and signs or letters, before and after what may be a number. */
const affixed = /^(-?)([\p{L}\p{Sc}]*)(-?)([^\p{L}\p{Sc}]+)([\p{L}\p{Sc}]*)$/u;

/** Whether people write a currency so, as `A$`, `$`, `AUD` or `AUD$`; or don't write it. */
function isSignOf(currency: string, locale: string, written: string): boolean {
  const { code, symbol, nativeSymbol } = currencyOf(currency, locale);
  const signs = ['', code, symbol, nativeSymbol, code + nativeSymbol];
  return signs.some((sign) => sign.toUpperCase() === written.toUpperCase());
}

function parse(typed: string, currency: string, { locale, more }: { locale: string; more: number }): Money | null {
  const text = typed.replaceAll(/[\s']/g, '').replace('\u2212', '-');
  const [, ahead, before = '', within, unsigned, after = ''] = affixed.exec(text) ?? [];
  if (unsigned === undefined || (ahead && within) || !isSignOf(currency, locale, before + after)) return null;
  const negative = Boolean(ahead || within);
  const digits = digitsOf(currency);
  const mark = decimalMarkOf(currency, locale);
  const other = groupMarkOf(mark);
  const most = digits + more;
  const parts = split(unsigned, mark, most) ?? (unsigned.includes(other) ? split(unsigned, other, most) : null);
  if (!parts) return null;
  const rest = parts[1].padEnd(digits, '0');
  const amount = Number(`${parts[0]}${rest.slice(0, digits)}.${rest.slice(digits)}`);
  if (amount > Number.MAX_SAFE_INTEGER) return null;
  return { amount: negative && amount !== 0 ? -amount : amount, currency };
}
