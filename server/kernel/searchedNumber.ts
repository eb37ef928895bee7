import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainNumber } from '#values/plainText.ts';
import { likeText } from './likeText.ts';

/**
 * The digits of a search that is a phone number, or a part of one, as people write it, without the trunk or international
 * prefix: numbers are stored as `+61255503285`, and written as `(02) 5550 3285`, `0061 2 5550 3285`, `0011 61 2 5550 3285` or
 * `+61 (0)2 5550 3285`, wrapped in whatever copying adds. Undefined for other text.
 */
export function searchedDigits(search: string): string | undefined {
  const written = plainNumber(search);
  if (!/^[\d\s()+./-]+$/.test(written)) return undefined;
  const digits = withoutPrefix(written.replace('(0)', '').replaceAll(/\D/g, ''));
  return digits === '' ? undefined : digits;
}

/** `0011` begins nothing but an international number; `011` is an area as well. */
function withoutPrefix(digits: string): string {
  if (digits.startsWith('0011')) return digits.slice(4);
  const isAbroad = digits.startsWith('011') && parsePhoneNumberFromString(`+${digits.slice(3)}`)?.isValid();
  return isAbroad ? digits.slice(3) : digits.replace(/^0+/, '');
}

/** A LIKE pattern that finds phone numbers in whatever way the search writes them, and other text as it is. */
export function likeNumber(search: string): string {
  return likeText(searchedDigits(search) ?? search);
}
