import type { Address } from './address.ts';
import { clickIds } from './clickIds.ts';

/** The parameters of an address that are kept; others may hold what nobody should store. In lower case. */
export const keptParameters: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gad_source',
  'gad_campaignid',
  ...clickIds.map(({ name }) => name),
]);

const longestValue = 300;
const longestPath = 500;

/** The kept parameters of an address, names in lower case; the first of each. */
export function keptQuery({ query }: Address): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const [written, value] of query) {
    const name = written.toLowerCase();
    const text = value.trim().slice(0, longestValue);
    if (keptParameters.has(name) && text !== '' && !kept.has(name)) kept.set(name, text);
  }
  return kept;
}

/** A page as it is stored: host without `www.` and path, nothing else. */
export function pageOf({ host, path }: Address): string {
  return `${host}${path}`.slice(0, longestPath);
}
