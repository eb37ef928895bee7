import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { messageMedia } from '../../kernel/db/schema/messageMedia.ts';
import { messages } from '../../kernel/db/schema/messages.ts';
import type { MessageKey } from './messageKey.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type MediumRow = typeof messageMedia.$inferSelect;

/** Identifies a medium. */
export interface MediumKey extends MessageKey {
  index: number;
}

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

/** A stored medium, within the scope. */
export async function findStoredMedium(
  executor: Executor,
  scope: Scope,
  { messageId, index }: Omit<MediumKey, 'accountId'>,
): Promise<MediumRow | undefined> {
  const [row] = await executor
    .select()
    .from(messageMedia)
    .where(
      and(
        isWithin(scope, messageMedia.accountId),
        eq(messageMedia.messageId, messageId),
        eq(messageMedia.index, index),
        eq(messageMedia.state, 'stored'),
      ),
    );
  return row;
}

/** The media of messages of an account by message, in their order. */
export async function mediaOf(
  executor: Executor,
  accountId: number,
  messageIds: readonly string[],
): Promise<Map<string, MediumRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(messageMedia)
    .where(and(eq(messageMedia.accountId, accountId), inArray(messageMedia.messageId, [...messageIds])))
    .orderBy(asc(messageMedia.index));
  return Map.groupBy(rows, ({ messageId }) => messageId);
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

/** The media that were still to be fetched when a backup was made. */
export function listUnfetched(executor: Executor): Promise<MediumKey[]> {
  const { accountId, messageId, index, state } = messageMedia;
  return executor.select({ accountId, messageId, index }).from(messageMedia).where(eq(state, 'fetching'));
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
