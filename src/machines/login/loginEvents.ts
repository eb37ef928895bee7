import type { ErrorCode } from '#contract/errors.ts';
import type { Challenge } from '#contract/session.contract.ts';

/** What happens at the login. */
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
  /** The e-mail is asked for first, then the password. */
  stepLogin: boolean;
}

export interface Pair {
  email: string;
  password: string;
}

/** How the server takes a right pair: it lets in, or waits for a code. */
export type LoginAnswer = { kind: 'entered' } | { kind: 'challenged'; challenge: Challenge };

export interface LoginContext extends Pair {
  stepLogin: boolean;
  challenge: Challenge | null;
  /** What was given last: 6 digits or a recovery code. */
  code: string;
  remember: boolean;
  /** Why the last attempt failed. */
  problem: ErrorCode | null;
}

/** Codes after which a code cannot be tried again: the login begins anew. */
const ending = new Set<ErrorCode>(['2FA-CODE-EXPIRED', 'E003', 'AUTH01']);

export const beginsAnew = (code: ErrorCode): boolean => ending.has(code);
