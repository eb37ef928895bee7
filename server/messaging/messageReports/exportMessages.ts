import { messageExportFields } from '#contract/messaging/messageReports.contract.ts';
import type { CellValue } from '#values/safeCell.ts';
import { cancellable } from '../../kernel/db/cancellable.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { listExportedMessages, type MessageConditions } from './messageReports.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';

/** Rows in memory at a time. */
const messagesAtATime = 1000;

export interface MessageExport {
  db: Db;
  /** Cancels statements, also of the tenant's connections. */
  system: Db;
  scope: Scope;
  asked: MessageConditions;
  signal: AbortSignal;
}

/** All messages that are asked for, newest first, in batches: each is read when the one before has been sent. */
export async function* exportedMessages(of: MessageExport): AsyncGenerator<CellValue[][]> {
  const { scope, asked, signal } = of;
  let after: { stamp: Date; id: string } | undefined;
  do {
    const page = { after, length: messagesAtATime };
    const rows = await cancellable(of, signal, (tx) => listExportedMessages(tx, scope, asked, page));
    yield rows.map(({ msisdn: number, state: status }) => {
      const cells = { number, status };
      return messageExportFields.map((field) => cells[field]);
    });
    after = rows.length === messagesAtATime ? rows.at(-1) : undefined;
  } while (after !== undefined);
}
