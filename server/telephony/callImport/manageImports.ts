import type { CallImport } from '#contract/telephony/callImports.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { type CallImportRow, deleteImported, listImports, lockImport, markUndone } from './callImports.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { AppError } from '../../kernel/appError.ts';

export async function listCallImports(db: Db, scope: Scope): Promise<CallImport[]> {
  return (await listImports(db, scope)).map(toImport);
}

/**
 * Deletes all calls of an import, as if it had never been.
 * @throws AppError NOT-FOUND, WRONG-STATUS when it was undone before.
 */
export function undoImport({ db, scope, author, now }: Actor, id: string): Promise<CallImport> {
  return db.transaction(async (tx) => {
    const row = found(await lockImport(tx, scope, id));
    if (row.undoneAt) throw new AppError('WRONG-STATUS');
    const { accountId, calls } = row;
    await deleteImported(tx, row);
    await markUndone(tx, row, author.email, now);
    await writeAudit(tx, author, {
      accountId,
      action: 'calls.importUndone',
      subject: `import ${id}`,
      before: { calls },
    });
    await notifyLive(tx, accountId, { kind: 'calls.changed', uuid: id });
    return toImport({ ...row, undoneBy: author.email, undoneAt: now });
  });
}

function toImport({ accountId, firstCall, lastCall, createdAt, undoneAt, ...row }: CallImportRow): CallImport {
  return {
    ...row,
    account: accountId,
    from: firstCall.toISOString(),
    to: lastCall.toISOString(),
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}
