import { interpolateZoom as reference } from 'd3';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interpolate, interpolateZoom, type View } from './interpolate.ts';

const place = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const width = fc.double({ min: 50, max: 20_000, noNaN: true });
const view: fc.Arbitrary<View> = fc.tuple(place, place, width);
const share = fc.double({ min: 0, max: 1, noNaN: true });

function expectClose(found: readonly number[], wanted: readonly number[]): void {
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((found[index] ?? Number.NaN) - value)).toBeLessThan(1e-6 * Math.max(1, Math.abs(value)));
  }
}

test('the smooth way is the one of d3', () => {
  fc.assert(
    fc.property(view, view, share, (from, to, at) => {
      fc.pre(Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.01);
      expectClose(interpolateZoom(from, to)(at), reference([...from], [...to])(at));
    }),
  );
});

test('zooming on the spot is the one of d3', () => {
  fc.assert(
    fc.property(view, width, share, (from, to, at) => {
      const there: View = [from[0], from[1], to];
      expectClose(interpolateZoom(from, there)(at), reference([...from], [...there])(at));
    }),
  );
});

test('the straight way is half done in the middle', () => {
  expect(interpolate([0, 10, 100], [100, 30, 300])(0.5)).toEqual([50, 20, 200]);
});
