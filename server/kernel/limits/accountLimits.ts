import type { LimitName } from '#values/accountLimits.ts';
import type { Db, Tx } from '../db/executor.ts';
import type { Actor } from '../access/actor.ts';
import { writeAudit } from '../access/auditLog.ts';
import { type AccountLimit, limitOf, listLimits, lockLimits, setLimit, usedOf } from './limits.ts';
import { AppError } from '../appError.ts';

/**
 * Makes sure that an account may have more of something, until the transaction ends: whoever asks at the same time waits.
 * @throws AppError LIMIT-REACHED with `{ limit, most }`.
 */
export async function requireRoom(
  tx: Tx,
  accountId: number,
  name: Parameters<typeof usedOf>[2],
  more = 1,
): Promise<void> {
  await requireRoomFor(tx, accountId, name, async () => (await usedOf(tx, accountId, name)) + more);
}

/** The same for what is counted by user, or measured. `wanted` is counted when nobody else can count. */
export async function requireRoomFor(
  tx: Tx,
  accountId: number,
  limit: LimitName,
  wanted: () => number | Promise<number>,
): Promise<void> {
  await lockLimits(tx, accountId);
  const most = await limitOf(tx, accountId, limit);
  if ((await wanted()) > most) throw new AppError('LIMIT-REACHED', { limit, most });
}

export function requireFlowSize(tx: Tx, accountId: number, document: unknown): Promise<void> {
  return requireRoomFor(tx, accountId, 'flowBytes', () => Buffer.byteLength(JSON.stringify(document)));
}

/** The live streams of each user of an account. */
export const mostStreams = (db: Db, accountId: number): Promise<number> => limitOf(db, accountId, 'streams');

export function readLimits(db: Db, accountId: number): Promise<AccountLimit[]> {
  return listLimits(db, accountId);
}

/** Sets a limit of an account, or with null returns to its plan's. What the account has beyond it stays. */
export function changeLimit(
  { db, author }: Actor,
  { accountId, name, most }: { accountId: number; name: LimitName; most: number | null },
): Promise<AccountLimit[]> {
  return db.transaction(async (tx) => {
    await lockLimits(tx, accountId);
    const before = await limitOf(tx, accountId, name);
    await setLimit(tx, accountId, name, most);
    const after = await limitOf(tx, accountId, name);
    const entry = { accountId, action: 'limit.changed', subject: `limit ${name}` };
    await writeAudit(tx, author, { ...entry, before: { most: before }, after: { most: after } });
    return listLimits(tx, accountId);
  });
}
