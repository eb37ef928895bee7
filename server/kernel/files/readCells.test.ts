import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isWithheld,
  readDirection,
  readFlag,
  readLeadStatus,
  readPhone,
  readSeconds,
  readStatus,
  readTime,
} from './readCells.ts';

const iso = (text: string, order: 'dmy' | 'mdy' = 'dmy', timezone = 'Australia/Sydney') =>
  readTime(text, order, timezone)?.toISOString();

test.each([
  ['2026-11-05 14:30:00', '2026-11-05T03:30:00.000Z'],
  ['2026-11-05T14:30', '2026-11-05T03:30:00.000Z'],
  ['2026/11/05 2:30 PM', '2026-11-05T03:30:00.000Z'],
  ['2026-11-05 12:05 am', '2026-11-04T13:05:00.000Z'],
  ['2026-11-05 12:05 p.m.', '2026-11-05T01:05:00.000Z'],
  ['2026-11-05 14:30:00.352', '2026-11-05T03:30:00.000Z'],
  ['2026-11-05T14:30:00Z', '2026-11-05T14:30:00.000Z'],
  ['2026-11-05 14:30:00 UTC', '2026-11-05T14:30:00.000Z'],
  ['2026-11-05T14:30:00-0500', '2026-11-05T19:30:00.000Z'],
  ['2026-11-05T14:30:00+05:30', '2026-11-05T09:00:00.000Z'],
  ['2026-11-05', '2026-11-04T13:00:00.000Z'],
  ['05/11/2026 14:30', '2026-11-05T03:30:00.000Z'],
  ['5.11.26, 14:30', '2026-11-05T03:30:00.000Z'],
])('“%s” is a time', (text, expected) => {
  expect(iso(text)).toBe(expected);
});

test('the order of day and month is the one that was chosen, and a time that clocks skip is the next', () => {
  expect(iso('11/05/2026 14:30', 'mdy')).toBe('2026-11-05T03:30:00.000Z');
  expect(iso('2026-10-04 02:30')).toBe('2026-10-03T16:30:00.000Z');
});

test.each([
  '',
  'soon',
  '31/02/2026',
  '2026-13-01',
  '2026-11-05 25:00',
  '2026-11-05 13:00 pm',
  '11/13/2026',
  '20261105',
])('“%s” is no time', (text) => {
  expect(iso(text)).toBeUndefined();
});

test('every minute of the day is read alike in 12 and in 24 hours', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const [hour, mm] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
    const expected = new Date(Date.UTC(2026, 10, 5, hour, minute % 60)).toISOString();
    const half = `${((hour + 11) % 12) + 1}:${mm} ${hour < 12 ? 'AM' : 'p.m.'}`;
    expect([half, iso(`2026-11-05 ${hour}:${mm}`, 'dmy', 'UTC'), iso(`05/11/2026 ${half}`, 'dmy', 'UTC')]).toEqual([
      half,
      expected,
      expected,
    ]);
  }
});

test.each(['0:30 am', '0:30 pm', '13:30 am', '24:00'])('no clock shows %s', (text) => {
  expect(iso(`2026-11-05 ${text}`)).toBeUndefined();
});

test('what is too long for a cell of its kind is none, in no time', () => {
  const pieces = fc.constantFrom(
    '1h',
    '1m',
    '1s',
    '1',
    ' ',
    '!',
    ':',
    '.',
    ',',
    '-',
    '2026-11-05',
    'T',
    '0412',
    '[',
    '\t',
  );
  const long = fc
    .tuple(pieces, pieces, fc.integer({ min: 2_000, max: 16_000 }))
    .map(([a, b, times]) => (a + b).repeat(times));
  fc.assert(
    fc.property(long, (text) => {
      const started = process.cpuUsage();
      expect([readTime(text, 'dmy', 'UTC'), readSeconds(text), readPhone(text, 'AU')]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(process.cpuUsage(started).user).toBeLessThan(250_000);
    }),
  );
});

test.each([
  ['0', 0],
  ['65', 65],
  ['65.4', 65],
  ['1,5', 2],
  ['1,234', undefined],
  ['1.234', undefined],
  ['65,352', undefined],
  ['0.352', 0],
  ['1234.567', 1235],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1,234.5', 1235],
  ['1.234,5', 1235],
  ['1,234,5', undefined],
  ['1.2.3', undefined],
  ['12,34.5', undefined],
  [',5', undefined],
  ['5.', undefined],
  ['1h 1h', undefined],
  ['5s 1m', undefined],
  ['2 hours 3 minutes 4 seconds', 7384],
  ['1:05', 65],
  ['01:00:05', 3605],
  ['1m 5s', 65],
  ['1h 2min', 3720],
  ['12 sec', 12],
  ['', undefined],
  ['-5', undefined],
  ['1:75x', undefined],
  ['long', undefined],
])('“%s” is %s seconds', (text, seconds) => {
  expect(readSeconds(text)).toBe(seconds);
});

test.each([
  ['(02) 5550 3285', 'AU', '+61255503285'],
  ['+61 2 5550 3285', 'US', '+61255503285'],
  ['202-555-0143', 'US', '+12025550143'],
  ['06 5555 0000', 'IT', '+390655550000'],
  ['12', 'AU', undefined],
  ['none', 'AU', undefined],
])('“%s” of %s is %s', (text, country, number) => {
  expect(readPhone(text, country)).toBe(number);
});

test('words of other systems are understood, and an inbound voicemail is a missed call', () => {
  expect(
    ['Answered Call', 'no-answer', 'Hangup', 'Voicemail', 'busy', 'perhaps'].map((text) => readStatus(text, 'inbound')),
  ).toEqual(['answered', 'missed', 'abandoned', 'missed', 'missed', undefined]);
  expect(readStatus('voicemail', 'outbound')).toBe('voicemail');
  expect(['New', 'good_lead', 'Not a lead', 'Closed-Won', 'lost', ' SPAM ', 'Rechnung'].map(readLeadStatus)).toEqual([
    'new',
    'qualified',
    'notLead',
    'won',
    'lost',
    'spam',
    undefined,
  ]);
  expect(['Inbound', 'OUT', 'sideways'].map(readDirection)).toEqual(['inbound', 'outbound', undefined]);
  expect(['yes', 'False', 'returning', 'maybe'].map(readFlag)).toEqual([true, false, false, undefined]);
  expect(['Anonymous', '', 'Unknown', '+61412000000'].map(isWithheld)).toEqual([true, true, true, false]);
});
