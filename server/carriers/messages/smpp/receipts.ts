import type { Db } from '../../../kernel/db/executor.ts';
import type { MessageEventKind } from '../../../messaging/messages/foldMessage.ts';
import type { MessageKey } from '../../../messaging/messages/messageKey.ts';
import {
  deleteReceipts,
  findParts,
  insertParts,
  listJoinable,
  listReceipts,
  type PartRow,
  type ReceiptRow,
  settlePart,
  settleWhole,
  writeReceipts,
} from './smpp.repository.ts';
import { inBatches } from '../../../kernel/inBatches.ts';
import type { MessageContext } from '../../../messaging/messages/messageContext.ts';
import { reportMessages } from '../../../messaging/messages/reportMessages.ts';
import type { Receipt } from './receiptOf.ts';

export interface SubmittedPart extends MessageKey {
  part: number;
  parts: number;
  remoteId: string;
}

/** A receipt can’t come before its part was sent, which is at most this long before its answer is stored. */
const longestOnTheWayMs = 5 * 60_000;

/** When a receipt and its part have usually met. */
const joinedByItselfMs = 10_000;
const longestJoiningMs = 24 * 3_600_000;

/** What the centre calls parts, and what it says of them: stored in batches, since they come by the hundred a second. */
export interface Receipts {
  /** Stores what the centre calls a part, and reports the receipts that were here before. */
  recordSubmission: (part: SubmittedPart) => Promise<void>;
  /** Stores a receipt, and reports it if its part is known. */
  recordReceipt: (receipt: Receipt) => Promise<void>;
}

/*
 * A receipt and the answer that names its part may come at the same moment, to two nodes. Each is stored first and looks
 * for the other one afterwards, so at least one of them finds both; a report that both make counts once.
 */

export function receiptsOf(context: MessageContext): Receipts {
  return {
    recordSubmission: inBatches<SubmittedPart>((parts) => storeSubmitted(context, parts)),
    recordReceipt: inBatches<Receipt>((receipts) => storeReceipts(context, receipts)),
  };
}

async function storeSubmitted(context: MessageContext, submitted: readonly SubmittedPart[]): Promise<void> {
  const { db } = context;
  const storedAt = context.now();
  await insertParts(
    db,
    submitted.map((part) => ({ ...part, storedAt })),
  );
  const partOf = new Map(submitted.map((part) => [part.remoteId, { ...part, kind: null, storedAt }]));
  const early = await listReceipts(db, [...partOf.keys()], new Date(storedAt.getTime() - longestOnTheWayMs));
  await reportParts(context, partOf, early);
  await deleteReceipts(db, early);
}

async function storeReceipts(context: MessageContext, receipts: readonly Receipt[]): Promise<void> {
  const { db } = context;
  const storedAt = context.now();
  const rows = receipts.map((receipt) => ({ ...receipt, storedAt }));
  await writeReceipts(db, rows);
  const partOf = await findParts(db, [...new Set(rows.map(({ remoteId }) => remoteId))]);
  const known = rows.filter(({ remoteId }) => partOf.has(remoteId));
  await reportParts(context, partOf, known);
  await deleteReceipts(db, known);
}

/** Reports receipts whose part is known, although nobody did when the second of them was stored: the process died, or the database. */
export async function joinReceipts(context: MessageContext): Promise<void> {
  const { db } = context;
  const now = context.now().getTime();
  const waiting = await listJoinable(db, {
    since: new Date(now - longestJoiningMs),
    before: new Date(now - joinedByItselfMs),
    longestOnTheWayMs,
  });
  if (waiting.length === 0) return;
  const partOf = await findParts(db, [...new Set(waiting.map(({ remoteId }) => remoteId))]);
  await reportParts(context, partOf, waiting);
  await deleteReceipts(db, waiting);
}

const finalKinds = ['delivered', 'undelivered', 'failed'] as const;
const isFinalKind = (kind: MessageEventKind): kind is (typeof finalKinds)[number] =>
  finalKinds.some((one) => one === kind);

async function reportParts(
  context: MessageContext,
  partOf: ReadonlyMap<string, PartRow>,
  receipts: readonly ReceiptRow[],
): Promise<void> {
  const { db } = context;
  const reports = [];
  for (const { remoteId, kind: reported, error } of receipts) {
    const part = partOf.get(remoteId);
    const kind = part && (await kindOfMessage(db, part, reported));
    if (part && kind)
      reports.push({ accountId: part.accountId, messageId: part.messageId, kind, error, remoteId: null });
  }
  if (reports.length > 0) await reportMessages(context, reports);
  for (const final of finalKinds) {
    const whole = receipts.flatMap(({ remoteId, kind }) => (kind === final ? (partOf.get(remoteId) ?? []) : []));
    await settleWhole(
      db,
      whole.filter(({ parts }) => parts === 1),
      final,
    );
  }
}

/** A message has arrived when all of its parts have, and has not as soon as one has not. */
async function kindOfMessage(db: Db, part: PartRow, kind: MessageEventKind): Promise<MessageEventKind | null> {
  if (part.parts === 1 || !isFinalKind(kind)) return kind;
  const all = await settlePart(db, part, kind);
  if (kind !== 'delivered') return kind;
  return all.filter((one) => one.kind === 'delivered').length === part.parts ? 'delivered' : null;
}
