import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

const number = { texts: ['Letterbox card', null], numbers: ['+61370109876'] };

test.each(['', 'LETTER', 'card', '7010 9876', '(03) 7010', '+61 3', '037010'])('%j finds the row', (search) => {
  expect(matchesSearch(search, number)).toBe(true);
});

test.each(['poster', '7010 0000', '61 7', '-'])('%j does not find it', (search) => {
  expect(matchesSearch(search, number)).toBe(false);
});
