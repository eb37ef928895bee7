import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { placeOf } from './senders.ts';

export interface ReadNumber {
  /** E.164. */
  msisdn: string;
  /** Null if it is no valid number of a country. */
  country: string | null;
  landline: boolean;
}

/** A typed number in E.164, with where it is; undefined if it can be none. */
export function readNumber(typed: string, country: string): ReadNumber | undefined {
  const parsed = parsePhoneNumberFromString(typed, country as CountryCode);
  if (!parsed?.isPossible()) return undefined;
  const place = placeOf(parsed);
  return { msisdn: parsed.number, country: place?.country ?? null, landline: place?.landline ?? false };
}
