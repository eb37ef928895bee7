import { AppError } from '../appError.ts';

/** Whom a system user acts as, and in which of his accounts; all of them without one. */
export interface ActedIdentity {
  userId: number;
  account: number | undefined;
}

/**
 * Reads `X-Scope: <identity id>` or `<identity id>-<account>` (specification section 6).
 * @throws AppError ACCESS_DENIED_ACCOUNT when it is neither.
 */
export function readScopeHeader(header: string | string[] | undefined): ActedIdentity | undefined {
  if (header === undefined) return undefined;
  const [, user, account] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(String(header)) ?? [];
  if (user === undefined || Math.max(Number(user), Number(account ?? 0)) > 2_147_483_647)
    throw new AppError('ACCESS_DENIED_ACCOUNT');
  return { userId: Number(user), account: account === undefined ? undefined : Number(account) };
}
