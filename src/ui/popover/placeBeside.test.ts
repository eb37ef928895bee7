import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeBeside } from './placeBeside.ts';

test('a panel opens under its trigger', () => {
  const place = placeBeside(
    { left: 40, top: 100, bottom: 130 },
    { width: 200, height: 300 },
    { width: 900, height: 700 },
  );
  expect(place).toEqual({ left: 40, top: 136 });
});

test('a panel opens above a trigger near the bottom', () => {
  const place = placeBeside(
    { left: 40, top: 600, bottom: 630 },
    { width: 200, height: 300 },
    { width: 900, height: 700 },
  );
  expect(place).toEqual({ left: 40, top: 294 });
});

test('a panel that fits the window never leaves it', () => {
  const place = fc.record({ left: fc.nat(2000), top: fc.nat(2000) });
  const size = fc.record({ width: fc.integer({ min: 20, max: 344 }), height: fc.integer({ min: 20, max: 500 }) });
  fc.assert(
    fc.property(place, size, ({ left, top }, panel) => {
      const at = placeBeside({ left, top, bottom: top + 30 }, panel, { width: 360, height: 516 });
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.left + panel.width).toBeLessThanOrEqual(352);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.top + panel.height).toBeLessThanOrEqual(508);
    }),
  );
});
