import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { filtersMachine, type FiltersEvent } from './filters.machine.ts';
import { addDays } from './dateRange.ts';
import type { FilterSet } from './filterSet.ts';
import { aFilterSet, today } from '../../../tests/model/machines/filters.builders.ts';

/** Runs the events; returns the state, both filter sets and every emitted applied set. */
function after(applied: FilterSet, ...events: FiltersEvent[]) {
  const told: FilterSet[] = [];
  const actor = createActor(filtersMachine, { input: { today, applied } });
  actor.on('applied.changed', (event) => told.push(event.applied));
  actor.start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { state: value, draft: context.draft, applied: context.applied, told };
}

const change = (changes: Partial<FilterSet>): FiltersEvent => ({ type: 'draft.changed', changes });
const initial = aFilterSet();
const missed = aFilterSet({ status: ['missed'] });
const backwards = aFilterSet({ durationMin: 60, durationMax: 30 });
const number = '+61398765432';
const tomorrow = { dateLabel: 'custom', dateStart: today, dateEnd: addDays(today, 1) } as const;
const january = { dateLabel: 'custom', dateStart: '2026-01-01', dateEnd: '2026-01-31' } as const;

type Expected = { state: string; draft: FilterSet; applied: FilterSet; told: FilterSet[] };
const table: [string, FiltersEvent[], Expected][] = [
  ['the initial state has nothing to apply', [], { state: 'applied', draft: initial, applied: initial, told: [] }],
  [
    'a change affects only the draft',
    [change({ status: ['missed'] })],
    { state: 'drafting', draft: missed, applied: initial, told: [] },
  ],
  [
    'apply copies the draft to the applied set and emits it',
    [change({ status: ['missed'] }), { type: 'filters.applied' }],
    { state: 'applied', draft: missed, applied: missed, told: [missed] },
  ],
  [
    'cancel restores the applied set',
    [change({ status: ['missed'] }), { type: 'filters.cancelled' }],
    { state: 'applied', draft: initial, applied: initial, told: [] },
  ],
  [
    'undoing a change leaves nothing to apply',
    [change({ status: ['missed'] }), change({ status: [] }), { type: 'filters.applied' }],
    { state: 'applied', draft: initial, applied: initial, told: [] },
  ],
  [
    'an invalid draft is not applied',
    [change({ durationMin: 60, durationMax: 30 }), { type: 'filters.applied' }],
    { state: 'invalid', draft: backwards, applied: initial, told: [] },
  ],
  [
    'talk times or scores that contradict themselves are not applied',
    [change({ talkTimeMin: 60, talkTimeMax: 30, scoreMin: 2, scoreMax: 1 }), { type: 'filters.applied' }],
    {
      state: 'invalid',
      draft: aFilterSet({ talkTimeMin: 60, talkTimeMax: 30, scoreMin: 2, scoreMax: 1 }),
      applied: initial,
      told: [],
    },
  ],
  [
    'a filter that only the log has is applied with the others',
    [change({ tags: ['vip'], area: 'Perth' }), { type: 'filters.applied' }],
    {
      state: 'applied',
      draft: aFilterSet({ tags: ['vip'], area: 'Perth' }),
      applied: aFilterSet({ tags: ['vip'], area: 'Perth' }),
      told: [aFilterSet({ tags: ['vip'], area: 'Perth' })],
    },
  ],
  [
    'a range that ends after today is not applied',
    [change(tomorrow), { type: 'filters.applied' }],
    { state: 'invalid', draft: aFilterSet(tomorrow), applied: initial, told: [] },
  ],
  [
    'an invalid draft can be discarded',
    [change({ durationMin: 60, durationMax: 30 }), { type: 'filters.cancelled' }],
    { state: 'applied', draft: initial, applied: initial, told: [] },
  ],
  [
    'reset restores the range to the last 7 days and keeps the rest of the draft',
    [change({ ...january, status: ['missed'] }), { type: 'range.reset' }],
    { state: 'drafting', draft: missed, applied: initial, told: [] },
  ],
  [
    'reset ends today, also after midnight',
    [{ type: 'day.turned', today: '2026-03-11' }, { type: 'range.reset' }, { type: 'filters.applied' }],
    (() => {
      const next = aFilterSet({ dateStart: '2026-03-05', dateEnd: '2026-03-11' });
      return { state: 'applied', draft: next, applied: next, told: [next] };
    })(),
  ],
  [
    'removing a chip applies immediately and keeps an unfinished draft',
    [change({ durationMin: 10 }), { type: 'filters.amended', changes: { status: ['missed'] } }],
    {
      state: 'drafting',
      draft: aFilterSet({ durationMin: 10, status: ['missed'] }),
      applied: missed,
      told: [missed],
    },
  ],
  [
    'another URL discards the draft and is not emitted back',
    [change({ durationMin: 10 }), { type: 'address.changed', filters: missed }],
    { state: 'applied', draft: missed, applied: missed, told: [] },
  ],
  [
    'the same URL keeps an unfinished draft',
    [change({ status: ['missed'] }), { type: 'address.changed', filters: aFilterSet() }],
    { state: 'drafting', draft: missed, applied: initial, told: [] },
  ],
];

test.each(table)('%s', (_title, events, expected) => {
  expect(after(initial, ...events)).toEqual(expected);
});

describe('changing accounts', () => {
  const chosen = aFilterSet({ trackingNumber: [number, '+61291234567'], trackingSource: ['Flyer'] });

  test('drops numbers and sources that the accounts do not have, and emits the rest', () => {
    const left = aFilterSet({ trackingNumber: [number] });
    const belongings = { numbers: [number], sources: ['Google Ads'] };
    expect(after(chosen, { type: 'accounts.changed', belongings })).toEqual({
      state: 'applied',
      draft: left,
      applied: left,
      told: [left],
    });
  });

  test('keeps what the accounts have and emits nothing', () => {
    const belongings = { numbers: [number, '+61291234567'], sources: ['Flyer'] };
    expect(after(chosen, { type: 'accounts.changed', belongings }).told).toEqual([]);
  });
});
