import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncated } from './truncated.ts';

test('a text of a hundred characters is kept, a longer one is truncated', () => {
  expect(truncated('a'.repeat(100))).toBe('a'.repeat(100));
  expect(truncated('a'.repeat(101))).toBe(`${'a'.repeat(99)}…`);
  expect(truncated('👩🏽‍🚀'.repeat(100))).toBe('👩🏽‍🚀'.repeat(100));
  expect(truncated('one two three', 5)).toBe('one…');
});

test('truncation never splits a character and keeps the beginning', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', 'é', '👩🏽‍🚀', '🇮🇹') }),
      fc.integer({ min: 2, max: 9 }),
      (text, max) => {
        const shown = truncated(text, max);
        expect(text.startsWith(shown.replace(/…$/, ''))).toBe(true);
        expect([...new Intl.Segmenter().segment(shown)].length).toBeLessThanOrEqual(max);
        expect(shown.isWellFormed()).toBe(true);
      },
    ),
  );
});
