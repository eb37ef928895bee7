import { likeText } from './likeText.ts';

/**
 * The digits of a search that is a phone number, or a part of one, as people write it, without the trunk prefix: numbers are
 * stored as `+61255503285`, and written as `(02) 5550 3285`, `0061 2 5550 3285` or `+61 (0)2 5550 3285`. Undefined for
 * other text.
 */
export function searchedDigits(search: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(search)) return undefined;
  const digits = search.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? undefined : digits;
}

/** A LIKE pattern that finds phone numbers in whatever way the search writes them, and other text as it is. */
export function likeNumber(search: string): string {
  return likeText(searchedDigits(search) ?? search);
}
