import { readFile } from 'node:fs/promises';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { geoTable, readGeoTable } from '../../kernel/geoTables.ts';

/** A number's town or region, its country's code and its state's (ISO 3166-2). Null when the plan does not tell. */
export interface Place {
  area: string | null;
  country: string | null;
  state: string | null;
}

const countries = new Map<string, Promise<Record<string, string>>>();

/**
 * Locates a caller by the prefix of their number (E.164, or null when withheld). Mobiles only have a country. `told` is
 * the state that the carrier tells.
 */
export async function locateNumber(caller: string | null, reported?: string): Promise<Place> {
  const number = caller === null ? undefined : parsePhoneNumberFromString(caller);
  if (!number) return { area: null, country: null, state: reported ?? null };
  const country = number.country ?? null;
  const names = await areaNames(number.countryCallingCode);
  for (let length = number.nationalNumber.length; length > 0; length -= 1) {
    const area = names[number.nationalNumber.slice(0, length)];
    if (area) return { area, country, state: reported ?? stateOf(number.number, country, area) };
  }
  return { area: null, country, state: reported ?? stateOf(number.number, country, null) };
}

/** The states of Australian landlines, as the plan divides them; the longest prefix counts. */
const australian: [prefix: string, state: string][] = [
  ['+6126', 'AU-ACT'],
  ['+6151', 'AU-ACT'],
  ['+6136', 'AU-TAS'],
  ['+6188', 'AU-SA'],
  ['+61889', 'AU-NT'],
  ['+6186', 'AU-WA'],
  ['+6189', 'AU-WA'],
  ['+612', 'AU-NSW'],
  ['+613', 'AU-VIC'],
  ['+617', 'AU-QLD'],
];

function stateOf(number: string, country: string | null, area: string | null): string | null {
  if (country === 'AU') {
    const found = australian.filter(([prefix]) => number.startsWith(prefix));
    return found.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
  }
  // "New York, NY" in the United States and Canada.
  const [, code] = /, ([A-Z]{2})$/.exec(area ?? '') ?? [];
  return code === undefined || country === null ? null : `${country}-${code}`;
}

function areaNames(callingCode: string): Promise<Record<string, string>> {
  const known = countries.get(callingCode) ?? readNames(callingCode);
  countries.set(callingCode, known);
  return known;
}

async function readNames(callingCode: string): Promise<Record<string, string>> {
  try {
    return readGeoTable(await readFile(geoTable('geocodes', 'en', `${callingCode}.bson`)));
  } catch (error) {
    // Many countries have no area codes, and so no file.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
