import { expect, test } from 'vitest';
import { trueMinus } from './trueMinus.ts';

test.each([
  ['-8%', '−8%'],
  ['+8%', '+8%'],
  ['-1.234,5', '−1.234,5'],
  ['-$3', '−$3'],
  ['0', '0'],
])('%s is written %s', (text, written) => {
  expect(trueMinus(text)).toBe(written);
});
