import { countryTable } from './countryTable.ts';
import { digitsOf } from './currency.ts';
import { dialPrefix, isPhoneCountry } from './phoneTyping.ts';

/** A country of the table (specification section 9). Its name in a language is `Intl.DisplayNames`' to tell. */
export interface Country {
  /** ISO 3166-1, two letters. */
  code: string;
  /** ISO 4217, with the digits of its minor unit. */
  currency: string;
  digits: 0 | 2 | 3;
  /** `+61`; null where nobody has a number plan. */
  dialPrefix: string | null;
  /** The language of most people, ISO 639: `it`. */
  language: string;
  /** IANA, the one most people live in first. */
  timezones: readonly string[];
  /** The two characters that systems draw as its flag. */
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
