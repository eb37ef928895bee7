import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { PhoneNumber } from '#values/phoneNumber.ts';

/**
 * What carriers send as the caller of a withheld number: words spelled on a keypad (ANONYMOUS, RESTRICTED, BLOCKED,
 * UNKNOWN, UNAVAILABLE). Some are numbers in form, so one "caller" would stand for everybody.
 */
const withheld = new Set(['266696687', '7378742833', '2562533', '8656696', '86282452253']);

/** The caller in E.164, or null when withheld. */
export function callerOf(from = ''): string | null {
  const number = PhoneNumber.safeParse(userOf(from)).data;
  return number === undefined || withheld.has(number.slice(1)) ? null : number;
}

/**
 * A called number in E.164, from any form that carriers send: with or without plus, national for a known country (ISO
 * 3166), or a SIP address. Undefined when it is no phone number.
 */
export function toE164(called: string, country?: string): string | undefined {
  const text = userOf(called);
  const national = country !== undefined && isSupportedCountry(country) ? country : undefined;
  return [text, `+${text}`].map((form) => validIn(form, national)).find((number) => number !== undefined);
}

function validIn(text: string, country: CountryCode | undefined): string | undefined {
  if (PhoneNumber.safeParse(text).success) return text;
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** The user part of a SIP address; other text stays unchanged. */
function userOf(text: string): string {
  return /^sips?:([^@;]+)/i.exec(text)?.[1] ?? text.trim();
}
