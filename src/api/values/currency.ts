/**
 * An amount in minor units: `{ amount: 1250, currency: 'AUD' }` is 12.50 Australian dollars. Whole, except for the money of
 * messages, which has up to four decimals.
 */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

export interface Currency {
  code: string;
  /** Distinguishes currencies with the same sign, in the requested language: `A$`. */
  symbol: string;
  /** The local sign: `$`. */
  nativeSymbol: string;
  /** Decimal places: 0, 2 or 3. */
  digits: 0 | 2 | 3;
  /** The smallest payable amount, in minor units. */
  step: number;
  decimalMark: Mark;
  /** `Australian dollars`. */
  namePlural: string;
}

// From ISO 4217: runtimes disagree on the digits of HUF, IDR and others, which would change stored amounts.
const withoutDigits = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const withThreeDigits = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
/** Specification section 9. */
const withComma = new Set('EUR ARS BRL CLP COP CUP DKK IDR ISK MAD MGA NOK PEN SEK UYU VEF VND'.split(' '));

export function digitsOf(code: string): 0 | 2 | 3 {
  if (withoutDigits.has(code)) return 0;
  return withThreeDigits.has(code) ? 3 : 2;
}

/** The smallest payable amount: 0.05 for CHF, else one minor unit (specification section 9). */
export const stepOf = (code: string): number => (code === 'CHF' ? 5 : 1);

export type Mark = '.' | ',';

const marks = new Map<string, Mark>();

function markOf(locale: string): Mark {
  const found = marks.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
  marks.set(locale, mark);
  return mark;
}

/** What stands before the decimals: that of the language, but always a comma for the currencies that have one. */
export const decimalMarkOf = (code: string, locale: string): Mark => (withComma.has(code) ? ',' : markOf(locale));

/** What stands between thousands beside this decimal mark. */
export const groupMarkOf = (decimalMark: Mark): Mark => (decimalMark === ',' ? '.' : ',');

type Display = 'symbol' | 'narrowSymbol' | 'name';

function word(code: string, locale: string, currencyDisplay: Display): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

const known = new Map<string, Currency>();

/** Describes a currency in a language. Throws RangeError unless the code has three letters. */
export function currencyOf(code: string, locale = 'en'): Currency {
  const key = `${locale} ${code}`;
  const found = known.get(key);
  if (found) return found;
  const currency: Currency = {
    code,
    symbol: word(code, locale, 'symbol'),
    nativeSymbol: word(code, locale, 'narrowSymbol'),
    digits: digitsOf(code),
    step: stepOf(code),
    decimalMark: decimalMarkOf(code, locale),
    namePlural: word(code, locale, 'name'),
  };
  known.set(key, currency);
  return currency;
}
