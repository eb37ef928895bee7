import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { type BlockRules, findBlockRules, saveBlockRules } from './blockRules.repository.ts';

/** Changes what an account and those below it reject besides single numbers. */
export function changeBlockRules({ db, author }: Actor, accountId: number, after: BlockRules): Promise<BlockRules> {
  return db.transaction(async (tx) => {
    const before = await findBlockRules(tx, accountId);
    await saveBlockRules(tx, accountId, after);
    const subject = `account ${accountId}`;
    await writeAudit(tx, author, { accountId, action: 'blockRules.changed', subject, before, after });
    return after;
  });
}
