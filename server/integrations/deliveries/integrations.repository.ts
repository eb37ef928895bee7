import { and, asc, count, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { IntegrationType } from '#values/integrationWords.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
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

/** An account’s integrations of these types. */
export function listOfTypes(
  executor: Executor,
  accountId: number,
  types: readonly IntegrationType[],
): Promise<IntegrationRow[]> {
  return executor
    .select()
    .from(integrations)
    .where(and(eq(integrations.accountId, accountId), inArray(integrations.type, [...types])));
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
  'version' | 'createdAt' | 'lastResult' | 'lastResultAt' | 'pausedAt'
>;

/** Inserts an integration, or replaces what was kept under its id; its results so far were of the former. */
export async function saveIntegration(tx: Tx, { createdBy, ...kept }: Kept): Promise<void> {
  const { accountId, id } = integrations;
  await tx
    .insert(integrations)
    .values({ createdBy, ...kept })
    .onConflictDoUpdate({
      target: [accountId, id],
      set: { ...kept, lastResult: null, lastResultAt: null, version: sql`${integrations.version} + 1` },
    });
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
    .set({ pausedAt, version: version + 1 })
    .where(and(isOne(key), eq(integrations.version, version)))
    .returning();
  return row;
}

/** Notes how a delivery ended, unless its integration has another secret by now. */
export async function recordResult(
  tx: Tx,
  { secret, ...key }: Pick<IntegrationRow, 'accountId' | 'id' | 'secret'>,
  result: Pick<IntegrationRow, 'lastResult' | 'lastResultAt'>,
): Promise<void> {
  const isSame = secret === null ? isNull(integrations.secret) : eq(integrations.secret, secret);
  await tx
    .update(integrations)
    .set(result)
    .where(and(isOne(key), isSame));
}
