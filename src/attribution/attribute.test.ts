import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attribute, type Candidate, weigh } from './attribute.ts';
import { type CallDelays, delaySpans, learnDelays, noDelays, rateAt, ratesOf } from './callDelays.ts';

const minute = 60_000;
const rates = ratesOf(noDelays);

/** A visit that began and was last seen so many minutes before the call. */
const aVisit = (
  visit: string,
  { from, seen, ...rest }: { from: number; seen: number } & Partial<Candidate>,
): Candidate => ({
  visit,
  source: 'google',
  medium: 'paid',
  from: 1e9 - from * minute,
  lastSeen: 1e9 - seen * minute,
  aliveUntil: 1e9 - seen * minute + minute,
  ...rest,
});

const attributed = (...candidates: Candidate[]) => attribute(candidates, 1e9, rates);

describe('a call is attributed', () => {
  test('to the only visit that is on, almost for sure', () => {
    const found = attributed(aVisit('now', { from: 3, seen: 0 }));
    expect(found).toMatchObject({ best: { candidate: { visit: 'now' }, minutes: 0 } });
    expect(found?.confidence).toBeGreaterThan(0.99);
  });

  test('to the visit that is on rather than the one before', () => {
    const found = attributed(
      aVisit('before', { from: 200, seen: 180 }),
      aVisit('now', { from: 3, seen: 0, source: 'bing' }),
    );
    expect(found?.best.candidate.visit).toBe('now');
  });

  test('to the one before while the next has hardly begun to look', () => {
    const next = aVisit('next', { from: -1, seen: -2, source: 'bing' });
    expect(attributed(aVisit('before', { from: 30, seen: 20 }), next)?.best.candidate.visit).toBe('before');
  });

  test('to a source that many visitors share, although none of them is likely', () => {
    const shared = Array.from({ length: 10 }, (_, at) => aVisit(`google-${at}`, { from: 5, seen: 0 }));
    const found = attributed(...shared, aVisit('bing', { from: 5, seen: 0, source: 'bing' }));
    expect(found?.best.candidate.source).toBe('google');
    expect(found?.confidence).toBeCloseTo(10 / 11, 2);
    expect(found?.best.share).toBeCloseTo(1 / 11, 2);
  });

  test('to nobody when the last visit was weeks ago', () => {
    expect(attributed(aVisit('old', { from: 60_000, seen: 50_000 }))).toBeUndefined();
    expect(attributed()).toBeUndefined();
  });
});

const someDelays: fc.Arbitrary<CallDelays> = fc.record({
  visits: fc.nat(10_000),
  visitMinutes: fc.nat(100_000),
  during: fc.nat(1000),
  after: fc.array(fc.nat(1000), { minLength: delaySpans.length, maxLength: delaySpans.length }),
  stray: fc.nat(100),
  numberMinutes: fc.nat(1_000_000),
});
const someVisits = fc.array(
  fc.record({
    from: fc.integer({ min: -10, max: 60_000 }),
    stayed: fc.nat(60),
    source: fc.constantFrom('google', 'bing'),
  }),
  { maxLength: 12 },
);

test('shares add up to 1 with the stray one, whatever was seen', () => {
  fc.assert(
    fc.property(someDelays, someVisits, (seen, visits) => {
      const candidates = visits.map(({ from, stayed, source }, at) =>
        aVisit(`${at}`, { from, seen: from - stayed, source }),
      );
      const { weighed, stray } = weigh(candidates, 1e9, ratesOf(seen));
      expect(weighed.reduce((sum, { share }) => sum + share, stray)).toBeCloseTo(1, 9);
      expect(weighed.every(({ candidate }) => candidate.from <= 1e9)).toBe(true);
      const found = attribute(candidates, 1e9, ratesOf(seen));
      if (found) expect(found.confidence).toBeGreaterThan(stray);
    }),
  );
});

test('what is seen outweighs what was assumed', () => {
  const exposure = { visits: 100_000, visitMinutes: 300_000, numberMinutes: 1_000_000_000 };
  const learnt = ratesOf(learnDelays(exposure, Array<number[]>(1000).fill([30])));
  expect(rateAt(learnt, 30) * 45 * 100_000).toBeCloseTo(1000, -1);
  expect(rateAt(learnt, 30)).toBeGreaterThan(rateAt(learnt, 0));
  expect(rateAt(learnt, 50_000)).toBe(0);
});

test('calls without any visit teach that strangers call', () => {
  const exposure = { visits: 1000, visitMinutes: 3000, numberMinutes: 100_000 };
  const learnt = learnDelays(exposure, Array<number[]>(100).fill([]));
  expect(learnt).toMatchObject({ during: 0, stray: 100 });
});
