import { listHeld, lockTree, markDeleted } from './accountBranch.repository.ts';
import { countHiddenBelow } from './countHiddenBelow.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { endSessionsOf } from './endSessionsOf.ts';
import { readAccount } from './readAccount.ts';

/**
 * Soft-deletes an account together with the suspended and invited ones below it: its users can no longer log in, it is
 * hidden, and its calls stay in the reports of the accounts above. Returns the deleted ids.
 * @throws AppError NOT-FOUND; ACCESS-DENIED for one's own account; SUB-ACCOUNTS, also for accounts that a
 * rule hides from the user, and ACTIVE-NUMBERS with `{ count }`;
 * ACCOUNTS-NOT-CONFIRMED with `{ accounts }` when the confirmed number is wrong.
 */
export function deleteAccount(actor: Actor, id: number, typed: number): Promise<{ deleted: number[] }> {
  const { system: db, scope, author, now } = actor;
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const before = await readAccount(tx, scope, id);
    if (id === actor.principal.accountId) throw new AppError('ACCESS-DENIED');
    const { accounts, activeBelow, numbers } = before.holdings;
    const hidden = await countHiddenBelow(tx, scope, id);
    if (activeBelow + hidden > 0) throw new AppError('SUB-ACCOUNTS', { count: activeBelow + hidden });
    if (numbers > 0) throw new AppError('ACTIVE-NUMBERS', { count: numbers });
    if (typed !== accounts) throw new AppError('ACCOUNTS-NOT-CONFIRMED', { accounts });
    const deleted = (await listHeld(tx, scope, id)).map((one) => one.id);
    await markDeleted(tx, scope, deleted, now);
    await endSessionsOf(tx, scope, deleted, now);
    const entry = { accountId: id, action: 'account.deleted', subject: `account ${id}`, before, after: { deleted } };
    await writeAudit(tx, author, entry);
    return { deleted };
  });
}
