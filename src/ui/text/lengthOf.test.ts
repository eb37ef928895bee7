import { expect, test } from 'vitest';
import { lengthOf } from './lengthOf.ts';

test.each([
  [-1, { unit: 'seconds', parts: { seconds: 0 } }],
  [59, { unit: 'seconds', parts: { seconds: 59 } }],
  [59.6, { unit: 'minutes', parts: { minutes: 1, seconds: 0 } }],
  [60, { unit: 'minutes', parts: { minutes: 1, seconds: 0 } }],
  [3599, { unit: 'minutes', parts: { minutes: 59, seconds: 59 } }],
  [3600, { unit: 'hours', parts: { hours: 1, minutes: 0 } }],
  [86_399, { unit: 'hours', parts: { hours: 23, minutes: 59 } }],
  [86_400, { unit: 'days', parts: { days: 1, hours: 0, minutes: 0 } }],
  [90_061, { unit: 'days', parts: { days: 1, hours: 1, minutes: 1 } }],
])('%d seconds are shown as %o', (seconds, shown) => {
  expect(lengthOf(seconds)).toEqual(shown);
});
