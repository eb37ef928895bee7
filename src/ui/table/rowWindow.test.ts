import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './rowWindow.ts';

test('the window holds every row in sight, and its paddings keep the list as high as it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 20, max: 80 }),
      fc.nat(900),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (count, rowHeight, height, along) => {
        const scrollTop = along * Math.max(0, count * rowHeight - height);
        const { first, end, before, after } = rowWindow(count, rowHeight, scrollTop, height);
        expect(first * rowHeight).toBeLessThanOrEqual(scrollTop);
        expect(end * rowHeight).toBeGreaterThanOrEqual(Math.min(scrollTop + height, count * rowHeight));
        expect(before + (end - first) * rowHeight + after).toBe(count * rowHeight);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 22);
      },
    ),
  );
});
