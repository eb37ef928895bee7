import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calls } from '#contract/telephony/calls.contract.ts';
import { callFields } from '#values/callFields.ts';
import type { matchesFilters } from '../../src/machines/filters/callMatches.ts';
import { narrowing } from '../../src/machines/filters/filterSet.ts';
import {
  logFilterNames,
  type LogFilters,
  logFiltersFromSearchParams,
  logFiltersToSearchParams,
  noLogFilters,
} from '../../src/machines/filters/logFilters.ts';

/** The product has no such filter. */
interface WithMood extends LogFilters {
  mood: string | null;
}
// @ts-expect-error A new filter is nothing until it says so.
const _withoutDefault: WithMood = noLogFilters;
const { notes: _notes, ...withoutNotes } = narrowing;
// @ts-expect-error No call is judged by filters of which one is left out.
const _incomplete: Parameters<typeof matchesFilters>[1] = withoutNotes;

const query = calls.listCalls.query;
const onlyOnThePage = new Set(['kind', 'direction']);

test('every filter of the log is one of the API, of a field of calls, and has a place on the page', () => {
  const filtered = new Set<string>(Object.values(callFields).flatMap((use) => ('filters' in use ? use.filters : [])));
  const form = ['MoreFilters', 'TagFilter', 'LeadFilter', 'FilterBar']
    .map((name) => readFileSync(`src/page/filters/${name}.tsx`, 'utf8'))
    .join();
  const lacking = logFilterNames.flatMap((name) => [
    ...(name in query.shape ? [] : [`${name} is no parameter of listCalls`]),
    ...(filtered.has(name) || onlyOnThePage.has(name) ? [] : [`${name} is of no field in callFields`]),
    ...(new RegExp(`\\b${name}\\b`).test(form) || onlyOnThePage.has(name) ? [] : [`${name} has no place in a form`]),
  ]);
  expect(lacking).toEqual([]);
});

test('a filter comes back from the URL as it went into it', () => {
  const chosen: LogFilters = {
    kind: ['test'],
    direction: 'outbound',
    network: ['mobile'],
    tags: ['vip', 'a&b'],
    leadStatus: ['won', 'notSpam'],
    firstTimeCaller: 'true',
    audio: 'false',
    heard: 'true',
    talkTimeMin: 1,
    talkTimeMax: 2,
    scoreMin: -3,
    scoreMax: 4,
    revenueMin: 5,
    revenueMax: 6,
    answeredBy: 'Ann',
    rangLast: 'Bo',
    area: 'Perth',
    location: 'Albany',
    notes: '100%',
  };
  const search = new URLSearchParams(logFiltersToSearchParams(chosen));
  expect(logFiltersFromSearchParams(search)).toEqual(chosen);
  expect(Object.keys(chosen)).toEqual(logFilterNames);
});
