import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { PhoneNumber } from './phoneNumber.ts';

/** The country whose plan a number typed without a prefix is read in. */
export type Country = 'AU' | 'NZ' | 'GB' | 'SG' | 'US' | 'MY' | 'IT';

/** Whether the text is a number that can exist in its country's plan, not only E.164 in form. */
export function isDialable(text: string): boolean {
  return parsePhoneNumberFromString(text)?.isValid() ?? false;
}

/** What a person typed, read in a country's plan: `(03) 9876 5432` in `AU` is `+61398765432`. Undefined when it is no number. */
export function toPhoneNumber(text: string, country: Country): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() ? parsed.number : undefined;
}

/** A stored number as people read it: `+61 3 9876 5432`; what is no number stays as it was typed. */
export function readableNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
