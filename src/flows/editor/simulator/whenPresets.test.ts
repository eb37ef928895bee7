import { expect, test } from 'vitest';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';
import { whenPresets } from './whenPresets.ts';

const timezone = 'Australia/Melbourne';
const holidays = [
  { date: '2026-11-03', name: 'Melbourne Cup' },
  { date: '2027-01-01', name: 'New Year’s Day' },
  { date: '2026-12-25', name: 'Christmas Day' },
  { date: '2026-12-26', name: 'Boxing Day' },
  { date: '2027-01-26', name: '' },
];
const { nodes } = aFlow().node('start', 'start').node('hours', 'schedule', { periods: [], holidays }).document;

function presetsAt(moment: string) {
  return whenPresets(nodes, timezone, Date.parse(moment)).map(({ id, at, holiday }) => [
    id,
    new Date(at).toISOString(),
    holiday,
  ]);
}

test('a call can be tested on the next Monday, Saturday, late evening and the next three holidays', () => {
  expect(presetsAt('2026-11-23T12:00:00+11:00')).toEqual([
    ['monday', '2026-11-29T23:30:00.000Z', null],
    ['saturday', '2026-11-27T23:30:00.000Z', null],
    ['night', '2026-11-23T11:00:00.000Z', null],
    ['holiday-2026-12-25', '2026-12-24T23:30:00.000Z', 'Christmas Day'],
    ['holiday-2026-12-26', '2026-12-25T23:30:00.000Z', 'Boxing Day'],
    ['holiday-2027-01-01', '2026-12-31T23:30:00.000Z', 'New Year’s Day'],
  ]);
});

test('from ten in the evening on, the late evening is tomorrow’s, by the flow’s clock', () => {
  expect(presetsAt('2026-11-27T21:59:00+11:00').slice(0, 3)).toEqual([
    ['monday', '2026-11-29T23:30:00.000Z', null],
    ['saturday', '2026-11-27T23:30:00.000Z', null],
    ['night', '2026-11-27T11:00:00.000Z', null],
  ]);
  expect(presetsAt('2026-11-27T22:00:00+11:00')[2]).toEqual(['night', '2026-11-28T11:00:00.000Z', null]);
});

test('a flow without a schedule, or with one that is half-typed, offers no holidays', () => {
  const half = [{ id: 'hours', type: 'schedule', version: 1, name: '', settings: { holidays: 'soon' } }];
  expect(whenPresets(half, timezone, Date.parse('2026-11-23T12:00:00Z')).map(({ id }) => id)).toEqual([
    'monday',
    'saturday',
    'night',
  ]);
});
