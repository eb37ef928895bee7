import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zonesOf } from './contactZone.ts';
import { daily, nextSendingTime } from './sendingHours.ts';

const minuteMs = 60_000;
const zones = Intl.supportedValuesOf('timeZone');
const two = (value: number) => String(value).padStart(2, '0');
const formats = new Map<string, Intl.DateTimeFormat>();
function clockIn(zone: string, at: number): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...style });
  formats.set(zone, format);
  return format.format(at);
}

const quarter = fc
  .integer({ min: 0, max: 95 })
  .map((count) => `${two(Math.floor(count / 4))}:${two((count % 4) * 15)}`);
const hours = fc
  .tuple(quarter, quarter)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ from, to }));
/** Whole minutes, among them the last of an hour, and those around a clock change in Sydney and New York. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1) / minuteMs, max: Date.UTC(2027, 0, 1) / minuteMs }).map((at) => at * minuteMs),
  fc
    .tuple(
      fc.constantFrom(
        Date.UTC(2026, 9, 3, 16),
        Date.UTC(2026, 3, 4, 16),
        Date.UTC(2026, 2, 8, 7),
        Date.UTC(2026, 10, 1, 6),
      ),
      fc.integer({ min: -180, max: 180 }),
    )
    .map(([at, minutes]) => at + minutes * minuteMs),
);
const isWithin = (zone: string, at: number, { from, to }: { from: string; to: string }) => {
  const clock = clockIn(zone, at);
  return clock >= from && clock < to;
};

test('in every zone the time is within the hours, not before it is asked for, and the first such', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, hours, (zone, at, some) => {
      const next = nextSendingTime(new Date(at), [zone], daily(some)).getTime();
      expect(next).toBeGreaterThanOrEqual(at);
      expect([clockIn(zone, next), isWithin(zone, next, some)]).toEqual([clockIn(zone, next), true]);
      for (let earlier = at; earlier < next; earlier += 15 * minuteMs)
        expect(isWithin(zone, earlier, some)).toBe(false);
      if (next > at) expect(isWithin(zone, next - minuteMs, some)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['19:59:59', '19:59:59'],
  ['20:00:00', '09:00:00 tomorrow'],
  ['20:00:59', '09:00:00 tomorrow'],
  ['08:59:59', '09:00:00'],
  ['09:00:00', '09:00:00'],
])('at %s it goes at %s', (at, expected) => {
  const next = nextSendingTime(new Date(`2026-03-04T${at}Z`), ['UTC'], daily({ from: '09:00', to: '20:00' }));
  expect(`${next.toISOString().slice(11, 19)}${next.getUTCDate() === 5 ? ' tomorrow' : ''}`).toBe(expected);
});

test.each([
  [
    'hours that clocks repeat start twice',
    'America/New_York',
    '2026-11-01T05:59Z',
    '00:00',
    '01:15',
    '2026-11-01T06:00Z',
  ],
  [
    'hours within the repeated ones too',
    'America/New_York',
    '2026-11-01T05:50Z',
    '01:15',
    '01:45',
    '2026-11-01T06:15Z',
  ],
  [
    'hours whose start clocks skip start where they go on',
    'America/New_York',
    '2026-03-08T05:00Z',
    '02:30',
    '04:00',
    '2026-03-08T07:00Z',
  ],
  [
    'hours that clocks skip start on the next day',
    'America/New_York',
    '2026-03-08T05:00Z',
    '02:15',
    '02:45',
    '2026-03-09T06:15Z',
  ],
  ['a day may start at one', 'Asia/Beirut', '2026-03-28T21:00Z', '00:00', '02:00', '2026-03-28T22:00Z'],
  ['half an hour is repeated', 'Australia/Lord_Howe', '2026-04-04T14:59Z', '00:00', '01:45', '2026-04-04T15:00Z'],
])('%s', (_what, zone, at, from, to, expected) => {
  expect(nextSendingTime(new Date(at), [zone], daily({ from, to }))).toEqual(new Date(expected));
});

test('of several zones it is the first time that is within the hours of all; without one, the first zone’s', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...zones), { minLength: 1, maxLength: 4 }),
      moment,
      hours,
      (some, at, during) => {
        const next = nextSendingTime(new Date(at), some, daily(during)).getTime();
        const isFit = (time: number) => some.every((zone) => isWithin(zone, time, during));
        let first = at;
        const end = at + 2 * 86_400_000;
        while (first < end && !isFit(first)) first = Math.floor(first / (15 * minuteMs) + 1) * 15 * minuteMs;
        expect(next).toBe(
          first < end ? first : nextSendingTime(new Date(at), some.slice(0, 1), daily(during)).getTime(),
        );
      },
    ),
    { numRuns: 300 },
  );
});

const sydney = { country: 'AU', timezone: 'Australia/Sydney' };
const perth = { country: 'AU', timezone: 'Australia/Perth' };

test.each([
  ['+18085550123', 'US', sydney, ['Pacific/Honolulu']],
  ['+12125550123', 'US', { country: 'US', timezone: 'America/Los_Angeles' }, ['America/New_York']],
  ['+19075550123', 'US', sydney, ['America/Adak', 'America/Anchorage']],
  ['+447400123456', 'GB', sydney, ['Europe/London']],
  ['+6421234567', 'NZ', sydney, ['Pacific/Auckland', 'Pacific/Chatham']],
])('%s of %s is in its own zone', (msisdn, country, account, expected) => {
  expect(zonesOf(msisdn, country, account)).toEqual(expected);
});

test('a mobile that tells no place counts for all of its country, the account’s zone first', () => {
  for (const account of [sydney, perth]) {
    const all = zonesOf('+61412345678', 'AU', account);
    expect(all[0]).toBe(account.timezone);
    expect(all).toEqual(expect.arrayContaining(['Australia/Sydney', 'Australia/Perth', 'Australia/Brisbane']));
  }
  const at = nextSendingTime(
    new Date('2026-03-04T21:00:00Z'),
    zonesOf('+61412345678', 'AU', sydney),
    daily({ from: '09:00', to: '20:00' }),
  );
  expect(clockIn('Australia/Perth', at.getTime())).toBe('09:00');
});
