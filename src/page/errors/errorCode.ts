import type { ErrorCode } from '#contract/kernel/errors.ts';
import { ApiError } from '../../api/client/apiError.ts';

/** The code shown with a failure's message. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof ApiError ? error.code : 'GEN02');

/** Whether a failure is a bug: of the page, or one that the server didn't foresee. */
export const isUnexpected = (error: unknown): boolean => codeOf(error) === 'GEN02';
