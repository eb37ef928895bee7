import type { Db } from '../../kernel/db/executor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import { type BlockRules, findBlockRules, saveBlockRules } from './blockRules.repository.ts';

/** Changes what an account and those below it reject besides single numbers. */
export function changeBlockRules(db: Db, author: Author, accountId: number, after: BlockRules): Promise<BlockRules> {
  return db.transaction(async (tx) => {
    const before = await findBlockRules(tx, accountId);
    await saveBlockRules(tx, accountId, after);
    const subject = `account ${accountId}`;
    await writeAudit(tx, author, { accountId, action: 'blockRules.changed', subject, before, after });
    return after;
  });
}
