import { fromDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalHours } from '#values/sms/legalHours.ts';
import { zonesOf } from './contactZone.ts';
import { legalHoursOf } from './legalHoursOf.ts';
import { type HoursTerms, sendingTimes } from './sendingTimes.ts';

const home = { country: 'AU', timezone: 'Australia/Sydney' };
const anyHour: HoursTerms = { hours: null, hoursReason: null };

const timeOf = (at: string, msisdn: string, country: string, terms: Partial<HoursTerms> = {}) =>
  sendingTimes(new Date(at), home)({ msisdn, country }, { ...anyHour, ...terms })
    .toISOString()
    .slice(0, 16);

const [honolulu, houston, miami, sanDiego] = ['+18085550123', '+17135550123', '+13055550123', '+16195550123'];
const [paris, delhi, durban, dubai, melbourne] = [
  '+33612345678',
  '+919812345678',
  '+27821234567',
  '+971501234567',
  '+61412345678',
];

describe('a campaign for any hour goes out', () => {
  test.each([
    ['at eight in Honolulu, not in New York', '2026-03-04T14:00', honolulu, 'US', '2026-03-04T18:00'],
    ['until nine in the evening in California', '2026-03-05T04:59', sanDiego, 'US', '2026-03-05T04:59'],
    ['the next morning from nine in the evening on', '2026-03-05T05:00', sanDiego, 'US', '2026-03-05T16:00'],
    ['until eight in the evening in Florida', '2026-03-05T01:00', miami, 'US', '2026-03-05T13:00'],
    ['from nine in Texas', '2026-03-04T14:30', houston, 'US', '2026-03-04T15:00'],
    ['from noon in Texas on a Sunday', '2026-03-01T15:30', houston, 'US', '2026-03-01T18:00'],
    ['under federal law in Puerto Rico', '2026-03-05T03:00', '+17875550123', 'PR', '2026-03-05T12:00'],
    ['on Monday in France, if not until ten on Saturday', '2026-03-07T21:00', paris, 'FR', '2026-03-09T07:00'],
    ['the day after a holiday in France', '2026-07-14T10:00', paris, 'FR', '2026-07-15T06:00'],
    ['after all of Easter in France', '2026-04-04T20:30', paris, 'FR', '2026-04-07T06:00'],
    ['from ten in India', '2026-03-04T03:30', delhi, 'IN', '2026-03-04T04:30'],
    ['until one on Saturdays in South Africa', '2026-03-07T11:00', durban, 'ZA', '2026-03-09T06:00'],
    ['on the Saturday after Good Friday in South Africa', '2026-04-02T18:30', durban, 'ZA', '2026-04-04T07:00'],
    ['from seven in Dubai', '2026-03-04T20:00', dubai, 'AE', '2026-03-05T03:00'],
    ['at once where no law has hours', '2026-03-04T16:00', melbourne, 'AU', '2026-03-04T16:00'],
  ])('%s', (_what, at, msisdn, country, expected) => {
    expect(timeOf(`${at}Z`, msisdn, country)).toBe(expected);
  });
});

test('a campaign’s own hours narrow those of the law, and never leave them', () => {
  const night = { from: '21:30', to: '23:00' };
  const midday = { from: '11:00', to: '14:00' };
  expect(timeOf('2026-03-04T14:00Z', sanDiego, 'US', { hours: midday })).toBe('2026-03-04T19:00');
  expect(timeOf('2026-03-04T14:00Z', sanDiego, 'US', { hours: night })).toBe('2026-03-04T16:00');
  expect(timeOf('2026-03-04T14:00Z', melbourne, 'AU', { hours: midday })).toBe('2026-03-05T00:00');
});

test('with a reason, a campaign goes out at any hour, or in its own hours', () => {
  const hoursReason = 'A recall of a product';
  expect(timeOf('2026-03-01T03:00Z', paris, 'FR', { hoursReason })).toBe('2026-03-01T03:00');
  const hours = { from: '06:00', to: '23:00' };
  expect(timeOf('2026-03-01T03:00Z', paris, 'FR', { hoursReason, hours })).toBe('2026-03-01T05:00');
});

const contact = fc.oneof(
  fc.integer({ min: 201, max: 989 }).map((area) => ({ msisdn: `+1${area}5550123`, country: 'US' })),
  fc.constantFrom(
    { msisdn: paris, country: 'FR' },
    { msisdn: delhi, country: 'IN' },
    { msisdn: durban, country: 'ZA' },
    { msisdn: dubai, country: 'AE' },
  ),
);
const minuteMs = 60_000;
const moment = fc
  .integer({ min: Date.UTC(2026, 0, 1) / minuteMs, max: Date.UTC(2028, 0, 1) / minuteMs })
  .map((at) => new Date(at * minuteMs));
const quarter = fc.integer({ min: 0, max: 95 }).map((count) => {
  return `${String(Math.floor(count / 4)).padStart(2, '0')}:${String((count % 4) * 15).padStart(2, '0')}`;
});
const own = fc.option(
  fc
    .tuple(quarter, quarter)
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from, to })),
);

test('whatever a campaign’s hours, nobody gets it before or after the legal ones of any zone they may be in', () => {
  fc.assert(
    fc.property(contact, moment, own, ({ msisdn, country }, start, hours) => {
      const at = sendingTimes(start, home)({ msisdn, country }, { hours, hoursReason: null });
      expect(at.getTime()).toBeGreaterThanOrEqual(start.getTime());
      const law = legalHoursOf(msisdn, country);
      for (const zone of zonesOf(msisdn, country, home)) {
        const { hour, minute } = fromDate(at, zone);
        const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const widest = Object.values(law?.days ?? {}).flatMap((day) => day ?? []);
        expect([zone, clock, widest.some(({ from, to }) => clock >= from && clock < to)]).toEqual([zone, clock, true]);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['US-CT', '203 475 860 959'],
  ['US-FL', '239 305 321 352 386 407 561 727 772 786 813 850 863 904 941 954'],
  ['US-MD', '240 301 410 443'],
  ['US-OK', '405 539 580 918'],
  ['US-TX', '210 214 254 281 325 361 409 432 469 512 713 806 817 830 832 903 915 936 940 956 972 979'],
  ['US-WA', '206 253 360 425 509'],
  ['US', '212 310 415 617 808 907 800 888'],
])('area codes under the law of %s', (place, areas) => {
  expect(areas.split(' ').map((area) => [area, legalHoursOf(`+1${area}5550123`, 'US')?.place])).toEqual(
    areas.split(' ').map((area) => [area, place]),
  );
});

test('each place has hours that end after they begin, and days with hours', () => {
  for (const { place, days, source } of legalHours) {
    const some = Object.values(days).flatMap((day) => day ?? []);
    expect([place, some.length > 0, some.every(({ from, to }) => from < to), source === '']).toEqual([
      place,
      true,
      true,
      false,
    ]);
  }
});
