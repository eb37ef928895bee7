import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { messageEvents } from '../../kernel/db/schema/messages.ts';
import type { MessageEvent } from './foldMessage.ts';
import { toEvent } from './messageEvents.repository.ts';
import type { MessageKey } from './messageKey.ts';

/** The events of one message, in the order in which they happened. */
export async function listEventsOf(executor: Executor, { accountId, messageId }: MessageKey): Promise<MessageEvent[]> {
  const rows = await executor
    .select()
    .from(messageEvents)
    .where(and(eq(messageEvents.accountId, accountId), eq(messageEvents.messageId, messageId)))
    .orderBy(messageEvents.at);
  return rows.map(toEvent);
}
