import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';

/** When the access and refresh tokens expire, in epoch milliseconds. */
export interface SessionTimes {
  accessUntil: number;
  refreshUntil: number;
}

/** `at` is epoch milliseconds; `internal` tells a click in the page from an opened URL. */
export type SessionEvent =
  | { type: 'login.again' }
  | { type: 'logout.requested' }
  | { type: 'navigated'; at: number; internal: boolean }
  | { type: 'tokens.renewed'; times: SessionTimes }
  /** The profile was updated, or the identity was switched. */
  | { type: 'profile.changed'; profile: Profile }
  | { type: 'session.refused' }
  | { type: 'session.left' }
  | { type: 'retried' };

export interface SessionInput {
  /** Left by an earlier page. */
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

/** The code of an actor's error; GEN02 when it has none. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof Error && 'code' in error ? (error.code as ErrorCode) : 'GEN02';
}

export const endsSession = (error: unknown): boolean => ending.has(codeOf(error));
