import type { ErrorCode } from '#contract/errors.ts';
import type { Profile } from '#contract/users.contract.ts';

/** When the access and the refresh token end, epoch milliseconds. */
export interface SessionTimes {
  accessUntil: number;
  refreshUntil: number;
}

/** What happens to a session. `at` is epoch milliseconds; `internal` tells a click in the page from an opened address. */
export type SessionEvent =
  | { type: 'login.again' }
  | { type: 'logout.requested' }
  | { type: 'navigated'; at: number; internal: boolean }
  | { type: 'tokens.renewed'; times: SessionTimes }
  /** What is known of the person changed, or the page is another's now. */
  | { type: 'profile.changed'; profile: Profile }
  | { type: 'session.refused' }
  | { type: 'session.left' }
  | { type: 'retried' };

export interface SessionInput {
  /** What an earlier page left. */
  kept: SessionTimes | null;
  at: number;
}

export interface SessionContext {
  times: SessionTimes | null;
  profile: Profile | null;
  /** Why the last attempt failed. */
  problem: ErrorCode | null;
  startedAt: number;
  internal: boolean;
}

const ending = new Set<ErrorCode>(['TOKEN-EXPIRED', 'INVALID-TOKEN-BT2', 'E003', 'AUTH01', 'INVALID-CSRF']);

/** The code that a failed actor's error carries; GEN02 when it has none. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof Error && 'code' in error ? (error.code as ErrorCode) : 'GEN02';
}

export const endsSession = (error: unknown): boolean => ending.has(codeOf(error));
