import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inFormOf, numberFinder, type Swap } from './numberForm.ts';

const sydney: Swap = {
  from: '+61298765432',
  fromLocal: '(02) 9876 5432',
  to: '+61291112222',
  toLocal: '(02) 9111 2222',
  toGlobal: '+61 2 9111 2222',
};
const toFreecall: Swap = { ...sydney, to: '+611300123456', toLocal: '1300 123 456', toGlobal: '+61 1300 123 456' };
const milan: Swap = {
  from: '+390212345678',
  fromLocal: '02 1234 5678',
  to: '+390287654321',
  toLocal: '02 8765 4321',
  toGlobal: '+39 02 8765 4321',
};
const newYork: Swap = {
  from: '+12125550123',
  fromLocal: '(212) 555-0123',
  to: '+16465550199',
  toLocal: '(646) 555-0199',
  toGlobal: '+1 646-555-0199',
};

function swapped(text: string, ...swaps: Swap[]): string {
  const found = numberFinder(swaps)?.(text) ?? [];
  let [rest, before] = ['', 0];
  for (const { at, text: written, by } of found) {
    rest += text.slice(before, at) + by;
    before = at + written.length;
  }
  return rest + text.slice(before);
}

describe('a number is found and keeps its form', () => {
  test.each<[string, string, Swap]>([
    ['Call (02) 9876 5432 now', 'Call (02) 9111 2222 now', sydney],
    ['02 9876 5432', '02 9111 2222', sydney],
    ['0298765432', '0291112222', sydney],
    ['02-9876-5432', '02-9111-2222', sydney],
    ['02.9876.5432', '02.9111.2222', sydney],
    ['02 98 76 54 32', '02 91 11 22 22', sydney],
    ['02\u00a09876\u00a05432', '02\u00a09111\u00a02222', sydney],
    ['02\u20119876\u20115432', '02\u20119111\u20112222', sydney],
    ['+61 2 9876 5432', '+61 2 9111 2222', sydney],
    ['+61298765432', '+61291112222', sydney],
    ['+61 (0)2 9876 5432', '+61 2 9111 2222', sydney],
    ['0061 2 9876 5432', '0061 2 9111 2222', sydney],
    ['61 2 9876 5432', '61 2 9111 2222', sydney],
    ['2 9876 5432', '2 9111 2222', sydney],
    ['tel. 02 9876 5432.', 'tel. 02 9111 2222.', sydney],
    ['(02 9876 5432)', '(02 9111 2222)', sydney],
    ['02 9876 5432 / 02 9876 5432', '02 9111 2222 / 02 9111 2222', sydney],
    ['Call (02) 9876 5432', 'Call 1300 123 456', toFreecall],
    ['02-9876-5432', '1300-123-456', toFreecall],
    ['0298765432', '1300123456', toFreecall],
    ['02 1234 5678', '02 8765 4321', milan],
    ['+39 02 1234 5678', '+39 02 8765 4321', milan],
    ['+39 02 12345678', '+39 02 87654321', milan],
    ['02/12345678', '02/87654321', milan],
    ['(212) 555-0123', '(646) 555-0199', newYork],
    ['212.555.0123', '646.555.0199', newYork],
    ['1-212-555-0123', '1-646-555-0199', newYork],
    ['+1 212 555 0123', '+1 646 555 0199', newYork],
  ])('%s → %s', (text, expected, swap) => {
    expect(swapped(text, swap)).toBe(expected);
  });
});

describe('what is no such number stays', () => {
  test.each([
    '02 9876 5433',
    '102 9876 5432',
    '02 9876 54321',
    '02 9876 5432-1',
    'order-0298765432',
    'id=0298765432',
    '/0298765432',
    'a0298765432',
    '0298765432a',
    '0298765432@example.com',
    '#0298765432',
    '9876 5432',
    '02 9876     5432',
    '1.0298765432',
    '+62 2 9876 5432',
    '',
  ])('%s', (text) => {
    expect(swapped(text, sydney)).toBe(text);
  });
});

test('of several numbers each becomes its own', () => {
  expect(swapped('02 9876 5432 or +39 02 1234 5678', sydney, milan)).toBe('02 9111 2222 or +39 02 8765 4321');
});

test('nothing to look for', () => {
  expect(numberFinder([])).toBeUndefined();
});

test('separators never change where both numbers have as many digits', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '/');
  fc.assert(
    fc.property(fc.array(separator, { minLength: 9, maxLength: 9 }), (separators) => {
      const write = (digits: string) =>
        digits
          .split('')
          .map((digit, at) => digit + (separators[at] ?? ''))
          .join('');
      expect(swapped(`x ${write('0298765432')} y`, sydney)).toBe(`x ${write('0291112222')} y`);
    }),
  );
});

test('swapping back gives the text again', () => {
  const back: Swap = {
    ...sydney,
    from: sydney.to,
    to: sydney.from,
    fromLocal: sydney.toLocal,
    toLocal: sydney.fromLocal,
    toGlobal: '+61 2 9876 5432',
  };
  fc.assert(
    fc.property(
      fc.constantFrom('(02) 9876 5432', '+61 2 9876 5432', '0298765432', '02-9876-5432'),
      fc.stringMatching(/^[a-z ,]*$/),
      (written, around) => {
        const text = `${around} ${written} ${around}`;
        expect(swapped(swapped(text, sydney), back)).toBe(text);
      },
    ),
  );
  expect(inFormOf('(02) 9111 2222', back)).toBe('(02) 9876 5432');
});
