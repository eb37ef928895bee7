import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { messageMedia } from '../../kernel/db/schema/messageMedia.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import type { MediumKey, MediumRow } from './storedMedia.ts';

export async function insertMedia(tx: Tx, media: readonly (typeof messageMedia.$inferInsert)[]): Promise<void> {
  if (media.length > 0) await tx.insert(messageMedia).values([...media]);
}

/** A medium with the ends of its message, for the job. */
export async function findMedium(executor: Executor, key: MediumKey) {
  const [row] = await executor
    .select({ medium: messageMedia, did: messages.did, msisdn: messages.msisdn })
    .from(messageMedia)
    .innerJoin(messages, and(eq(messages.accountId, messageMedia.accountId), eq(messages.id, messageMedia.messageId)))
    .where(isMedium(key));
  return row;
}

/** Writes what became of a medium. False when it is gone. */
export async function settleMedium(
  executor: Executor,
  key: MediumKey,
  change: Pick<MediumRow, 'state'> & Partial<MediumRow>,
): Promise<boolean> {
  const rows = await executor
    .update(messageMedia)
    .set(change)
    .where(isMedium(key))
    .returning({ index: messageMedia.index });
  return rows.length === 1;
}

/** Some of the media of deleted accounts. */
export async function listAbandonedMedia(executor: Executor): Promise<MediumRow[]> {
  const rows = await executor
    .select({ medium: messageMedia })
    .from(messageMedia)
    .innerJoin(accounts, eq(accounts.id, messageMedia.accountId))
    .where(isNotNull(accounts.deletedAt))
    .limit(1000);
  return rows.map(({ medium }) => medium);
}

export async function deleteMedium(executor: Executor, key: MediumKey): Promise<void> {
  await executor.delete(messageMedia).where(isMedium(key));
}

function isMedium({ accountId, messageId, index }: MediumKey) {
  return and(
    eq(messageMedia.accountId, accountId),
    eq(messageMedia.messageId, messageId),
    eq(messageMedia.index, index),
  );
}
