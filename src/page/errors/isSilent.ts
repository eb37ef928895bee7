import { ApiError } from '../../api/client/apiError.ts';

const missingAccount = /^GET \/v2\/account\/[2-8]\d{4}(\/|\?|$)/;

/**
 * Errors that are not shown (specification section 8): an expired access token, which the session handles, and a
 * missing account.
 */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'TOKEN-EXPIRED' || (error.code === 'NOT-FOUND' && missingAccount.test(error.asked ?? ''));
}
