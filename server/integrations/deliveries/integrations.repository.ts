import { and, asc, count, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { DeliveryResult, IntegrationType } from '#values/integrationWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accountTree } from '../../kernel/db/schema/accounts.ts';
import { deliveries, integrations } from '../../kernel/db/schema/integrations.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type IntegrationRow = typeof integrations.$inferSelect;
export type IntegrationKey = Pick<IntegrationRow, 'accountId' | 'id'>;

const isOne = ({ accountId, id }: IntegrationKey) =>
  and(eq(integrations.accountId, accountId), eq(integrations.id, id));

/** Those of the scope with the number of their deliveries that wait, by type and age. */
export function listIntegrations(executor: Executor, scope: Scope) {
  const waits = and(
    eq(deliveries.accountId, integrations.accountId),
    eq(deliveries.integrationId, integrations.id),
    eq(deliveries.state, 'waiting'),
  );
  return executor
    .select({ ...getTableColumns(integrations), waiting: count(deliveries.id) })
    .from(integrations)
    .leftJoin(deliveries, waits)
    .where(isWithin(scope, integrations.accountId))
    .groupBy(integrations.accountId, integrations.id)
    .orderBy(asc(integrations.type), asc(integrations.createdAt), asc(integrations.id));
}

const hearsBelow = sql`${integrations.filters} @> '{"subAccounts": true}'`;

/** Those of an account, and those of accounts above that hear of all below, of these types. */
export function listOfTypes(
  executor: Executor,
  accountId: number,
  types: readonly IntegrationType[],
): Promise<IntegrationRow[]> {
  return executor
    .select(getTableColumns(integrations))
    .from(accountTree)
    .innerJoin(integrations, eq(integrations.accountId, accountTree.ancestorId))
    .where(
      and(
        eq(accountTree.descendantId, accountId),
        or(eq(accountTree.depth, 0), hearsBelow),
        inArray(integrations.type, [...types]),
      ),
    );
}

/** Whether an account is another, or above it. */
export async function isAbove(executor: Executor, ancestorId: number, descendantId: number): Promise<boolean> {
  const isRow = and(eq(accountTree.ancestorId, ancestorId), eq(accountTree.descendantId, descendantId));
  return (await executor.$count(accountTree, isRow)) > 0;
}

export async function findIntegration(
  executor: Executor,
  scope: Scope,
  id: string,
): Promise<IntegrationRow | undefined> {
  const [row] = await executor
    .select()
    .from(integrations)
    .where(and(isWithin(scope, integrations.accountId), eq(integrations.id, id)));
  return row;
}

type Kept = Omit<
  typeof integrations.$inferInsert,
  | 'version'
  | 'createdAt'
  | 'lastResult'
  | 'lastResultAt'
  | 'pausedAt'
  | 'failingSince'
  | 'failingToldAt'
  | 'restsUntil'
  | 'linkLostAt'
>;

/** Of one that has not delivered anything yet. */
const fresh = { lastResult: null, lastResultAt: null, failingSince: null, failingToldAt: null, restsUntil: null };

/** One that was paused because its account was linked no longer goes on with another. */
const keepsLink = sql`${integrations.oauthLinkId} is not distinct from excluded.oauth_link_id`;
const relinked = {
  pausedAt: sql`case when ${integrations.linkLostAt} is null or ${keepsLink} then ${integrations.pausedAt} end`,
  linkLostAt: sql`case when ${keepsLink} then ${integrations.linkLostAt} end`,
};

/**
 * Inserts an integration, or replaces what was kept under its id; its results so far were of the former. Undefined if that has
 * another version by now.
 */
export async function saveIntegration(
  tx: Tx,
  { createdBy, ...kept }: Kept,
  version?: number,
): Promise<IntegrationRow | undefined> {
  const { accountId, id } = integrations;
  const [row] = await tx
    .insert(integrations)
    .values({ createdBy, ...kept })
    .onConflictDoUpdate({
      target: [accountId, id],
      set: { ...kept, ...fresh, ...relinked, version: sql`${integrations.version} + 1` },
      ...(version !== undefined && { setWhere: eq(integrations.version, version) }),
    })
    .returning();
  return row;
}

/** Those of one type of all accounts. */
export function listOfType(executor: Executor, type: IntegrationType): Promise<IntegrationRow[]> {
  return executor.select().from(integrations).where(eq(integrations.type, type));
}

export async function deleteIntegration(tx: Tx, key: IntegrationKey): Promise<void> {
  await tx.delete(deliveries).where(and(eq(deliveries.accountId, key.accountId), eq(deliveries.integrationId, key.id)));
  await tx.delete(integrations).where(isOne(key));
}

/** Pauses an integration of this version, or lets it go on. Undefined when somebody else was faster. */
export async function pauseIntegration(
  tx: Tx,
  { version, ...key }: IntegrationKey & { version: number },
  pausedAt: Date | null,
): Promise<IntegrationRow | undefined> {
  const [row] = await tx
    .update(integrations)
    .set({
      pausedAt,
      ...(pausedAt === null && { failingSince: null, failingToldAt: null, restsUntil: null }),
      version: version + 1,
    })
    .where(and(isOne(key), eq(integrations.version, version)))
    .returning();
  return row;
}

interface Result {
  result: DeliveryResult;
  at: Date;
}

const isSameSecret = (secret: string | null) =>
  secret === null ? isNull(integrations.secret) : eq(integrations.secret, secret);

/** How exactly the page says when something was delivered last. */
const recent = sql`interval '5 seconds'`;

/** Notes how a delivery ended, unless its integration has another secret by now. */
export async function recordResult(
  executor: Executor,
  { secret, ...key }: Pick<IntegrationRow, 'accountId' | 'id' | 'secret'>,
  { result, at }: Result,
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const set =
    result === 'delivered'
      ? { failingSince: null, failingToldAt: null, restsUntil: null }
      : { failingSince: sql`coalesce(${integrations.failingSince}, ${moment})` };
  // One that delivers many a second is not written for each.
  const isNews = sql`(${integrations.lastResult} is distinct from ${result} or ${integrations.failingSince} is not null
    or ${integrations.lastResultAt} < ${moment} - ${recent})`;
  await executor
    .update(integrations)
    .set({ lastResult: result, lastResultAt: at, ...set })
    .where(and(isOne(key), isSameSecret(secret), isNews));
}

/** Notes that an attempt failed and will be made again; until a moment, the other system wants nothing at all. */
export async function recordFailing(
  executor: Executor,
  { secret, ...key }: Pick<IntegrationRow, 'accountId' | 'id' | 'secret'>,
  { at, restsUntil }: { at: Date; restsUntil: Date | null },
): Promise<void> {
  const failingSince = sql`coalesce(${integrations.failingSince}, ${at.toISOString()}::timestamptz)`;
  await executor
    .update(integrations)
    .set({ failingSince, ...(restsUntil && { restsUntil }) })
    .where(and(isOne(key), isSameSecret(secret)));
}

/** Notes that an integration may act in its linked account no longer. */
export async function recordLost(
  executor: Executor,
  { oauthLinkId, ...key }: Pick<IntegrationRow, 'accountId' | 'id' | 'oauthLinkId'>,
  at: Date,
): Promise<void> {
  const isSameLink =
    oauthLinkId === null ? isNull(integrations.oauthLinkId) : eq(integrations.oauthLinkId, oauthLinkId);
  const moment = sql`${at.toISOString()}::timestamptz`;
  await executor
    .update(integrations)
    .set({
      linkLostAt: sql`coalesce(${integrations.linkLostAt}, ${moment})`,
      failingSince: sql`coalesce(${integrations.failingSince}, ${moment})`,
    })
    .where(and(isOne(key), isSameLink));
}

/** Lets those go on that waited for their account to be linked again. */
export async function resumeLinked(tx: Tx, linkId: string): Promise<void> {
  await tx
    .update(integrations)
    .set({
      pausedAt: null,
      linkLostAt: null,
      failingSince: null,
      failingToldAt: null,
      restsUntil: null,
      version: sql`${integrations.version} + 1`,
    })
    .where(and(eq(integrations.oauthLinkId, linkId), isNotNull(integrations.linkLostAt)));
}

/** Those that have only failed since before a moment. */
export function listFailing(executor: Executor, before: Date): Promise<IntegrationRow[]> {
  return executor
    .select()
    .from(integrations)
    .where(and(isNull(integrations.pausedAt), lt(integrations.failingSince, before)));
}

/** Notes that an account was told of a failing integration, which may be paused. Undefined if it was changed meanwhile. */
export async function markTold(
  tx: Tx,
  { version, ...key }: IntegrationKey & { version: number },
  { at, isPaused }: { at: Date; isPaused: boolean },
): Promise<IntegrationRow | undefined> {
  const [row] = await tx
    .update(integrations)
    .set({ failingToldAt: at, ...(isPaused && { pausedAt: at, version: version + 1 }) })
    .where(
      and(
        isOne(key),
        eq(integrations.version, version),
        isNull(integrations.pausedAt),
        isNotNull(integrations.failingSince),
      ),
    )
    .returning();
  return row;
}
