import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhoneCountry } from './phoneTyping.ts';

/** Whether the number is valid in its country's numbering plan, not just E.164 in form. */
export function isDialable(text: string): boolean {
  return parsePhoneNumberFromString(text)?.isValid() ?? false;
}

/** Parses typed text by a country's plan: `(03) 9876 5432` in `AU` is `+61398765432`. Undefined when invalid. */
export function toPhoneNumber(text: string, country: PhoneCountry): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** As `toPhoneNumber`, with the extension if one is typed: `+61398765432;ext=12`. */
export function toDialString(text: string, country: PhoneCountry): string | undefined {
  const parsed = parsePhoneNumberFromString(text, country);
  if (!parsed?.isValid()) return undefined;
  return parsed.ext ? `${parsed.number};ext=${parsed.ext}` : parsed.number;
}

/** The country of a number in E.164; undefined for one that several countries or none have. */
export function countryOfNumber(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.country;
}

/** Formats a stored number as it is dialed in its own country: `(03) 9876 5432`; other text stays unchanged. */
export function nationalNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatNational() ?? number;
}

/** Formats a stored number for reading: `+61 3 9876 5432`; other text stays unchanged. */
export function readableNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
