import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { webHours, webLeases, webVisits } from '../../kernel/db/schema/all.ts';

const hourMs = 3_600_000;
/** Stands for what concerns no pool. */
export const noPool = '00000000-0000-0000-0000-000000000000';

export type HourCount = typeof webHours.$inferSelect;

/** Adds to what was counted in these hours. */
export async function addToHours(executor: Executor, counts: readonly HourCount[]): Promise<void> {
  // In one order, so that two processes never wait for each other in a circle.
  const keyOf = ({ accountId, websiteId, poolId, hour }: HourCount) =>
    `${accountId} ${websiteId} ${poolId} ${hour.getTime()}`;
  await executor
    .insert(webHours)
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [webHours.accountId, webHours.websiteId, webHours.poolId, webHours.hour],
      set: {
        visits: sql`${webHours.visits} + excluded.visits`,
        overflowed: sql`${webHours.overflowed} + excluded.overflowed`,
      },
    });
}

export interface WebsiteKey {
  accountId: number;
  id: string;
}

interface Asked {
  poolId: string;
  since: Date;
}

const isAsked = ({ accountId, id }: WebsiteKey, { poolId, since }: Asked) =>
  and(
    eq(webHours.accountId, accountId),
    eq(webHours.websiteId, id),
    eq(webHours.poolId, poolId),
    gte(webHours.hour, new Date(Math.floor(since.getTime() / hourMs) * hourMs)),
  );

/** The hours in which visitors asked a pool for a number, oldest first. */
export function listPoolHours(executor: Executor, website: WebsiteKey, asked: Asked) {
  const { hour, visits, overflowed } = webHours;
  return executor
    .select({ hour, visits, overflowed })
    .from(webHours)
    .where(isAsked(website, asked))
    .orderBy(asc(webHours.hour));
}

export async function sumVisits(executor: Executor, website: WebsiteKey, asked: Asked): Promise<number> {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum(${webHours.visits}), 0)::int` })
    .from(webHours)
    .where(isAsked(website, asked));
  return row?.sum ?? 0;
}

/** Visits that are looked at for their length, the newest. */
const mostMeasured = 10_000;

/** How long the visits with a number of a pool lasted, from the first to the last sign of life; null without any. */
export async function meanVisitMinutes(
  executor: Executor,
  { accountId }: WebsiteKey,
  { poolId, since }: Asked,
): Promise<number | null> {
  const measured = executor
    .select({
      seconds: sql<number>`extract(epoch from ${webVisits.lastSeenAt} - ${webVisits.startedAt})`.as('seconds'),
    })
    .from(webLeases)
    .innerJoin(webVisits, and(eq(webVisits.accountId, webLeases.accountId), eq(webVisits.id, webLeases.visitId)))
    .where(and(eq(webLeases.accountId, accountId), eq(webLeases.poolId, poolId), gte(webLeases.from, since)))
    .orderBy(sql`${webLeases.from} desc`)
    .limit(mostMeasured)
    .as('measured');
  const [row] = await executor
    .select({ minutes: sql<number | null>`(avg(${measured.seconds}) / 60)::float8` })
    .from(measured);
  return row?.minutes ?? null;
}
