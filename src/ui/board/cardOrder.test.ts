import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitOrder, moveTo } from './cardOrder.ts';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1 });

test('moving places the card there and keeps the order of the others', () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: -3, max: 20 }), (order, pick, place) => {
      const id = order[pick % order.length] ?? '';
      const moved = moveTo(order, id, place);
      expect(moved.indexOf(id)).toBe(Math.max(0, Math.min(place, order.length - 1)));
      expect(moved.filter((one) => one !== id)).toEqual(order.filter((one) => one !== id));
    }),
  );
});

test('a stored order fits any cards: each appears once, known ones in the stored order', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 })), ids, (kept, present) => {
      const fitted = fitOrder(kept, present);
      expect(fitted.toSorted()).toEqual(present.toSorted());
      expect(fitOrder(fitted, present)).toEqual(fitted);
    }),
  );
  expect(fitOrder(['c', 'gone', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});

test('an id that was stored twice comes once', () => {
  expect(fitOrder(['b', 'a', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
});
