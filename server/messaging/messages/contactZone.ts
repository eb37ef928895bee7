import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { countryOf } from '#values/countries.ts';
import { geoTable, readGeoTable } from '../../kernel/geoTables.ts';

export interface Home {
  country: string;
  timezone: string;
}

let zonesByPrefix: Record<string, string> | undefined;
const longestPrefix = 9;
/** By prefix; empty where the prefix tells no place, as those of most mobiles. */
const cached = new Map<string, readonly string[]>();
const ofCountries = new Map<string, readonly string[]>();

/**
 * The zones in whose hours somebody may get a text; it has to be in those of all of them. Where the area code tells the
 * place they are its zones, else all of the country: the account’s own, or the largest, first.
 */
export function zonesOf(msisdn: string, country: string | undefined, account: Home): readonly string[] {
  const byArea = zonesOfArea(msisdn);
  if (byArea.length > 0) return byArea;
  const key = `${country} ${account.country} ${account.timezone}`;
  const known = ofCountries.get(key) ?? zonesOfCountry(country, account);
  ofCountries.set(key, known);
  return known;
}

function zonesOfCountry(country: string | undefined, account: Home): readonly string[] {
  const all = country === undefined ? [] : (countryOf(country)?.timezones ?? []);
  return country === undefined || country === account.country || all.length === 0
    ? [...new Set([account.timezone, ...all])]
    : all;
}

function zonesOfArea(msisdn: string): readonly string[] {
  zonesByPrefix ??= readGeoTable(readFileSync(geoTable('timezones.bson')));
  for (let length = longestPrefix; length > 1; length -= 1) {
    const prefix = msisdn.slice(1, length + 1);
    const zones = zonesByPrefix[prefix];
    if (zones === undefined) continue;
    const known = cached.get(prefix) ?? (tellsPlace(msisdn, prefix) ? zones.split('&') : []);
    cached.set(prefix, known);
    return known;
  }
  return [];
}

/** Of a whole country, or of a country’s mobiles, the table names the zones of some of them. */
function tellsPlace(msisdn: string, prefix: string): boolean {
  const parsed = parsePhoneNumberFromString(msisdn);
  return parsed !== undefined && prefix.length > parsed.countryCallingCode.length && parsed.getType() !== 'MOBILE';
}
