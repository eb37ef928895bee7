import { and, eq } from 'drizzle-orm';
import { type Scope, isWithin } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { conversations, conversationReads } from '../../kernel/db/schema/messages.ts';
import type { ConversationRow } from '../messages/findConversationOf.ts';

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
