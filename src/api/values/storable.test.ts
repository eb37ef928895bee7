import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storable, storableText } from './storable.ts';

test('what is stored lacks only what can’t be stored', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
      (text) => {
        const stored = storableText(text);
        expect([stored.includes('\0'), stored.isWellFormed()]).toEqual([false, true]);
        const kept = (of: string) =>
          Array.from(of).filter((one) => one !== '\0' && one !== '\uFFFD' && one.isWellFormed());
        expect(kept(stored)).toEqual(kept(text.replaceAll('\0', '')));
      },
    ),
  );
});

test('texts are cleaned wherever they are in JSON', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
      expect(JSON.stringify(storable(JSON.parse(json)))).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }),
  );
  expect(storable({ 'a\0': ['b\0', { c: '\uD83D' }], d: 1, e: null })).toEqual({
    a: ['b', { c: '\uFFFD' }],
    d: 1,
    e: null,
  });
});
