import { expect, test } from 'vitest';
import { alignment } from './alignment.ts';

const box = (id: string, x: number, y: number, height = 56) => ({ id, x, y, width: 240, height });

test('a card shares its left edge with the nearest card above, and its top with one beside it', () => {
  const moved = box('moved', 320, 400);
  const others = [box('far', 320, 0), box('above', 320, 200), box('beside', 0, 400, 96), moved];
  expect(alignment(moved, others)).toEqual([
    { upright: true, at: 320, from: 200, to: 456 },
    { upright: false, at: 400, from: 0, to: 560 },
  ]);
});

test('centers count too', () => {
  expect(alignment(box('moved', 320, 20), [box('tall', 0, 0, 96)])).toEqual([
    { upright: false, at: 48, from: 0, to: 560 },
  ]);
});

test('cards that share nothing, or are far away, show no line', () => {
  expect(alignment(box('moved', 320, 400), [box('a', 7, 11), box('b', 320, 2000)])).toEqual([]);
});
