import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { conversations } from '../../kernel/db/schema/messages.ts';
import type { MessageRow } from './messageRow.ts';
import type { ConversationRow } from './findConversationOf.ts';

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
