import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { walkEnds, type BackfillState } from '#values/backfillState.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { smartTags, tagBackfills } from '../../kernel/db/schema/smartTags.ts';

export type BackfillRow = typeof tagBackfills.$inferSelect;
type Key = Pick<BackfillRow, 'accountId' | 'id'>;

const isOne = ({ accountId, id }: Key) => and(eq(tagBackfills.accountId, accountId), eq(tagBackfills.id, id));

/** A backfill with the name that its tag has in that version. */
export interface NamedBackfill {
  backfill: BackfillRow;
  name: string;
}

const named = (executor: Executor) =>
  executor
    .select({ backfill: tagBackfills, name: smartTags.name })
    .from(tagBackfills)
    .innerJoin(
      smartTags,
      and(
        eq(smartTags.accountId, tagBackfills.accountId),
        eq(smartTags.id, tagBackfills.tagId),
        eq(smartTags.version, tagBackfills.version),
      ),
    );

/** Newest first. */
export function listBackfills(executor: Executor, scope: Scope, most: number): Promise<NamedBackfill[]> {
  return named(executor)
    .where(isWithin(scope, tagBackfills.accountId))
    .orderBy(desc(tagBackfills.createdAt), desc(tagBackfills.id))
    .limit(most);
}

/** The calls that the scope shows. */
export function readCalls(executor: Executor, scope: Scope, uuids: readonly string[]) {
  const { uuid, dateStart, caller, trackingName, duration } = calls;
  return executor
    .select({ uuid, dateStart, caller, trackingName, duration })
    .from(calls)
    .where(and(isWithin(scope, calls.accountId), inArray(calls.uuid, [...uuids])))
    .orderBy(desc(calls.dateStart), desc(calls.id));
}

export async function insertBackfill(tx: Tx, backfill: typeof tagBackfills.$inferInsert): Promise<BackfillRow> {
  const [row] = await tx.insert(tagBackfills).values(backfill).returning();
  if (!row) throw new Error('a backfill is written');
  return row;
}

/** Held until the transaction ends. */
export async function lockBackfill(tx: Tx, scope: Scope, id: string): Promise<NamedBackfill | undefined> {
  const [row] = await named(tx)
    .where(and(isWithin(scope, tagBackfills.accountId), eq(tagBackfills.id, id)))
    .for('update', { of: tagBackfills });
  return row;
}

const walking = Object.keys(walkEnds) as BackfillState[];

/** The one on its way that has waited longest and that nobody holds, held until the transaction ends. */
export async function lockWalking(tx: Tx): Promise<BackfillRow | undefined> {
  const [row] = await tx
    .select()
    .from(tagBackfills)
    .where(inArray(tagBackfills.state, walking))
    .orderBy(asc(tagBackfills.walkedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function changeBackfill(
  tx: Tx,
  backfill: BackfillRow,
  change: Partial<Omit<BackfillRow, 'accountId' | 'id'>>,
): Promise<BackfillRow> {
  await tx.update(tagBackfills).set(change).where(isOne(backfill));
  return { ...backfill, ...change };
}
