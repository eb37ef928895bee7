import { AsYouType, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneNumber } from './phoneNumber.ts';
import { plainNumber } from './plainText.ts';

/** Two-letter code of a country with a plan. */
export type PhoneCountry = CountryCode;

/** Every country with a numbering plan, unsorted. */
export const phoneCountries: readonly PhoneCountry[] = getCountries();

/** The international prefix with its plus: `+61`. */
export const dialPrefix = (country: PhoneCountry): string => `+${getCountryCallingCode(country)}`;

export const isPhoneCountry = (code: string): code is PhoneCountry => phoneCountries.some((known) => known === code);

/** The first of the countries that has a numbering plan, else the default country: Antarctica has none. */
export const phoneCountryOf = (...codes: (string | undefined)[]): PhoneCountry =>
  codes.find((code) => code !== undefined && isPhoneCountry(code)) ?? 'AU';

const significant = (text: string) =>
  plainNumber(text)
    .replaceAll(/[^\d+]/g, '')
    .replaceAll(/(?!^)\+/g, '');

/** The caret position after `count` digits or plus signs. */
function caretAfter(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; at < text.length && seen < count; at += 1) if (/[\d+]/.test(text.charAt(at))) seen += 1;
  return at;
}

/** AsYouType throws on a few inputs (such as `08` in Samoa): leave those as typed. */
function inGroups(digits: string, country: PhoneCountry): string {
  try {
    return new AsYouType(country).input(digits);
  } catch {
    return digits;
  }
}

/**
 * Formats a phone number during typing: only digits and a leading plus, in the country's format, keeping the caret in
 * place.
 */
export function typePhone(typed: string, caret: number, country: PhoneCountry): { text: string; caret: number } {
  const text = inGroups(significant(typed), country);
  return { text, caret: caretAfter(text, significant(typed.slice(0, caret)).length) };
}

/** The main country of a shared prefix, where it is not the first alphabetically. */
const owners: Readonly<Record<string, PhoneCountry>> = { 1: 'US', 7: 'RU', 212: 'MA', 358: 'FI', 590: 'GP', 599: 'CW' };

function ownerOf(code: string): PhoneCountry | undefined {
  return owners[code] ?? phoneCountries.find((country) => getCountryCallingCode(country) === code);
}

/** The country of the typed text: by its prefix, else the chosen one. */
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

/** The number in E.164; null until it is valid in the country's plan. */
export function readPhone(text: string, country: PhoneCountry): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(text, country);
  if (!parsed?.isValid() || parsed.countryCallingCode !== getCountryCallingCode(country)) return null;
  return parsed.number;
}

/** Formats a stored number for a field with a country: in national form. Null when invalid. */
export function writePhone(number: string): { text: string; country: PhoneCountry } | null {
  const parsed = parsePhoneNumberFromString(number);
  const country = parsed?.country ?? parsed?.getPossibleCountries()[0];
  return parsed && country ? { text: parsed.formatNational(), country } : null;
}
