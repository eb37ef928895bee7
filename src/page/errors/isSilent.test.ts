import { expect, test } from 'vitest';
import { ApiError } from '../../api/client/apiError.ts';
import { isSilent } from './isSilent.ts';

test.each([
  ['TOKEN-EXPIRED', 'GET /v2/number', true],
  ['NOT-FOUND', 'GET /v2/account/20001', true],
  ['NOT-FOUND', 'GET /v2/account/89999/slack', true],
  ['NOT-FOUND', 'GET /v2/account/90001', false],
  ['NOT-FOUND', 'GET /v2/account/200011', false],
  ['NOT-FOUND', 'POST /v2/account/20001', false],
  ['NOT-FOUND', null, false],
  ['ACCESS_DENIED_ACCOUNT', 'GET /v2/account/20001', false],
] as const)('%s of %s is silent: %s', (errorCode, asked, silent) => {
  expect(isSilent(new ApiError(404, { errorCode }, undefined, asked))).toBe(silent);
});

test('errors that the server did not send are shown', () => {
  expect(isSilent(new Error('broken'))).toBe(false);
});
