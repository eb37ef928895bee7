import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnd, readStart } from './readMoment.ts';

/** Tuesday, 20:30 in Sydney, 10:30 in Rome. Clocks in Sydney went forward on 4 October, in Rome back on 25 October. */
const now = new Date('2026-11-24T09:30:15Z');
const sydney = { timezone: 'Australia/Sydney', now };
const rome = { timezone: 'Europe/Rome', now };

const range = (text: string, here = sydney) => {
  const [start, end] = [readStart(text, here), readEnd(text, here)];
  return [start?.toISOString().replace(/:00\.000Z$/, ''), end?.toISOString().replace(/:00\.000Z$/, '')];
};

test.each([
  ['2026-11-21', '2026-11-20T13:00', '2026-11-21T13:00'],
  ['today', '2026-11-23T13:00', '2026-11-24T13:00'],
  ['Yesterday', '2026-11-22T13:00', '2026-11-23T13:00'],
  ['tomorrow', '2026-11-24T13:00', '2026-11-25T13:00'],
  ['3 days ago', '2026-11-20T13:00', '2026-11-21T13:00'],
  ['1 week ago', '2026-11-16T13:00', '2026-11-17T13:00'],
  ['one week ago', '2026-11-16T13:00', '2026-11-17T13:00'],
  ['2 months ago', '2026-09-23T14:00', '2026-09-24T14:00'],
  ['1 year ago', '2025-11-23T13:00', '2025-11-24T13:00'],
  ['last monday', '2026-11-22T13:00', '2026-11-23T13:00'],
  ['10 November 2026', '2026-11-09T13:00', '2026-11-10T13:00'],
  ['Nov 10, 2026', '2026-11-09T13:00', '2026-11-10T13:00'],
  ['this week', '2026-11-22T13:00', '2026-11-29T13:00'],
  ['last week', '2026-11-15T13:00', '2026-11-22T13:00'],
  ['this month', '2026-10-31T13:00', '2026-11-30T13:00'],
  ['last month', '2026-09-30T14:00', '2026-10-31T13:00'],
  ['20261120', '2026-11-19T13:00', '2026-11-20T13:00'],
  ['first day of this month', '2026-10-31T13:00', '2026-11-01T13:00'],
  ['last day of this month', '2026-11-29T13:00', '2026-11-30T13:00'],
  ['first day of last month', '2026-09-30T14:00', '2026-10-01T14:00'],
  ['Last day of last month', '2026-10-30T13:00', '2026-10-31T13:00'],
  ['first day of October 2026', '2026-09-30T14:00', '2026-10-01T14:00'],
  ['last day of previous year', '2025-12-30T13:00', '2025-12-31T13:00'],
  ['monday this week', '2026-11-22T13:00', '2026-11-23T13:00'],
  ['Sunday last week', '2026-11-21T13:00', '2026-11-22T13:00'],
  ['last year', '2024-12-31T13:00', '2025-12-31T13:00'],
  ['October 2026', '2026-09-30T14:00', '2026-10-31T13:00'],
])('in Sydney, “%s” begins and ends with its days', (text, start, end) => {
  expect(range(text)).toEqual([start, end]);
});

test.each([
  ['now', '2026-11-24T09:30:15.000Z'],
  ['3 hours ago', '2026-11-24T06:30:15.000Z'],
  ['90 minutes ago', '2026-11-24T08:00:15.000Z'],
  ['yesterday at 9am', '2026-11-22T22:00:00.000Z'],
  ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:00.250Z', '2026-11-21T09:00:00.250Z'],
  ['2026-11-21T09:00:00+02:00', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T09:00:00 02:00', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T09:00', '2026-11-20T22:00:00.000Z'],
  ['2026-11-21 09:00:30', '2026-11-20T22:00:30.000Z'],
])('“%s” is a time, whether a range begins or ends with it', (text, at) => {
  expect([readStart(text, sydney)?.toISOString(), readEnd(text, sydney)?.toISOString()]).toEqual([at, at]);
});

test('an hour that clocks skip or repeat is the first that they show', () => {
  expect(readStart('2026-10-04T02:30', sydney)?.toISOString()).toBe('2026-10-03T16:30:00.000Z');
  expect(readStart('2026-10-25T02:30', rome)?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  const beforeClocksChange = { ...rome, now: new Date('2026-10-25T02:00:00Z') };
  expect(readStart('3 hours ago', beforeClocksChange)?.toISOString()).toBe('2026-10-24T23:00:00.000Z');
});

test.each([
  ['2026-02-30'],
  ['2026-13-01'],
  ['2026-11-21T25:00'],
  ['21/11/2026'],
  ['11/21/2026'],
  ['21'],
  ['12:30'],
  [''],
  ['nonsense'],
  ['yesterday or so'],
  ['calls of yesterday'],
  ['yesterday to today'],
  ['in the year 9999'],
  ["' or 1=1 --"],
  ['\u0000'],
  ['today '.repeat(20)],
])('“%s” is no date', (text) => {
  expect(range(text)).toEqual([undefined, undefined]);
});

test('a phrase means the day on the wall of its account, in every zone and at every time', () => {
  const timezone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Europe/Rome');
  const second = fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2035, 0) / 1000 });
  fc.assert(
    fc.property(timezone, second, (zone, seconds) => {
      const here = { timezone: zone, now: new Date(seconds * 1000) };
      const start = readStart('today', here);
      const shown = (at: Date | undefined) => at?.toLocaleString('sv-SE', { timeZone: zone });
      expect(shown(start)).toBe(`${shown(here.now)?.slice(0, 10)} 00:00:00`);
      expect(readEnd('yesterday', here)).toEqual(start);
      expect(readStart('1 day ago', here)).toEqual(readStart('yesterday', here));
    }),
  );
});
