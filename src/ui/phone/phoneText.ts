import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneText {
  /** International form with spaces: `+61 3 9876 5432`. */
  text: string;
  /** Two-letter code of the country; null when unknown. */
  country: string | null;
}

/** Formats a stored number for display; other text stays unchanged. */
export function phoneText(number: string): PhoneText {
  const parsed = parsePhoneNumberFromString(number);
  return { text: parsed?.formatInternational() ?? number, country: parsed?.country ?? null };
}
