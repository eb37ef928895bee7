import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockTime } from './clockTime.ts';

test.each([
  ['UTC', '2026-03-04T01:00:00.999Z', '2026-03-04T01:00:00Z'],
  ['Africa/Accra', '2026-03-04T01:00:00Z', '2026-03-04T01:00:00Z'],
  ['America/St_Johns', '2026-03-04T01:00:00Z', '2026-03-03T21:30:00-03:30'],
  ['Australia/Sydney', '2026-04-04T15:59:59Z', '2026-04-05T02:59:59+11:00'],
  ['Australia/Sydney', '2026-04-04T16:00:00Z', '2026-04-05T02:00:00+10:00'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01T00:00:00+05:45'],
])('in %s, %s is %s', (timezone, at, clock) => {
  expect(clockTime(new Date(at), timezone)).toBe(clock);
});

test('it is the same instant, and shows what the clocks of its zone show', () => {
  const timezone = fc.constantFrom(
    'Europe/Rome',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'UTC',
  );
  const second = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2040, 0) / 1000 });
  fc.assert(
    fc.property(timezone, second, (zone, seconds) => {
      const at = new Date(seconds * 1000);
      const clock = clockTime(at, zone);
      expect(Date.parse(clock)).toBe(at.getTime());
      const shown = at.toLocaleString('sv-SE', { timeZone: zone });
      expect(clock.slice(0, 19).replace('T', ' ')).toBe(shown);
    }),
  );
});
