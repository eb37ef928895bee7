import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { expect, test } from 'vitest';
import { charactersBeyondGsm, sizeOfMessage, toGsmCharacters } from './messageSegments.ts';

const counted = (text: string) => {
  const { segmentsCount, encodingName, numberOfCharacters } = new SegmentedMessage(text);
  return { segments: segmentsCount, encoding: encodingName, characters: numberOfCharacters };
};

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', 'ñ', '@', '1', '\n'), maxLength: 120 }),
  },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom('€', '[', '{', '|', '~', '\\'), maxLength: 20 }) },
  { weight: 2, arbitrary: fc.constantFrom('’', 'ç', '😀', '👩‍👩‍👧', '🇮🇹', 'e\u0301', '\r\n', '1️⃣', '\t') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

test('segments are those of sms-segments-calculator, for 10 000 random texts', () => {
  fc.assert(
    fc.property(text, (message) => {
      const { segments, encoding, characters } = sizeOfMessage(message);
      expect({ segments, encoding, characters }).toEqual(counted(message));
    }),
    { numRuns: 10_000 },
  );
});

test('every character on its own has the size that sms-segments-calculator gives it', () => {
  for (let code = 1; code < 0xd800; code += code < 0x2100 ? 1 : 97) {
    const { segments, encoding, characters } = sizeOfMessage(String.fromCharCode(code));
    expect({ code, segments, encoding, characters }).toEqual({ code, ...counted(String.fromCharCode(code)) });
  }
});

test.each([
  ['', 1, 160],
  ['a'.repeat(160), 1, 0],
  ['a'.repeat(161), 2, 145],
  ['€'.repeat(80), 1, 0],
  ['€'.repeat(81), 2, 143],
  ['ç'.repeat(70), 1, 0],
  ['ç'.repeat(71), 2, 63],
])('%j takes %i segments with room for %i more characters', (message, segments, remaining) => {
  expect(sizeOfMessage(message)).toMatchObject({ segments, remaining });
});

test('the characters that make a text UCS-2 are named, and replaced where GSM-7 has one like it', () => {
  expect(charactersBeyondGsm('It’s “on” – it’s ça')).toEqual(['’', '“', '”', '–', 'ç']);
  expect(toGsmCharacters('It’s “on” – it’s ça')).toBe('It\'s "on" - it\'s ça');
});
