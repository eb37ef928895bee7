import { randomUUID } from 'node:crypto';
import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/executor.ts';
import { smppFragments, smppParts, smppReceipts, smppTexts } from '../../../kernel/db/schema/smpp.ts';
import type { MessageEventKind } from '../../../messaging/messages/foldMessage.ts';

export type PartRow = typeof smppParts.$inferSelect;
export type ReceiptRow = Omit<typeof smppReceipts.$inferSelect, 'kind'> & { kind: MessageEventKind };

export async function insertParts(db: Db, parts: readonly Omit<PartRow, 'kind'>[]): Promise<void> {
  await db
    .insert(smppParts)
    .values([...parts])
    .onConflictDoNothing();
}

/**
 * The parts that ids belong to, by id: of several the latest without a final receipt, since centres use ids again. A part whose
 * receipt repeats itself is not among them.
 */
export async function findParts(db: Db, remoteIds: readonly string[]): Promise<Map<string, PartRow>> {
  const rows = await db
    .selectDistinctOn([smppParts.remoteId])
    .from(smppParts)
    .where(and(inArray(smppParts.remoteId, [...remoteIds]), isNull(smppParts.kind)))
    .orderBy(smppParts.remoteId, desc(smppParts.storedAt));
  return new Map(rows.map((row) => [row.remoteId, row]));
}

/** Notes the final state of a part. Returns those of all parts of its message that are stored. */
export async function settlePart(db: Db, part: PartRow, kind: NonNullable<PartRow['kind']>): Promise<PartRow[]> {
  const ofMessage = and(eq(smppParts.accountId, part.accountId), eq(smppParts.messageId, part.messageId));
  await db
    .update(smppParts)
    .set({ kind })
    .where(and(ofMessage, eq(smppParts.part, part.part)));
  return db.select().from(smppParts).where(ofMessage);
}

/** Notes the final states of parts that are whole messages. */
export async function settleWhole(
  db: Db,
  parts: readonly Pick<PartRow, 'accountId' | 'messageId'>[],
  kind: NonNullable<PartRow['kind']>,
): Promise<void> {
  for (const [accountId, some] of Map.groupBy(parts, (part) => part.accountId)) {
    const ids = some.map(({ messageId }) => messageId);
    await db
      .update(smppParts)
      .set({ kind })
      .where(and(eq(smppParts.accountId, accountId), inArray(smppParts.messageId, ids)));
  }
}

/** Keeps receipts, each id and kind once. One that an id had before it was used again is replaced. */
export async function writeReceipts(db: Db, receipts: readonly ReceiptRow[]): Promise<void> {
  const last = new Map(receipts.map((receipt) => [`${receipt.remoteId} ${receipt.kind}`, receipt]));
  await db
    .insert(smppReceipts)
    .values([...last.values()])
    .onConflictDoUpdate({
      target: [smppReceipts.remoteId, smppReceipts.kind],
      set: { error: sql`excluded.error`, storedAt: sql`excluded.stored_at` },
    });
}

/** The receipts of ids since a time: those of messages before them with the same ids are older. */
export async function listReceipts(db: Db, remoteIds: readonly string[], since: Date): Promise<ReceiptRow[]> {
  const rows = await db
    .select()
    .from(smppReceipts)
    .where(and(inArray(smppReceipts.remoteId, [...remoteIds]), gt(smppReceipts.storedAt, since)));
  return rows as ReceiptRow[];
}

/** Receipts stored between two times whose part waits for one: those that came long before it were of another with the same id. */
export async function listJoinable(
  db: Db,
  { since, before, longestOnTheWayMs }: { since: Date; before: Date; longestOnTheWayMs: number },
): Promise<ReceiptRow[]> {
  const onTheWay = sql`make_interval(secs => ${longestOnTheWayMs / 1000})`;
  const waits = db
    .select({ one: sql`1` })
    .from(smppParts)
    .where(
      and(
        eq(smppParts.remoteId, smppReceipts.remoteId),
        isNull(smppParts.kind),
        sql`${smppReceipts.storedAt} > ${smppParts.storedAt} - ${onTheWay}`,
      ),
    );
  const rows = await db
    .select()
    .from(smppReceipts)
    .where(and(gt(smppReceipts.storedAt, since), lt(smppReceipts.storedAt, before), exists(waits)));
  return rows as ReceiptRow[];
}

export async function deleteReceipts(db: Db, receipts: readonly ReceiptRow[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(receipts, (receipt) => receipt.kind)) {
    const ids = some.map(({ remoteId }) => remoteId);
    await db.delete(smppReceipts).where(and(eq(smppReceipts.kind, kind), inArray(smppReceipts.remoteId, ids)));
  }
}

/**
 * The id of a text. It is that of the same text before, if that had no answer yet, or was answered over another
 * connection a moment ago: then the answer may have been lost with the connection.
 */
export async function claimText(db: Db, key: string, session: string, now: Date): Promise<string> {
  const isRepeated = sql`(${smppTexts.answeredAt} is null and ${smppTexts.storedAt} > ${ago(now, '1 day')}
    or ${smppTexts.session} <> excluded.session and ${smppTexts.answeredAt} > ${ago(now, '2 minutes')})`;
  const [row] = await db
    .insert(smppTexts)
    .values({ key, id: randomUUID(), session, storedAt: now })
    .onConflictDoUpdate({
      target: smppTexts.key,
      set: {
        id: sql`case when ${isRepeated} then ${smppTexts.id} else excluded.id end`,
        session: sql`excluded.session`,
        answeredAt: null,
        storedAt: sql`excluded.stored_at`,
      },
    })
    .returning({ id: smppTexts.id });
  if (!row) throw new Error('the text was not claimed');
  return row.id;
}

export async function markAnswered(db: Db, key: string, now: Date): Promise<void> {
  await db.update(smppTexts).set({ answeredAt: now }).where(eq(smppTexts.key, key));
}

const ago = (now: Date, interval: string) => sql`${now.toISOString()}::timestamptz - ${interval}::interval`;

export type FragmentRow = typeof smppFragments.$inferSelect;

const ofKey = (key: string) => eq(smppFragments.key, key);
/** Within it a reference means the same text: senders use references again. */
const referenceTime = '1 hour';

/**
 * Keeps a part of a text. Returns all of its parts that wait, in order; undefined for one that was passed on before, and that the
 * centre repeats.
 */
export async function addFragment(
  db: Db,
  fragment: Pick<FragmentRow, 'key' | 'part' | 'content' | 'parts' | 'from' | 'to'>,
  now: Date,
): Promise<FragmentRow[] | undefined> {
  const { key, part, content } = fragment;
  const recent = ago(now, referenceTime);
  const [before] = await db
    .select()
    .from(smppFragments)
    .where(and(ofKey(key), eq(smppFragments.part, part), sql`${smppFragments.storedAt} >= ${recent}`));
  if (before && before.passedOnAt !== null) {
    if (before.content === content) return undefined;
    // Another text with the reference of one that is through.
    await db.delete(smppFragments).where(and(ofKey(key), isNotNull(smppFragments.passedOnAt)));
  }
  await db
    .insert(smppFragments)
    .values({ ...fragment, id: randomUUID(), storedAt: now })
    .onConflictDoUpdate({
      target: [smppFragments.key, smppFragments.part],
      set: {
        content: sql`excluded.content`,
        id: sql`excluded.id`,
        storedAt: sql`excluded.stored_at`,
        passedOnAt: null,
      },
      setWhere: sql`${smppFragments.storedAt} < ${recent}`,
    });
  return db
    .select()
    .from(smppFragments)
    .where(and(ofKey(key), sql`${smppFragments.storedAt} >= ${recent}`, isNull(smppFragments.passedOnAt)))
    .orderBy(smppFragments.part);
}

/** Parts that wait for others since before a time, by text. */
export async function listLoneFragments(db: Db, before: Date): Promise<FragmentRow[][]> {
  const waits = and(isNull(smppFragments.passedOnAt), isNotNull(smppFragments.to));
  const keys = db
    .select({ key: smppFragments.key })
    .from(smppFragments)
    .where(waits)
    .groupBy(smppFragments.key)
    .having(lt(max(smppFragments.storedAt), before));
  const rows = await db
    .select()
    .from(smppFragments)
    .where(and(waits, inArray(smppFragments.key, keys)))
    .orderBy(smppFragments.key, smppFragments.part);
  return [...Map.groupBy(rows, ({ key }) => key).values()];
}

/** These parts of a text were passed on. */
export async function markPassedOn(db: Db, fragments: readonly FragmentRow[], now: Date): Promise<void> {
  for (const { key, part } of fragments)
    await db
      .update(smppFragments)
      .set({ passedOnAt: now })
      .where(and(ofKey(key), eq(smppFragments.part, part)));
}

/** Deletes what no receipt or repetition can need any more. */
export async function purgeSmpp(db: Db): Promise<void> {
  const weekAgo = sql`now() - interval '7 days'`;
  for (const table of [smppParts, smppReceipts, smppTexts, smppFragments])
    await db.delete(table).where(lt(table.storedAt, weekAgo));
}
