import { z } from 'zod';

/** A postcode as stored: capitals and digits, without spaces and hyphens. */
export const Postcode = z.string().regex(/^[A-Z0-9]{2,10}$/);

/** Countries whose postcodes are digits only, with their length: spreadsheets drop the zeros in front. */
export const postcodeDigits: Readonly<Record<string, number>> = {
  AU: 4,
  DE: 5,
  FR: 5,
  IT: 5,
  MY: 5,
  NZ: 4,
  SG: 6,
  US: 5,
};

/**
 * Reads a postcode as people and spreadsheets write it: `3000`, `800` for Darwin's 0800, `90210-1234`, `sw1a 1aa`.
 * Undefined when it is none.
 */
export function toPostcode(text: string, country: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const digits = postcodeDigits[country];
  if (digits === undefined) return Postcode.safeParse(plain).data;
  if (!/^\d+$/.test(plain)) return undefined;
  const short = country === 'US' && plain.length === 9 ? plain.slice(0, 5) : plain;
  if (short.length > digits || short.length < digits - 2) return undefined;
  return short.padStart(digits, '0');
}

/** How many characters two postcodes have in common from the left. */
export function sharedPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}
