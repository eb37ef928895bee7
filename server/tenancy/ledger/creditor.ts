import { isStaff } from '#values/permissions.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import { AppError } from '../../kernel/appError.ts';

/** @throws AppError ACCESS_DENIED_ACCOUNT. */
export function requireCreditor(principal: Principal, account: number): void {
  if (!mayCredit(principal, account)) throw new AppError('ACCESS_DENIED_ACCOUNT');
}

/** Staff alone make credit from nothing; whatever resellers give to clients is taken from what they have. */
export function makesCredit({ allow, actor }: Principal): boolean {
  return actor !== null || isStaff(allow);
}

/** Resellers set credit and prices of their clients, never their own: that is for staff. */
export function mayCredit({ accountId, allow, actor }: Principal, account: number): boolean {
  return accountId !== account || actor !== null || isStaff(allow);
}
