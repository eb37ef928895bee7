import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { countCap } from '#values/listRequest.ts';
import type { DeliveryState } from '#values/integrationWords.ts';
import type { Db, Executor, Tx } from '../../kernel/db/executor.ts';
import { deliveries, integrations } from '../../kernel/db/schema/integrations.ts';
import type { IntegrationKey, IntegrationRow } from './integrations.repository.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
type DeliveryKey = Pick<DeliveryRow, 'accountId' | 'id'>;

const isOne = ({ accountId, id }: DeliveryKey) => and(eq(deliveries.accountId, accountId), eq(deliveries.id, id));

/** Rows of one statement, whose values are limited to 65,535. */
const mostInserted = 2000;

/** An integration gets each event once. */
export async function addDeliveries(tx: Tx, added: (typeof deliveries.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < added.length; from += mostInserted)
    await tx
      .insert(deliveries)
      .values(added.slice(from, from + mostInserted))
      .onConflictDoNothing();
}

/** An attempt to be made. */
export interface Claimed {
  delivery: DeliveryRow;
  integration: IntegrationRow;
}

/** No attempt takes so long. */
const lease = sql`now() + interval '1 minute'`;

/** How many attempts may be claimed, and how many of one integration may be made at once. */
export interface Room {
  most: number;
  mostOfOne: number;
}

/**
 * Counts attempts of deliveries that are due, and returns these: of each integration those that wait longest, only one if all its
 * deliveries fail, and of those about one subject only the first. Integrations that are paused or rest have none. Other
 * processes get others.
 */
export async function claimDue(db: Db, now: Date, { most, mostOfOne }: Room): Promise<Claimed[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ accountId: number; id: string }>(sql`
    with recursive open as (
      (select account_id, integration_id from deliveries where state = 'waiting' order by 1, 2 limit 1)
      union all
      select next.account_id, next.integration_id from open cross join lateral (
        select account_id, integration_id from deliveries
        where state = 'waiting' and (account_id, integration_id) > (open.account_id, open.integration_id)
        order by 1, 2 limit 1) next
    ),
    due as (
      select first.account_id, first.id from open
      join integrations integration on integration.account_id = open.account_id and integration.id = open.integration_id
        and integration.paused_at is null and coalesce(integration.rests_until <= ${at}, true)
      cross join lateral (
        select account_id, id, leased_until, row_number() over (order by next_at, seq) as place from deliveries delivery
        where account_id = open.account_id and integration_id = open.integration_id and state = 'waiting'
          and next_at <= ${at} and seq = (
            select seq from deliveries where state = 'waiting' and (account_id, integration_id, subject, seq)
              >= (delivery.account_id, delivery.integration_id, delivery.subject, 0)
            order by account_id, integration_id, subject, seq limit 1)
        order by next_at, seq limit ${mostOfOne}) first
      where coalesce(first.leased_until < now(), true) and (integration.failing_since is null or first.place = 1)
      order by random() limit ${most}
    )
    update deliveries set attempts = attempts + 1, leased_until = ${lease} from due
    where deliveries.account_id = due.account_id and deliveries.id = due.id and deliveries.state = 'waiting'
      and coalesce(deliveries.leased_until < now(), true)
    returning deliveries.account_id as "accountId", deliveries.id`);
  if (rows.length === 0) return [];
  const keys = sql.join(
    rows.map(({ accountId, id }) => sql`(${accountId}::int, ${id}::uuid)`),
    sql`, `,
  );
  return db
    .select({ delivery: deliveries, integration: integrations })
    .from(deliveries)
    .innerJoin(integrations, isOfIntegration)
    .where(sql`(${deliveries.accountId}, ${deliveries.id}) in (${keys})`);
}

const isOfIntegration = and(
  eq(integrations.accountId, deliveries.accountId),
  eq(integrations.id, deliveries.integrationId),
);

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

/** What the other system of an integration called that which it made of a subject last; null if it made nothing that is known. */
export async function findRemoteId(
  executor: Executor,
  { accountId, id }: IntegrationKey,
  subject: string,
): Promise<string | null> {
  const isOfIt = and(
    eq(deliveries.accountId, accountId),
    eq(deliveries.subject, subject),
    eq(deliveries.integrationId, id),
    isNotNull(deliveries.remoteId),
  );
  const [row] = await executor
    .select({ remoteId: deliveries.remoteId })
    .from(deliveries)
    .where(isOfIt)
    .orderBy(desc(deliveries.seq))
    .limit(1);
  return row?.remoteId ?? null;
}

export function countWaiting(executor: Executor, { accountId, id }: IntegrationKey): Promise<number> {
  return executor.$count(
    deliveries,
    and(eq(deliveries.accountId, accountId), eq(deliveries.integrationId, id), eq(deliveries.state, 'waiting')),
  );
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

/** Has deliveries made again that were refused or given up since a moment, the oldest 10,000 of more. Returns how many. */
export async function reopenFailed(
  tx: Tx,
  { accountId, id }: IntegrationKey,
  { since, nextAt }: { since: Date; nextAt: Date },
): Promise<number> {
  const failed = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.accountId, accountId),
        eq(deliveries.integrationId, id),
        inArray(deliveries.state, ['refused', 'failed']),
        gte(deliveries.createdAt, since),
      ),
    )
    .orderBy(deliveries.seq)
    // As many as a list counts.
    .limit(countCap);
  const { rowCount } = await tx
    .update(deliveries)
    .set({ state: 'waiting', attempts: 0, nextAt, settledAt: null })
    .where(and(eq(deliveries.accountId, accountId), inArray(deliveries.id, failed)));
  return rowCount ?? 0;
}

interface DeliveryPage {
  start: number;
  length: number;
  state?: readonly DeliveryState[] | undefined;
  since?: string | undefined;
  /** From a moment until before another. */
  within?: readonly [Date, Date] | undefined;
}

/** A page of an integration’s deliveries, newest first, and how many match. */
export async function pageOfDeliveries(executor: Executor, { accountId, id }: IntegrationKey, page: DeliveryPage) {
  const all = and(eq(deliveries.accountId, accountId), eq(deliveries.integrationId, id));
  const matches = and(
    all,
    page.state && inArray(deliveries.state, [...page.state]),
    page.since === undefined ? undefined : gte(deliveries.createdAt, new Date(page.since)),
    page.within && and(gte(deliveries.createdAt, page.within[0]), lt(deliveries.createdAt, page.within[1])),
  );
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

/** How many were queued in each day of a time zone since a moment, by state. */
export function countByDay(
  executor: Executor,
  { accountId, id }: IntegrationKey,
  { since, timezone }: { since: Date; timezone: string },
) {
  const day = sql<string>`to_char(${deliveries.createdAt} at time zone ${timezone}, 'YYYY-MM-DD')`;
  return executor
    .select({ day: day.as('day'), state: deliveries.state, count: count() })
    .from(deliveries)
    .where(and(eq(deliveries.accountId, accountId), eq(deliveries.integrationId, id), gte(deliveries.createdAt, since)))
    .groupBy(sql`1`, deliveries.state);
}

/** What some accounts queued about a subject, in its order. */
export function listAbout(executor: Executor, accounts: readonly number[], subject: string): Promise<DeliveryRow[]> {
  return executor
    .select()
    .from(deliveries)
    .where(and(inArray(deliveries.accountId, [...accounts]), eq(deliveries.subject, subject)))
    .orderBy(deliveries.seq);
}

/** Deletes deliveries from before a time that are settled. */
export async function purgeDeliveries(db: Db, before: Date): Promise<void> {
  await db.delete(deliveries).where(and(lt(deliveries.createdAt, before), sql`${deliveries.state} <> 'waiting'`));
}
