import { randomUUID } from 'node:crypto';
import type { CannedReply } from '#contract/messaging/cannedReplies.contract.ts';
import { transact } from '../../kernel/db/transact.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  type CannedReplyRow,
  deleteCannedReply as remove,
  findCannedReply,
  insertCannedReply,
  isReplyName,
  updateCannedReply,
} from './cannedReplies.repository.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import type { Actor } from '../../kernel/access/actor.ts';

type Details = Pick<CannedReply, 'name' | 'content'>;

/** @throws AppError ACCESS_DENIED_ACCOUNT; ALREADY-EXISTS for a name that is taken; LIMIT-REACHED. */
export async function createCannedReply(actor: Actor, accountId: number, details: Details) {
  await requireVisible(actor, accountId);
  const { db, author } = actor;
  return transact(db, async (tx) => {
    await requireRoom(tx, accountId, 'cannedReplies');
    const row = await insertCannedReply(tx, { accountId, id: randomUUID(), ...details });
    if (!row) throw new AppError('ALREADY-EXISTS');
    await writeAudit(tx, author, { ...about(row), action: 'cannedReply.created', after: details });
    return toCannedReply(row);
  });
}

/** @throws AppError NOT-FOUND, ALREADY-EXISTS, STALE-VERSION with the current version. */
export async function changeCannedReply(
  { db, scope, author }: Actor,
  id: string,
  { version, ...details }: Details & Pick<CannedReply, 'version'>,
) {
  return transact(db, async (tx) => {
    const before = found(await findCannedReply(tx, scope, id));
    if (await isReplyName(tx, { ...before, ...details })) throw new AppError('ALREADY-EXISTS');
    const row = await updateCannedReply(tx, { ...before, version }, details);
    if (!row) throw new AppError('STALE-VERSION', { version: before.version });
    await writeAudit(tx, author, { ...about(row), action: 'cannedReply.changed', before, after: details });
    return toCannedReply(row);
  });
}

/** @throws AppError NOT-FOUND. */
export async function deleteCannedReply({ db, scope, author }: Actor, id: string) {
  return transact(db, async (tx) => {
    const row = found(await findCannedReply(tx, scope, id));
    if (!(await remove(tx, row))) throw new AppError('NOT-FOUND');
    await writeAudit(tx, author, { ...about(row), action: 'cannedReply.deleted', before: row });
    return toCannedReply(row);
  });
}

const about = ({ accountId, id }: CannedReplyRow) => ({ accountId, subject: `canned reply ${id}` });

export function toCannedReply({ accountId: account, id: uuid, name, content, version }: CannedReplyRow): CannedReply {
  return { uuid, account, name, content, version };
}
