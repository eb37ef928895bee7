import { AsYouType, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneNumber } from './phoneNumber.ts';

/** Two letters of a country with a number plan. */
export type PhoneCountry = CountryCode;

/** Every country with a number plan, in no order for people. */
export const phoneCountries: readonly PhoneCountry[] = getCountries();

/** What to dial before a national number, with its plus: `+61`. */
export const dialPrefix = (country: PhoneCountry): string => `+${getCountryCallingCode(country)}`;

export const isPhoneCountry = (code: string): code is PhoneCountry => phoneCountries.some((known) => known === code);

const significant = (text: string) => text.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '');

/** Where the caret stands once `count` digits and the plus are to its left. */
function caretAfter(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; at < text.length && seen < count; at += 1) if (/[\d+]/.test(text.charAt(at))) seen += 1;
  return at;
}

/** The formatter fails on a few beginnings of a few plans (`08` of Samoa): these stand as they were typed. */
function inGroups(digits: string, country: PhoneCountry): string {
  try {
    return new AsYouType(country).input(digits);
  } catch {
    return digits;
  }
}

/** A phone number while it is typed: digits and a leading plus only, set as its country writes it, the caret kept in place. */
export function typePhone(typed: string, caret: number, country: PhoneCountry): { text: string; caret: number } {
  const text = inGroups(significant(typed), country);
  return { text, caret: caretAfter(text, significant(typed.slice(0, caret)).length) };
}

/** Who owns a prefix that several countries share, where it is not the first by letters. */
const owners: Readonly<Record<string, PhoneCountry>> = { 1: 'US', 7: 'RU', 212: 'MA', 358: 'FI', 590: 'GP', 599: 'CW' };

function ownerOf(code: string): PhoneCountry | undefined {
  return owners[code] ?? phoneCountries.find((country) => getCountryCallingCode(country) === code);
}

/** The country of what is typed: a prefix decides, without one it is the country chosen. */
export function countryTyped(text: string, chosen: PhoneCountry): PhoneCountry {
  if (!text.startsWith('+')) return chosen;
  const formatter = new AsYouType();
  formatter.input(text);
  const code = formatter.getCallingCode();
  if (code === undefined) return chosen;
  const known = formatter.getCountry();
  if (known !== undefined || getCountryCallingCode(chosen) === code) return known ?? chosen;
  return ownerOf(code) ?? chosen;
}

/** The number in international form, or null while the text is no number that can exist in the plan of the country. */
export function readPhone(text: string, country: PhoneCountry): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, country);
  if (!parsed?.isValid() || parsed.countryCallingCode !== getCountryCallingCode(country)) return null;
  return parsed.number;
}

/** How a stored number stands in a field beside its country: in national form. Null when it is no number. */
export function writePhone(number: string): { text: string; country: PhoneCountry } | null {
  const parsed = parsePhoneNumberFromString(number);
  const country = parsed?.country ?? parsed?.getPossibleCountries()[0];
  return parsed && country ? { text: parsed.formatNational(), country } : null;
}
