import type { Tx } from '../../kernel/db/executor.ts';
import { countAutomatic, lockPair } from './messages.repository.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageContext } from './messageContext.ts';
import { type NewMessage, priceOf, queueMessage } from './queueMessage.ts';

/** What nobody pressed a button for: automatic answers, and texts of call flows. */
export type AutomaticMessage = Omit<NewMessage, 'kind' | 'userName'> & { kind: 'auto' | 'flow' };

/** More than anybody wants to read; machines that answer each other would go on for ever. */
export const mostAutomaticAnHour = 5;
const hourMs = 3_600_000;

/**
 * Queues an automatic text, unless its two numbers have had enough of them within the hour, whatever caused them. The first
 * one that is held back is kept as not sent, so that the conversation says so.
 */
export async function queueAutomatic(tx: Tx, context: MessageContext, message: AutomaticMessage): Promise<void> {
  const now = context.now();
  await lockPair(tx, message);
  const sent = await countAutomatic(tx, message, new Date(now.getTime() - hourMs));
  if (sent > mostAutomaticAnHour) return;
  if (sent < mostAutomaticAnHour) return void (await queueMessage(tx, context, message, await priceOf(tx, message)));
  const { accountId, id: messageId } = await queueMessage(tx, context, message, null);
  const event = {
    key: 'refused',
    at: now.getTime(),
    kind: 'refused',
    error: 'AUTOMATIC-LIMIT',
    remoteId: null,
    attempt: null,
  } as const;
  await addMessageEvents(tx, [{ accountId, messageId, event }], { emit: context.emit, now });
}
