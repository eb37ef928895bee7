import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSpeakable } from '#flows/core/speech.ts';
import { sayPieces } from './sayPieces.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const within = (text: string) => Buffer.byteLength(text) <= 3000 && encodeURIComponent(text).length <= 4500;

test('what people write is said in one piece', () => {
  const text = 'Thanks for calling. Our office is closed. '.repeat(40).trim();
  expect(sayPieces(text)).toEqual([text]);
});

test('a long text is divided between sentences', () => {
  const sentence = 'Él volverá mañana a las nueve; ¿quiere dejar un mensaje después de la señal? ';
  const text = sentence.repeat(60).trim();
  const pieces = sayPieces(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join(' ')).toBe(text);
  for (const piece of pieces) expect([within(piece), piece.endsWith('?')]).toEqual([true, true]);
});

test.each([
  ['900 emoji', '👩‍👩‍👧‍👦'.repeat(285)],
  ['1,000 accented characters', 'è'.repeat(1000)],
  ['2,000 characters without a space', '好'.repeat(2000)],
])('%s, which one verb can’t have, are said in several', (_, text) => {
  const pieces = sayPieces(text);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join('')).toBe(text);
  expect(pieces.every(within)).toBe(true);
});

test('whatever is said is said whole, in pieces that carriers take', () => {
  const written = fc
    .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom('. ', ' ', 'à', '漢字。', '👍🏽')), {
      maxLength: 60,
    })
    .map((parts) => toSpeakable(parts.join('')).toWellFormed().slice(0, 2000).toWellFormed());
  fc.assert(
    fc.property(written, (text) => {
      const pieces = sayPieces(text);
      expect(withoutSpaces(pieces.join(''))).toBe(withoutSpaces(text));
      expect(pieces.every((piece) => piece !== '' && within(piece))).toBe(true);
    }),
  );
});
