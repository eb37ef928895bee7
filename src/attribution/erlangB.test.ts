import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersFor, offeredLoad, overflowShare } from './erlangB.ts';

/** Published tables of Erlang B: the load in erlangs that so many lines carry at this share of loss. */
test.each([
  [1, 0.01, 0.0101],
  [2, 0.01, 0.153],
  [5, 0.01, 1.361],
  [10, 0.01, 4.461],
  [15, 0.01, 8.108],
  [20, 0.01, 12.03],
  [30, 0.01, 20.34],
  [50, 0.01, 37.9],
  [100, 0.01, 84.06],
  [5, 0.001, 0.762],
  [10, 0.001, 3.092],
  [20, 0.001, 9.412],
  [50, 0.001, 32.51],
  [100, 0.001, 75.24],
  [5, 0.05, 2.219],
  [10, 0.05, 6.216],
  [20, 0.05, 15.25],
  [50, 0.05, 44.53],
  [100, 0.05, 95.24],
])('%i numbers overflow by %f at a load of %f', (numbers, share, load) => {
  expect(overflowShare(load, numbers) / share).toBeCloseTo(1, 1);
  expect(numbersFor(load * 0.99, share)).toBe(numbers);
});

test.each([
  [5, 0.285, 9, 11, 14],
  [10, 0.215, 15, 18, 21],
  [20, 0.159, 26, 30, 35],
  [50, 0.105, 56, 64, 71],
  [100, 0.076, 105, 117, 128],
])('a load of %i', (load, share, for5, for1, for01) => {
  expect(overflowShare(load, load)).toBeCloseTo(share, 3);
  expect([0.05, 0.01, 0.001].map((most) => numbersFor(load, most))).toEqual([for5, for1, for01]);
});

test.each([
  [0, 18],
  [5, 38],
  [20, 93],
  [30, 128],
])('200 visitors an hour for 3 minutes, held for %i more, need %i numbers for 1 %%', (hold, numbers) => {
  expect(numbersFor(offeredLoad(200, 3 + hold), 0.01)).toBe(numbers);
});

test('nobody overflows', () => {
  expect(overflowShare(0, 0)).toBe(0);
  expect(numbersFor(0, 0.01)).toBe(0);
});

test('one number fewer is too few', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 500, noNaN: true }),
      fc.double({ min: 0.0001, max: 0.5, noNaN: true }),
      (load, share) => {
        const numbers = numbersFor(load, share);
        expect(overflowShare(load, numbers)).toBeLessThanOrEqual(share);
        if (numbers > 0) expect(overflowShare(load, numbers - 1)).toBeGreaterThan(share);
      },
    ),
  );
});
