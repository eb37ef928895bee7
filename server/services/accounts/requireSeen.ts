import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '../../db/executor.ts';
import { isThere } from '../../repositories/accounts.repository.ts';
import { AppError } from '../appError.ts';

/**
 * The tree is written past row-level security, since an account that is not made yet is in nobody's accounts. So what a
 * write names must first be seen under it, by the user's own database.
 * @throws AppError the given code for one that is not seen.
 */
export async function requireSeen(tenant: Db, account: number | undefined, code: ErrorCode): Promise<void> {
  if (account !== undefined && !(await isThere(tenant, account))) throw new AppError(code);
}
