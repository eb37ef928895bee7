import { readFileSync } from 'node:fs';
import { legalHours, type LegalHours } from '#values/sms/legalHours.ts';
import { geoTable, readGeoTable } from '../../kernel/geoTables.ts';

const byPlace = new Map(legalHours.map((law) => [law.place, law]));

/** Territories in which federal law of the United States applies. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** The states with hours of their own, as the numbering plan names them. */
const states: Readonly<Record<string, string>> = {
  Connecticut: 'CT',
  Florida: 'FL',
  Maryland: 'MD',
  Oklahoma: 'OK',
  Texas: 'TX',
  'Washington State': 'WA',
};

/** By area code. */
let stateByArea: ReadonlyMap<string, string> | undefined;

/** The legal hours where somebody’s number is at home (E.164, ISO 3166-1); undefined where there are none. */
export function legalHoursOf(msisdn: string, country: string | undefined): LegalHours | undefined {
  if (country === undefined) return undefined;
  if (territories.has(country)) return byPlace.get('US');
  stateByArea ??= readStates();
  const state = country === 'US' ? stateByArea.get(msisdn.slice(2, 5)) : undefined;
  return (state === undefined ? undefined : byPlace.get(`US-${state}`)) ?? byPlace.get(country);
}

/** The table names prefixes by their state, “Texas”, or by their town, “San Antonio, TX”. */
function readStates(): ReadonlyMap<string, string> {
  const areas = Object.entries(readGeoTable(readFileSync(geoTable('geocodes', 'en', '1.bson'))));
  return new Map(
    areas.flatMap(([prefix, name]) => {
      const state = states[name] ?? /, ([A-Z]{2})$/.exec(name)?.[1];
      return state === undefined ? [] : [[prefix.slice(0, 3), state]];
    }),
  );
}
