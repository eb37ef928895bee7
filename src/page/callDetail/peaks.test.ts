import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsPath, peaksOf } from './peaks.ts';

test('each bar is the loudest sample of its part, whatever its sign', () => {
  expect(peaksOf(Float32Array.from([0, 0.25, -0.5, 0.125, 0, 0]), 3)).toEqual([0.25, 0.5, 0]);
});

test('no sample is lost, and fewer samples than bars leave silence', () => {
  const samples = fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 200 });
  fc.assert(
    fc.property(samples, fc.integer({ min: 1, max: 50 }), (given, count) => {
      const peaks = peaksOf(Float32Array.from(given), count);
      expect(peaks).toHaveLength(count);
      expect(Math.max(...peaks)).toBe(Math.max(0, ...Float32Array.from(given).map(Math.abs)));
    }),
  );
});

test('silence is a thin line', () => {
  expect(barsPath([0, 1])).toBe('M0.5 0.97v0.06M1.5 0.050000000000000044v1.9');
});
