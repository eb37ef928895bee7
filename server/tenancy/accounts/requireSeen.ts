import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { isThere } from './accounts.repository.ts';
import { AppError } from '../../kernel/appError.ts';

/**
 * Checks an account against the user's own database. Needed because the tree is written without row-level security, as
 * a new account is in nobody's scope.
 * @throws AppError the given code when the account is not visible.
 */
export async function requireSeen(tenant: Db, account: number | undefined, code: ErrorCode): Promise<void> {
  if (account !== undefined && !(await isThere(tenant, account))) throw new AppError(code);
}
