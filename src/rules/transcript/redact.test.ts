import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Speaker, Utterance } from '#values/transcript.ts';
import { redact } from './redact.ts';
import { digitsIn } from './spokenDigits.ts';

/** Each word takes half a second. */
function said(...lines: readonly [Speaker, string][]): Utterance[] {
  let time = 0;
  return lines.map(([speaker, line]) => ({
    speaker,
    words: line.split(' ').map((text) => {
      time += 0.5;
      return { text, start: time - 0.5, end: time };
    }),
  }));
}

const shown = (utterances: readonly Utterance[]) =>
  utterances.map(({ words }) => words.map(({ text, secret }) => secret?.toUpperCase() ?? text).join(' '));

test.each<[string, string]>([
  ['My Visa is 4111 1111 1111 1111 thanks.', 'My Visa is CARD thanks.'],
  ['It’s 4111-1111-1111-1111, expiry 09/28.', 'It’s CARD expiry 09/28.'],
  ['four one one one, one one one one, one one one one, triple one one', 'CARD'],
  ['fifty five, fifty five, fifty five, fifty five, fifty five, fifty five, and then forty four, forty four', 'CARD'],
  ['quattro uno uno uno uno uno uno uno uno uno uno uno uno uno uno uno grazie', 'CARD grazie'],
  ['3782 822463 10005 and then 12 27', 'CARD and then CODE'],
  ['Call me on 0412 345 678 please.', 'Call me on 0412 345 678 please.'],
  ['The order number is 1234 5678 9012 3456.', 'The order number is 1234 5678 9012 3456.'],
  ['I have one cat and two dogs.', 'I have one cat and two dogs.'],
  ['The password is Blue horse seven.', 'The password is PASSWORD'],
  ['password: hunter2, right?', 'password: PASSWORD right?'],
  ['The password is wrong again.', 'The password is wrong again.'],
  ['I forgot my password and need help.', 'I forgot my password and need help.'],
  ['The PIN is 4821.', 'The PIN is CODE'],
  ['My postcode is 3121.', 'My postcode is 3121.'],
])('of “%s” is kept “%s”', (line, expected) => {
  expect(shown(redact(said(['caller', line])).utterances)).toEqual([expected]);
});

test('a number that is said in parts, with somebody saying yes between them, is one', () => {
  const { utterances, muted } = redact(
    said(
      ['target', 'The card number please?'],
      ['caller', 'four one one one'],
      ['target', 'yes'],
      ['caller', 'one one one one one one one one'],
      ['target', 'go on'],
      ['caller', 'one one one one'],
      ['target', 'And the three digits on the back?'],
      ['caller', 'It’s three eight nine.'],
    ),
  );
  expect(shown(utterances)).toEqual([
    'The card number please?',
    'CARD',
    'yes',
    'CARD',
    'go on',
    'CARD',
    'And the three digits on the back?',
    'It’s CODE',
  ]);
  expect(muted).toEqual([
    { start: 2, end: 11.5, kind: 'card' },
    { start: 15.5, end: 17, kind: 'code' },
  ]);
});

test('a number of a card is none with a digit that was heard wrong, but what was asked for says what it is', () => {
  const line: [Speaker, string] = ['caller', '4111 1111 1111 1112'];
  expect(shown(redact(said(line)).utterances)).toEqual(['4111 1111 1111 1112']);
  expect(shown(redact(said(['target', 'your credit card?'], line)).utterances)).toEqual(['your credit card?', 'CARD']);
});

const digitNames = 'zero one two three four five six seven eight nine'.split(' ');

function withCheckDigit(start: string): string {
  const sum = Array.from(start)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return start + String((10 - (sum % 10)) % 10);
}

const digitsOf = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''));
const cards = fc
  .constantFrom(['4', 16], ['53', 16], ['37', 15], ['6011', 16], ['2300', 16], ['36', 14])
  .chain(([start, length]) =>
    digitsOf(Number(length) - String(start).length - 1).map((rest) => withCheckDigit(`${start}${rest}`)),
  );

/** The ways in which people say digits and recognizers write them. */
const spoken = (digits: string) =>
  fc.oneof(
    fc.constant(digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')),
    fc.constant(digits.replaceAll(/(\d{4})(?=\d)/g, '$1-')),
    fc.constant(
      Array.from(digits)
        .map((digit) => digitNames[Number(digit)])
        .join(' '),
    ),
    fc.constant(Array.from(digits).join(' ')),
    fc.constant(digits.replaceAll(/(\d{4})(?=\d)/g, '$1, um, ')),
    fc.constant(digits),
  );

const before = fc.constantFrom('Sure, it is', 'My card is', 'OK so that’s', 'Yes, the number is');
const after = fc.constantFrom('thanks.', 'is that right?', 'and my name is Ann.', 'got it?');

/** The digits of what is kept, in one string. */
const keptDigits = (utterances: readonly Utterance[]) =>
  utterances
    .map(({ words }) =>
      digitsIn(words.map(({ text }) => text))
        .map(({ digits }) => digits)
        .join(''),
    )
    .join('');

test('of 500 sentences none keeps the number of a card', () => {
  const law = fc.property(cards, before, after, (card, one, other) => {
    for (const line of fc.sample(spoken(card), 2)) {
      const { utterances } = redact(said(['caller', `${one} ${line} ${other}`]));
      expect(keptDigits(utterances), line).toBe('');
      expect(shown(utterances)).toEqual([`${one} CARD ${other}`]);
    }
  });
  fc.assert(law, { numRuns: 250 });
});

test('of 500 sentences none keeps a code that was asked for', () => {
  const asked = fc.constantFrom(
    'What’s the security code?',
    'And the CVV?',
    'The three digits on the back?',
    'Your PIN, please?',
  );
  const law = fc.property(asked, digitsOf(4), after, (question, code, rest) => {
    for (const line of fc.sample(spoken(code), 2)) {
      const { utterances } = redact(said(['target', question], ['caller', `It’s ${line} ${rest}`]));
      expect(keptDigits(utterances.slice(1)), line).toBe('');
    }
  });
  fc.assert(law, { numRuns: 250 });
});

test('of 500 sentences with numbers that are no secrets fewer than ten lose any', () => {
  const lookalikes = fc.oneof(
    digitsOf(8).chain((rest) => spoken(`04${rest}`).map((line) => `My mobile is ${line}`)),
    digitsOf(9).chain((rest) => spoken(`61${rest}`).map((line) => `Call me on plus ${line}`)),
    digitsOf(10).chain((rest) => spoken(`7${rest}`).map((line) => `The order number is ${line}`)),
    digitsOf(16).chain((digits) => spoken(digits).map((line) => `The tracking number is ${line}`)),
    digitsOf(4).map((digits) => `I live at ${digits} Station Street, postcode ${digits}`),
    fc
      .tuple(fc.integer({ min: 1, max: 28 }), fc.nat(9999))
      .map(([day, price]) => `On the ${day} of May it was ${price} dollars`),
    fc.nat(9).map((count) => `My password has ${count} letters and I reset it twice`),
  );
  const lines = fc.sample(fc.tuple(lookalikes, after), { numRuns: 500, seed: 20_261_130 });
  const lost = lines.filter(([line, rest]) => redact(said(['caller', `${line} ${rest}`])).muted.length > 0);
  expect(lost.length, lost.map(([line]) => line).join('\n')).toBeLessThan(10);
});

test('whatever is said, words that are kept are those that were said, in their order', () => {
  const words = fc.array(
    fc.constantFrom(
      'four',
      '4111',
      'card',
      'password',
      'is',
      'one',
      'to',
      'double',
      '',
      '…',
      'PIN',
      'venti',
      'quarantuno',
    ),
    { maxLength: 30 },
  );
  const law = fc.property(words, words, (caller, target) => {
    const given = said(['caller', caller.join(' ')], ['target', target.join(' ')]);
    const { utterances, muted } = redact(given);
    for (const [at, { words: kept, speaker }] of utterances.entries()) {
      const from = given[at];
      expect(speaker).toBe(from?.speaker);
      for (const word of kept.filter(({ secret }) => secret === undefined)) expect(from?.words).toContainEqual(word);
      expect(kept.map(({ start }) => start)).toEqual(
        kept.map(({ start }) => start).toSorted((one, other) => one - other),
      );
    }
    for (const { start, end } of muted) expect(end).toBeGreaterThan(start);
  });
  fc.assert(law);
});
