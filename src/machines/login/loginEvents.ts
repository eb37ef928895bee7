import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Challenge } from '#contract/tenancy/session.contract.ts';

export type LoginEvent =
  | { type: 'email.given'; email: string }
  | { type: 'email.changed' }
  | { type: 'credentials.given'; email: string; password: string }
  | { type: 'code.given'; code: string; remember: boolean }
  | { type: 'code.resend' }
  | { type: 'recovery.chosen' }
  | { type: 'recovery.left' }
  | { type: 'login.restarted' }
  | { type: 'entrance.refused'; problem: ErrorCode };

export interface LoginInput {
  /** Asks for the email first, then the password. */
  stepLogin: boolean;
}

export interface Pair {
  email: string;
  password: string;
}

/** The answer to correct credentials: logged in, or a code is needed. */
export type LoginAnswer = { kind: 'entered' } | { kind: 'challenged'; challenge: Challenge };

export interface LoginContext extends Pair {
  stepLogin: boolean;
  challenge: Challenge | null;
  /** The last code entered: 6 digits or a recovery code. */
  code: string;
  remember: boolean;
  /** Why the last attempt failed. */
  problem: ErrorCode | null;
}

/** Errors after which no code can be retried: the login starts over. */
const ending = new Set<ErrorCode>(['2FA-CODE-EXPIRED', 'E003', 'AUTH01']);

export const beginsAnew = (code: ErrorCode): boolean => ending.has(code);
