import { expect, test } from 'vitest';
import { formatCallKey, parseCallKey } from './callKey.ts';

const key = { accountId: 20_003, callUuid: '7d0c2a34-1111-4222-8333-444455556666' };

test('parses a formatted key and rejects anything else', () => {
  expect(parseCallKey(formatCallKey(key))).toEqual(key);
  for (const wrong of ['', '20003', `0-${key.callUuid}`, `20003-${key.callUuid}x`, '20003-../../etc'])
    expect(parseCallKey(wrong)).toBeUndefined();
});
