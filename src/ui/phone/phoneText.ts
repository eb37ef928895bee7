import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneText {
  /** International form with its spaces: `+61 3 9876 5432`. */
  text: string;
  /** Two letters of the country's plan, or null when the number tells none. */
  country: string | null;
}

/** A stored number as people read it; what is no number stays as it is. */
export function phoneText(number: string): PhoneText {
  const parsed = parsePhoneNumberFromString(number);
  return { text: parsed?.formatInternational() ?? number, country: parsed?.country ?? null };
}
