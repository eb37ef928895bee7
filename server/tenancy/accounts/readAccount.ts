import type { Account, AccountRow } from '#contract/tenancy/accounts.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { countAbove, findAccount, listBranch } from './accounts.repository.ts';
import { listHeld } from './accountBranch.repository.ts';
import { holds, type Scope } from '../../kernel/access/scope.ts';
import { findInvitation } from './signups.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { inTreeOrder } from './accountTree.ts';

/** @throws AppError NOT-FOUND when the scope has no such account. */
export async function readAccount(executor: Executor, scope: Scope, id: number): Promise<Account> {
  const row = found(await findAccount(executor, scope, id));
  const held = await listHeld(executor, scope, id);
  const invitation = row.status === 'invited' ? await findInvitation(executor, scope, id) : undefined;
  const seesFather = row.father !== null && holds(scope, row.father);
  return {
    ...row,
    father: seesFather ? row.father : null,
    fatherName: seesFather ? row.fatherName : null,
    subLevel: await countAbove(executor, scope, id),
    createdAt: row.createdAt.toISOString(),
    invitation: invitation ? { ...invitation, expiresAt: invitation.expiresAt.toISOString() } : null,
    holdings: {
      accounts: held.length,
      activeBelow: held.filter((one) => one.id !== id && one.status === 'active').length,
      numbers: held.reduce((sum, { numbers }) => sum + numbers, 0),
    },
  };
}

/**
 * An account and those below it, parents before children, siblings by name.
 * @throws AppError NOT-FOUND when the scope has no such account.
 */
export async function readBranch(
  executor: Executor,
  scope: Scope,
  root: number,
  depth: number | 'all',
): Promise<AccountRow[]> {
  const rows = await listBranch(executor, scope, root, depth === 'all' ? undefined : depth);
  if (!rows.some(({ id }) => id === root)) throw new AppError('NOT-FOUND');
  return inTreeOrder(rows);
}
