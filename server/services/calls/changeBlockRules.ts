import type { Db } from '../../db/executor.ts';
import { type Author, writeAudit } from '../../repositories/auditLog.repository.ts';
import { type BlockRules, findBlockRules, saveBlockRules } from '../../repositories/blockRules.repository.ts';

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
