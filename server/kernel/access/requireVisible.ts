import { findHome } from './accountPaths.ts';
import { AppError } from '../appError.ts';
import type { Actor } from './actor.ts';
import { requireAccount } from './requireAccount.ts';

/**
 * Before anything is done on the whole database for an account: the user must see it.
 * @throws AppError ACCESS_DENIED_ACCOUNT.
 */
export async function requireVisible({ db, scope }: Pick<Actor, 'db' | 'scope'>, account: number): Promise<void> {
  requireAccount(scope, account);
  if (!(await findHome(db, account))) throw new AppError('ACCESS_DENIED_ACCOUNT');
}
