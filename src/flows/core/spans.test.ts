import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bothOf, eitherOf, includes, type Spans, spanOf, upToEarlier, upToLater } from './spans.ts';

const seconds = Array.from({ length: 60 }, (_, second) => second - 10);

const anySpans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9 })), { maxLength: 6 })
  .map((parts) => parts.reduce<Spans>((all, [from, length]) => eitherOf(all, spanOf(from, from + length)), []));

const members = (spans: Spans) => seconds.filter((second) => includes(spans, second));

test('sets of moments have the members that they should, in one canonical form', () => {
  fc.assert(
    fc.property(anySpans, anySpans, fc.integer({ min: 0, max: 5 }), (some, others, stay) => {
      const [these, those] = [members(some), members(others)];
      expect(members(eitherOf(some, others))).toEqual(seconds.filter((at) => these.includes(at) || those.includes(at)));
      expect(members(bothOf(some, others))).toEqual(these.filter((at) => those.includes(at)));
      const near = (from: number, to: number) =>
        seconds.filter((at) => these.some((it) => it >= from + at && it <= to + at));
      expect(members(upToLater(some, stay))).toEqual(near(-stay, 0));
      expect(members(upToEarlier(some, stay))).toEqual(near(0, stay));
      for (const set of [eitherOf(some, others), bothOf(some, others), upToLater(some, stay)]) {
        expect(set).toEqual(set.toSorted((a, b) => a - b));
        expect(new Set(set).size).toBe(set.length);
      }
    }),
    { numRuns: 1000 },
  );
});
