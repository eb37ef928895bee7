import { expect, test } from 'vitest';
import { newCallId } from './callId.ts';

test('four thousand calls in one millisecond have unique, ordered, safe-integer ids', () => {
  const at = 1_795_240_000_000;
  const ids = Array.from({ length: 4_000 }, () => newCallId(at));
  expect(new Set(ids).size).toBe(4_000);
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= at * 4096 && id < (at + 1) * 4096)).toBe(true);
});
