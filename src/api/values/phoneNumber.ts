import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

/** A phone number as it is stored and sent: E.164, for example `+61398765432`. */
export const PhoneNumber = z.e164();
export type PhoneNumber = z.infer<typeof PhoneNumber>;

/** Whether the text is a number that can exist in its country's plan, not only E.164 in form. */
export function isDialable(text: string): boolean {
  return parsePhoneNumberFromString(text)?.isValid() ?? false;
}

/** What a person typed, read in a country's plan: `(03) 9876 5432` in `AU` is `+61398765432`. Undefined when it is no number. */
export function toPhoneNumber(
  text: string,
  country: 'AU' | 'NZ' | 'GB' | 'SG' | 'US' | 'MY' | 'IT',
): PhoneNumber | undefined {
  const parsed = parsePhoneNumberFromString(text, country);
  return parsed?.isValid() ? parsed.number : undefined;
}
