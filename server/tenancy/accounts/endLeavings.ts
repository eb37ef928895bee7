import { type EndedLeaving, LeavingKind } from '#contract/tenancy/accounts.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { authorsOf, type Leaving, leavings, seenBy } from './leavings.repository.ts';

/**
 * Ends what leaves the accounts of a branch without a login, such as keys, feeds and forwards, where somebody who made or changed it
 * doesn’t see the account, or where nobody knows who did. To be called once a branch has moved.
 */
export async function endLeavings(tx: Tx, root: number, now: Date): Promise<EndedLeaving[]> {
  const accounts = await listSubtree(tx, root);
  const seen = new Map<number, ReadonlySet<number> | null>();
  const sees = async (userId: number, account: number) => {
    if (!seen.has(userId)) seen.set(userId, await seenBy(tx, userId));
    return seen.get(userId)?.has(account) ?? true;
  };
  const isTheirs = async (one: Leaving) => {
    const authors = await authorsOf(tx, one);
    for (const author of authors) if (!(await sees(author, one.accountId))) return false;
    return authors.length > 0;
  };
  const ended: EndedLeaving[] = [];
  for (const kind of LeavingKind.options)
    for (const one of await leavings[kind].list(tx, accounts)) {
      if (await isTheirs(one)) continue;
      await leavings[kind].end(tx, one, now);
      ended.push({ kind, account: one.accountId, name: one.name });
    }
  return ended;
}
