import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { conversationReads, conversations } from '../../kernel/db/schema/messages.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { MessageRow } from './messageEvents.repository.ts';

export type ConversationRow = typeof conversations.$inferSelect;
type Ends = Pick<MessageRow, 'accountId' | 'did' | 'msisdn'>;

/** The conversation of a message; undefined if it is part of none. */
export async function findConversationOf(executor: Executor, ends: Ends): Promise<string | undefined> {
  const [row] = await executor.select({ id: conversations.id }).from(conversations).where(isBetween(ends));
  return row?.id;
}

/** Adds a message to its conversation, which it opens. Returns the conversation. */
export async function touchConversation(
  tx: Tx,
  message: MessageRow,
  { review, assigneeId }: { review: boolean; assigneeId: number | null },
): Promise<ConversationRow> {
  const { accountId, did, msisdn, id: lastMessageId, stamp } = message;
  const inbound = message.direction === 'inbound';
  const { lastAt, lastInboundAt, lastMessageId: last } = conversations;
  const [row] = await tx
    .insert(conversations)
    .values({
      accountId,
      id: randomUUID(),
      did,
      msisdn,
      lastMessageId,
      lastAt: stamp,
      lastInboundAt: inbound ? stamp : null,
      review,
      assigneeId,
    })
    .onConflictDoUpdate({
      target: [conversations.accountId, conversations.did, conversations.msisdn],
      set: {
        lastMessageId: sql`case when ${stamp} >= ${lastAt} then ${lastMessageId} else ${last} end`,
        lastAt: sql`greatest(${lastAt}, ${stamp})`,
        ...(inbound && { lastInboundAt: sql`greatest(${lastInboundAt}, ${stamp})`, state: 'open' as const }),
        ...(review && { review }),
      },
    })
    .returning();
  if (!row) throw new Error('the conversation was not written');
  return row;
}

export async function findConversation(
  executor: Executor,
  scope: Scope,
  id: string,
): Promise<ConversationRow | undefined> {
  const [row] = await executor
    .select()
    .from(conversations)
    .where(and(isWithin(scope, conversations.accountId), eq(conversations.id, id)));
  return row;
}

type Change = Partial<Pick<ConversationRow, 'state' | 'assigneeId' | 'review'>>;

/** Changes a conversation of this version. False when somebody else was faster. */
export async function changeConversation(
  tx: Tx,
  { accountId, id, version }: Pick<ConversationRow, 'accountId' | 'id' | 'version'>,
  change: Change,
): Promise<boolean> {
  const changed = await tx
    .update(conversations)
    .set({ ...change, version: version + 1 })
    .where(and(eq(conversations.accountId, accountId), eq(conversations.id, id), eq(conversations.version, version)))
    .returning({ id: conversations.id });
  return changed.length === 1;
}

/** Until when a user has read a conversation. */
export async function markRead(
  tx: Tx,
  { accountId, id }: Pick<ConversationRow, 'accountId' | 'id'>,
  userId: number,
  readAt: Date,
): Promise<void> {
  await tx
    .insert(conversationReads)
    .values({ accountId, conversationId: id, userId, readAt })
    .onConflictDoUpdate({
      target: [conversationReads.accountId, conversationReads.conversationId, conversationReads.userId],
      set: { readAt },
    });
}

function isBetween({ accountId, did, msisdn }: Ends) {
  return and(eq(conversations.accountId, accountId), eq(conversations.did, did), eq(conversations.msisdn, msisdn));
}
