import { messageExportFields } from '#contract/messaging/messageReports.contract.ts';
import type { CellValue } from '#values/safeCell.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { listExportedMessages, type MessageConditions } from './messageReports.repository.ts';

/** Rows in memory at a time. */
const messagesAtATime = 1000;

/** All messages that are asked for, newest first, in batches: each is read when the one before has been sent. */
export async function* exportedMessages(
  actor: Actor,
  asked: MessageConditions,
  signal: AbortSignal,
): AsyncGenerator<CellValue[][]> {
  let after: { stamp: Date; id: string } | undefined;
  do {
    const page = { after, length: messagesAtATime };
    const rows = await cancellable(actor, signal, (tx) => listExportedMessages(tx, actor.scope, asked, page));
    yield rows.map(({ msisdn: number, state: status }) => {
      const cells = { number, status };
      return messageExportFields.map((field) => cells[field]);
    });
    after = rows.length === messagesAtATime ? rows.at(-1) : undefined;
  } while (after !== undefined);
}
