import { expect, test } from 'vitest';
import { areaPrefix } from './areaPrefix.ts';

test.each([
  ['AU 03', '+613'],
  ['AU 3', '+613'],
  ['US 212', '+1212'],
  ['US 1212', '+1212'],
  ['GB 020', '+4420'],
  ['IT 06', '+3906'],
  ['XX 1', undefined],
])('the area code %s is dialed as %s', (code, prefix) => {
  expect(areaPrefix(code)).toBe(prefix);
});
