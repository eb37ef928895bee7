import type { Actor } from '../../kernel/access/actor.ts';
import { randomUUID } from 'node:crypto';
import { mostEdited } from '#values/callEdits.ts';
import { editOf } from '../calls/callEdit.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { lockCalls, writeEdits, isFromSource } from '../calls/callEdits.ts';
import { renameCosts } from './sourceCosts.repository.ts';
import { isSourceOf, renameOnNumbers } from './sources.repository.ts';
import { spellingOf } from './spellingOf.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

interface Renaming {
  account: number;
  source: string;
  to: string;
}

/**
 * Renames a source of an account, in any spelling, in its numbers and costs and as an edit of each of its calls. If the account has
 * a source of the new name, the two become one.
 * @throws AppError ACCESS_DENIED_ACCOUNT; NOT-FOUND when no number and no call has the source; TOO-MANY-CALLS with
 * `{ most }` when more calls have it than one edit changes.
 */
export function renameSource(editing: Actor, { account, source, to }: Renaming) {
  const { db, scope, author } = editing;
  requireAccount(scope, account);
  return db.transaction(async (tx) => {
    if (!(await isSourceOf(tx, account, source))) throw new AppError('NOT-FOUND');
    const isRespelled = source.toLowerCase() === to.toLowerCase();
    const name = isRespelled ? to : await spellingOf(tx, { accountId: account, source: to });
    const renaming = { account, source, to: name };
    const calls = await renameOnCalls(tx, editing, renaming);
    const numbers = await renameOnNumbers(tx, renaming);
    await renameCosts(tx, renaming);
    await writeAudit(tx, author, {
      accountId: account,
      action: 'source.renamed',
      subject: `source ${source}`,
      before: { source },
      after: { source: name, numbers, calls },
    });
    return { source: name, numbers, calls };
  });
}

/** How many calls got the new name. */
async function renameOnCalls(tx: Tx, { author, now }: Actor, { account, source, to }: Renaming): Promise<number> {
  const calls = await lockCalls(tx, isFromSource(account, source), mostEdited + 1);
  if (calls.length > mostEdited) throw new AppError('TOO-MANY-CALLS', { most: mostEdited });
  const edits = calls.flatMap((call) => editOf(call, { source: to }, { by: author.email }) ?? []);
  await writeEdits(tx, edits, now);
  if (edits.length > 0) await notifyLive(tx, account, { kind: 'calls.changed', uuid: randomUUID() });
  return edits.length;
}
