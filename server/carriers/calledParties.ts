import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PhoneNumber } from '#values/phoneNumber.ts';

/**
 * What carriers send as the caller of a withheld number: words spelled on a keypad (ANONYMOUS, RESTRICTED, BLOCKED,
 * UNKNOWN, UNAVAILABLE). Some are numbers in form, so one "caller" would stand for everybody.
 */
const withheld = new Set(['266696687', '7378742833', '2562533', '8656696', '86282452253']);

/** The caller in E.164, or null when withheld. `country` is what `toE164` takes. */
export function callerOf(from = '', country?: string): string | null {
  const isWithheld = withheld.has(userOf(from).replace(/^\+/, ''));
  return isWithheld ? null : (toE164(from, country) ?? null);
}

/** The country of a number (ISO 3166), in whose form its carrier may write who calls or texts it. */
export function countryOf(number: string): string | undefined {
  return parsePhoneNumberFromString(number)?.country;
}

/**
 * A number in E.164, from any form that carriers send: with or without plus or extension, national for a known country (ISO
 * 3166), a SIP address or a `tel` one. Undefined when it is no phone number.
 */
export function toE164(reported: string, country?: string): string | undefined {
  const text = userOf(reported);
  const national = country !== undefined && isSupportedCountry(country) ? country : undefined;
  return [text, `+${text}`].map((form) => validIn(form, national)).find((number) => number !== undefined);
}

function validIn(text: string, country: CountryCode | undefined): string | undefined {
  if (PhoneNumber.safeParse(text).success) return text;
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** The user part of an address without its parameters; other text stays unchanged. */
function userOf(text: string): string {
  const [user = ''] = text
    .trim()
    .replace(/^(sips?|tel):/i, '')
    .split(/[@;]/);
  return user;
}
