import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { countCap } from '#values/listRequest.ts';
import type { DeliveryState } from '#values/integrationWords.ts';
import type { Db, Executor, Tx } from '../../kernel/db/executor.ts';
import { deliveries, integrations } from '../../kernel/db/schema/integrations.ts';
import type { IntegrationKey } from './integrations.repository.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type DeliveryKey = Pick<DeliveryRow, 'accountId' | 'id'>;

const isOne = ({ accountId, id }: DeliveryKey) => and(eq(deliveries.accountId, accountId), eq(deliveries.id, id));

/** Which of them are new: an integration gets each event once. */
export async function addDeliveries(tx: Tx, added: (typeof deliveries.$inferInsert)[]): Promise<DeliveryKey[]> {
  if (added.length === 0) return [];
  const { accountId, id } = deliveries;
  return tx.insert(deliveries).values(added).onConflictDoNothing().returning({ accountId, id });
}

export type Claimed = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** No attempt takes so long. */
const lease = sql`now() + interval '1 minute'`;

/**
 * Counts an attempt of a delivery that waits, and returns it with its integration. Undefined when nothing is to be done: it is
 * settled, its integration is paused or gone, or another worker makes an attempt.
 */
export async function claimDelivery(db: Db, key: DeliveryKey) {
  const ofIt = and(eq(integrations.accountId, deliveries.accountId), eq(integrations.id, deliveries.integrationId));
  const [found] = await db.select().from(deliveries).innerJoin(integrations, ofIt).where(isOne(key));
  if (!found || found.deliveries.state !== 'waiting' || found.integrations.pausedAt !== null) return undefined;
  const isFree = sql`coalesce(${deliveries.leasedUntil} < now(), true)`;
  const [delivery] = await db
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, leasedUntil: lease })
    .where(and(isOne(key), eq(deliveries.state, 'waiting'), isFree))
    .returning();
  return delivery && { delivery, integration: found.integrations };
}

/** Notes what became of an attempt. */
export async function settleDelivery(
  executor: Executor,
  key: DeliveryKey,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await executor
    .update(deliveries)
    .set({ ...change, leasedUntil: null })
    .where(isOne(key));
}

/** Deliveries of an integration that wait, the oldest first. */
export function listWaiting(executor: Executor, { accountId, id }: IntegrationKey): Promise<DeliveryKey[]> {
  return executor
    .select({ accountId: deliveries.accountId, id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.accountId, accountId), eq(deliveries.integrationId, id), eq(deliveries.state, 'waiting')))
    .orderBy(asc(deliveries.createdAt));
}

/** Some whose attempt should have been made before a time: their jobs were lost. */
export function listOverdue(executor: Executor, before: Date): Promise<DeliveryKey[]> {
  const ofIt = and(eq(integrations.accountId, deliveries.accountId), eq(integrations.id, deliveries.integrationId));
  return executor
    .select({ accountId: deliveries.accountId, id: deliveries.id })
    .from(deliveries)
    .innerJoin(integrations, ofIt)
    .where(and(eq(deliveries.state, 'waiting'), lt(deliveries.nextAt, before), isNull(integrations.pausedAt)))
    .orderBy(asc(deliveries.nextAt))
    .limit(1000);
}

/** Has a settled delivery made again. Undefined when there is none. */
export async function reopenDelivery(
  tx: Tx,
  { accountId, id: integrationId }: IntegrationKey,
  id: string,
  nextAt: Date,
): Promise<DeliveryRow | undefined> {
  const isOfIt = and(isOne({ accountId, id }), eq(deliveries.integrationId, integrationId));
  const [row] = await tx
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, nextAt, settledAt: null })
    .where(isOfIt)
    .returning();
  return row;
}

interface DeliveryPage {
  start: number;
  length: number;
  state?: readonly DeliveryState[] | undefined;
}

/** A page of an integration’s deliveries, newest first, and how many match. */
export async function pageOfDeliveries(executor: Executor, { accountId, id }: IntegrationKey, page: DeliveryPage) {
  const all = and(eq(deliveries.accountId, accountId), eq(deliveries.integrationId, id));
  const matches = and(all, page.state && inArray(deliveries.state, [...page.state]));
  const rows = await executor
    .select()
    .from(deliveries)
    .where(matches)
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(page.length)
    .offset(page.start);
  const counted = async (where: typeof all) => {
    const some = executor
      .select({ one: sql`1`.as('one') })
      .from(deliveries)
      .where(where)
      .limit(countCap)
      .as('some');
    const [row] = await executor.select({ total: count() }).from(some);
    return row?.total ?? 0;
  };
  return { rows, filtered: await counted(matches), total: await counted(all) };
}

/** Deletes deliveries from before a time that are settled. */
export async function purgeDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(deliveries).where(and(lt(deliveries.createdAt, before), sql`${deliveries.state} <> 'waiting'`));
}
