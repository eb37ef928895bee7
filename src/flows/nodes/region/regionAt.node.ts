import type { CallPlace } from '#flows/core/callPlace.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { areaPrefix } from '#values/areaPrefix.ts';
import { countryTyped } from '#values/phoneTyping.ts';
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

/** Each entry as a place with a caller from there whom no other group takes; entries that others cover are left out. */
export function placesOf(groups: readonly RegionGroup[]): CallPlace[] {
  return groups.flatMap((group) => {
    const ofNumber = (kind: CallPlace['kind'], code: string, prefix: string | undefined) =>
      prefix === undefined ? [] : numbersOf(prefix).map((caller) => ({ kind, code, facts: callFrom(caller) }));
    const found = [
      ...group.prefixes.map((code) => ofNumber('prefix', code, code)),
      ...group.areaCodes.map((code) => ofNumber('areaCode', code, areaPrefix(code))),
      ...group.states.map((code) => [
        { kind: 'state' as const, code, facts: { caller: null, state: code, country: code.slice(0, 2) } },
      ]),
      ...group.countries.map((code) => [
        { kind: 'country' as const, code, facts: { caller: null, state: null, country: code } },
      ]),
    ];
    return found.flatMap((calls) => calls.filter(({ facts }) => regionAt(groups, facts) === group).slice(0, 1));
  });
}

function callFrom(caller: string): Place {
  return { caller, state: null, country: countryTyped(caller, 'US') };
}

const SUBSCRIBER = 7;

/** Numbers with a prefix, which differ in the digit after it. */
function numbersOf(prefix: string): string[] {
  return Array.from({ length: 10 }, (_, digit) => `${prefix}${String(digit).repeat(SUBSCRIBER)}`.slice(0, 16));
}

function placesIn(group: RegionGroup): Place[] {
  const numbers = prefixesOf(group).flatMap(numbersOf);
  return [
    ...numbers.map((caller) => ({ caller, state: null, country: null })),
    ...group.states.map((state) => ({ caller: null, state, country: null })),
    ...group.countries.map((country) => ({ caller: null, state: null, country })),
  ];
}
