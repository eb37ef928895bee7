import type { Actor } from '../../kernel/access/actor.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { countHiddenBelow } from './countHiddenBelow.ts';

/**
 * What is set up for an account goes on after its author has left, so it must not reach more than the author sees: the account,
 * and all accounts below if it includes them.
 * @throws AppError ACCESS_DENIED_ACCOUNT.
 */
export async function requireAllBelow(
  { system, scope }: Pick<Actor, 'system' | 'scope'>,
  account: number,
  { subAccounts = false }: { subAccounts?: boolean | undefined },
): Promise<void> {
  requireAccount(scope, account);
  if (subAccounts && (await countHiddenBelow(system, scope, account)) > 0) throw new AppError('ACCESS_DENIED_ACCOUNT');
}
