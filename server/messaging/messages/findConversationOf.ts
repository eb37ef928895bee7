import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { conversations } from '../../kernel/db/schema/messages.ts';
import type { MessageRow } from './messageRow.ts';

export type ConversationRow = typeof conversations.$inferSelect;

/** The conversation of a message; undefined if it is part of none. */
export async function findConversationOf(
  executor: Executor,
  { accountId, did, msisdn }: Pick<MessageRow, 'accountId' | 'did' | 'msisdn'>,
): Promise<string | undefined> {
  const [row] = await executor
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.accountId, accountId), eq(conversations.did, did), eq(conversations.msisdn, msisdn)));
  return row?.id;
}
