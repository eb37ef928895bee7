import type { Db } from '../../../db/executor.ts';
import type { MessageEventKind } from '../../../messages/foldMessage.ts';
import type { MessageKey } from '../../../messages/messageKey.ts';
import {
  deleteReceipts,
  findPart,
  insertPart,
  insertReceipt,
  listReceipts,
  type PartRow,
  type ReceiptRow,
  settlePart,
} from '../../../repositories/messages/smpp.repository.ts';
import type { MessageContext } from '../../../services/messages/messageContext.ts';
import { reportMessages } from '../../../services/messages/reportMessages.ts';
import type { Receipt } from './receiptOf.ts';

export interface SubmittedPart extends MessageKey {
  part: number;
  parts: number;
  remoteId: string;
}

/** A receipt can’t come before its part was sent, which is at most this long before its answer is stored. */
const longestOnTheWayMs = 5 * 60_000;

/*
 * A receipt and the answer that names its part may come at the same moment, to two nodes. Each is stored first and looks
 * for the other one afterwards, so at least one of them finds both; a report that both make counts once.
 */

/** Stores what the centre calls a part, and reports the receipts that were here before. */
export async function noteSubmitted(context: MessageContext, part: SubmittedPart): Promise<void> {
  const { db } = context;
  const storedAt = context.now();
  await insertPart(db, { ...part, storedAt });
  const early = await listReceipts(db, part.remoteId, new Date(storedAt.getTime() - longestOnTheWayMs));
  for (const receipt of early) await reportPart(context, { ...part, kind: null, storedAt }, receipt);
  await deleteReceipts(db, early);
}

/** Stores a receipt, and reports it if its part is known. */
export async function noteReceipt(context: MessageContext, receipt: Receipt): Promise<void> {
  const { db } = context;
  const row = { ...receipt, storedAt: context.now() };
  await insertReceipt(db, row);
  const part = await findPart(db, receipt.remoteId);
  if (!part) return;
  await reportPart(context, part, row);
  await deleteReceipts(db, [row]);
}

async function reportPart(context: MessageContext, part: PartRow, receipt: ReceiptRow): Promise<void> {
  const kind = await kindOfMessage(context.db, part, receipt.kind);
  if (kind === null) return;
  const { accountId, messageId } = part;
  await reportMessages(context, [{ accountId, messageId, kind, error: receipt.error, remoteId: null }]);
}

/** A message has arrived when all of its parts have, and has not as soon as one has not. */
async function kindOfMessage(db: Db, part: PartRow, kind: MessageEventKind): Promise<MessageEventKind | null> {
  if (kind !== 'delivered' && kind !== 'undelivered' && kind !== 'failed') return kind;
  if (part.parts === 1 || kind !== 'delivered') return kind;
  const all = await settlePart(db, part, kind);
  return all.filter((one) => one.kind === 'delivered').length === part.parts ? 'delivered' : null;
}
