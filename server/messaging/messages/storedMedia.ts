import type { Executor } from '../../kernel/db/executor.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { messageMedia } from '../../kernel/db/schema/messageMedia.ts';
import type { MessageKey } from './messageKey.ts';

export type MediumRow = typeof messageMedia.$inferSelect;

/** Identifies a medium. */
export interface MediumKey extends MessageKey {
  index: number;
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

/** The media that were still to be fetched when a backup was made. */
export function listUnfetched(executor: Executor): Promise<MediumKey[]> {
  const { accountId, messageId, index, state } = messageMedia;
  return executor.select({ accountId, messageId, index }).from(messageMedia).where(eq(state, 'fetching'));
}
