import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

test('clocks change at the exact second, wherever the calendar begins', () => {
  for (const second of [0, 1, 1799, 4321]) {
    const calendar = calendarOf(at('2027-01-01T00:00:00Z') + second, at('2028-01-01T00:00:00Z') + second);
    const stretches = calendar.clocks('Australia/Melbourne').map(({ from, offset }) => [iso(from), offset / 3600]);
    expect(stretches.slice(1)).toEqual([
      ['2027-04-03T16:00:00.000Z', 10],
      ['2027-10-02T16:00:00.000Z', 11],
    ]);
  }
});

test('the stretches of a zone follow one another from the beginning to the end', () => {
  const calendar = calendarOf(at('2027-01-01T00:00:00Z'), at('2029-01-01T00:00:00Z'));
  for (const zone of ['Australia/Lord_Howe', 'Africa/Cairo', 'America/New_York', 'Asia/Kathmandu']) {
    const stretches = calendar.clocks(zone);
    expect(stretches.map(({ from }) => from)).toEqual([calendar.from, ...stretches.slice(0, -1).map(({ to }) => to)]);
    expect(stretches.at(-1)?.to).toBe(calendar.to);
  }
});
