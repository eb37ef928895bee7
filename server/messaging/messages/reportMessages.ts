import { transact } from '../../kernel/db/transact.ts';
import type { MessageEventKind } from './foldMessage.ts';
import type { MessageKey } from './messageKey.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageContext } from './messageContext.ts';
import { notify } from './notify.ts';

/** The carrier reports the status of a message. */
export interface MessageReport extends MessageKey {
  kind: MessageEventKind;
  error: string | null;
  remoteId: string | null;
}

/** Stores statuses, whenever they come and however often. Ignores messages that are not ours. */
export async function reportMessages(context: MessageContext, reports: readonly MessageReport[]): Promise<void> {
  const now = context.now();
  const events = reports.map(({ accountId, messageId, kind, error, remoteId }) => ({
    accountId,
    messageId,
    event: { key: `status-${kind}`, at: now.getTime(), kind, error, remoteId, attempt: null },
  }));
  notify(context, await transact(context.db, (tx) => addMessageEvents(tx, events, { emit: context.emit, now })));
}
