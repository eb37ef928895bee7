import { countryTable } from './countryTable.ts';
import { digitsOf } from './currency.ts';
import { dialPrefix, isPhoneCountry } from './phoneTyping.ts';

/** A country (specification section 9). `Intl.DisplayNames` has its name. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 4217, with the digits of its minor unit. */
  currency: string;
  digits: 0 | 2 | 3;
  /** `+61`; null without a numbering plan. */
  dialPrefix: string | null;
  /** The main language, ISO 639: `it`. */
  language: string;
  /** IANA zones, the most populous first. */
  timezones: readonly string[];
  /** The two characters that render as its flag. */
  flag: string;
}

const flagBase = 0x1f1e6 - 'A'.charCodeAt(0);

function flagOf(code: string): string {
  return String.fromCodePoint(flagBase + code.charCodeAt(0), flagBase + code.charCodeAt(1));
}

function read(line: string): Country {
  const [code = '', currency = '', ...timezones] = line.split(' ');
  return {
    code,
    currency,
    digits: digitsOf(currency),
    dialPrefix: isPhoneCountry(code) ? dialPrefix(code) : null,
    language: new Intl.Locale(`und-${code}`).maximize().language,
    timezones,
    flag: flagOf(code),
  };
}

export const countries: readonly Country[] = countryTable.trim().split(/; |\n/).map(read);

const byCode = new Map(countries.map((country) => [country.code, country]));

export const countryOf = (code: string): Country | undefined => byCode.get(code);

/** The currency of accounts in a country; Australian dollars where it has none. */
export const currencyOfCountry = (code: string): string => countryOf(code)?.currency || 'AUD';
