import { expect, test } from 'vitest';
import { CallFilter } from './callFilter.ts';

const read = (field: 'datefrom' | 'dateto', text: string) => CallFilter.safeParse({ [field]: text }).data?.[field];

/** A time of a day, and whether it is the start or the end of one. */
const times: [time: string, starts: boolean, ends: boolean][] = [
  ['', true, true],
  [' 00:00', true, false],
  ['T00:00:00', true, false],
  [' 00:00:00.000', true, false],
  [' 00:00:01', false, false],
  [' 12:00', false, false],
  [' 23:59', false, true],
  ['T23:59:59', false, true],
  [' 23:59:59.999', false, true],
  [' 23:59:58', false, false],
  [' 24:00', false, false],
  [' 00:00 x', false, false],
];

test.each(times)('a day with “%s” can be the first: %s, and the last: %s', (time, starts, ends) => {
  const text = `2026-11-21${time}`;
  expect([read('datefrom', text), read('dateto', text)]).toEqual([
    starts ? '2026-11-21' : undefined,
    ends ? '2026-11-21' : undefined,
  ]);
});
