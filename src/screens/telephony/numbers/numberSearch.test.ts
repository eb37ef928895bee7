import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbers } from '#contract/telephony/numbers.contract.ts';
import { numberSearch, townsOf } from './numberSearch.ts';

test.each([
  ['', {}],
  ['7', {}],
  ['77', { contains: '77' }],
  ['+61 3 70', { contains: '61370' }],
  ['(03) 7010', { contains: '37010' }],
  ['M', {}],
  ['Melb', { area: 'Melb' }],
  [' São Paulo ', { area: 'São Paulo' }],
  ['St 1', { area: 'St 1' }],
])('%j asks for %j', (typed, asked) => {
  expect(numberSearch(typed)).toEqual(asked);
});

test('the server accepts whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
      expect(numbers.availableNumbers.query.safeParse(numberSearch(typed)).success).toBe(true);
    }),
  );
});

test('the towns of what is offered come by how many numbers they have', () => {
  const offered = ['Perth', 'Sydney', null, 'Sydney'].map((area) => ({ area }));
  expect(townsOf(offered)).toEqual(['Sydney', 'Perth']);
});
