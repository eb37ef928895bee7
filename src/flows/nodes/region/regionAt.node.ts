import type { CallFacts } from '#flows/core/facts.ts';
import { areaPrefix } from '#values/areaPrefix.ts';
import type { RegionGroup } from './regionSettings.node.ts';

type Place = Pick<CallFacts, 'caller' | 'state' | 'country'>;

/**
 * The group of a caller: by the longest matching dial prefix or area code, then by state, then by country, because the
 * more specific tells more. Undefined when no group matches or nothing is known.
 */
export function regionAt(groups: readonly RegionGroup[], { caller, state, country }: Place): RegionGroup | undefined {
  const longest = groups
    .map((group) => ({ group, length: longestMatch(group, caller) }))
    .reduce<{ group?: RegionGroup; length: number }>((best, one) => (one.length > best.length ? one : best), {
      length: 0,
    });
  return (
    longest.group ??
    groups.find(({ states }) => states.some((each) => each === state)) ??
    groups.find(({ countries }) => countries.some((each) => each === country))
  );
}

function longestMatch(group: RegionGroup, caller: string | null): number {
  if (caller === null) return 0;
  return prefixesOf(group).reduce(
    (longest, prefix) => (caller.startsWith(prefix) ? Math.max(longest, prefix.length) : longest),
    0,
  );
}

/** The group's dial prefixes, those of its area codes included. */
export function prefixesOf({ prefixes, areaCodes }: RegionGroup): string[] {
  return [...prefixes, ...areaCodes.flatMap((code) => areaPrefix(code) ?? [])];
}

/** A caller of each group, and one of whom nothing is known. A group that others cover entirely has none. */
export function callersOf(groups: readonly RegionGroup[]): Place[] {
  const unknown: Place = { caller: null, state: null, country: null };
  const found = groups.flatMap((group) =>
    placesIn(group)
      .filter((place) => regionAt(groups, place) === group)
      .slice(0, 1),
  );
  return [...found, unknown];
}

const SUBSCRIBER = 7;

function placesIn(group: RegionGroup): Place[] {
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(SUBSCRIBER));
  const numbers = prefixesOf(group).flatMap((prefix) => digits.map((rest) => `${prefix}${rest}`.slice(0, 16)));
  return [
    ...numbers.map((caller) => ({ caller, state: null, country: null })),
    ...group.states.map((state) => ({ caller: null, state, country: null })),
    ...group.countries.map((country) => ({ caller: null, state: null, country })),
  ];
}
