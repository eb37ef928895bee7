import { expect, test } from 'vitest';
import { newCallId } from './callId.ts';

test('four thousand calls of one millisecond have ids of their own, in safe integers that keep their order', () => {
  const at = 1_795_240_000_000;
  const ids = Array.from({ length: 4_000 }, () => newCallId(at));
  expect(new Set(ids).size).toBe(4_000);
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= at * 4096 && id < (at + 1) * 4096)).toBe(true);
});
