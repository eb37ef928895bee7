import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db, Executor, Tx } from '../../kernel/db/executor.ts';
import { type BundleProgress, bundles, files } from '../../kernel/db/schema/all.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type BundleRow = typeof bundles.$inferSelect;

export function listBundles(executor: Executor, scope: Scope): Promise<BundleRow[]> {
  return executor
    .select()
    .from(bundles)
    .where(isWithin(scope, bundles.accountId))
    .orderBy(asc(bundles.country), asc(bundles.network), bundles.id);
}

export async function findBundle(executor: Executor, scope: Scope, id: string): Promise<BundleRow | undefined> {
  const [row] = await executor.select().from(bundles).where(isBundle(scope, id));
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockBundle(tx: Tx, scope: Scope, id: string): Promise<BundleRow | undefined> {
  const [row] = await tx.select().from(bundles).where(isBundle(scope, id)).for('update');
  return row;
}

export async function insertBundle(tx: Tx, bundle: typeof bundles.$inferInsert): Promise<BundleRow> {
  const [row] = await tx.insert(bundles).values(bundle).returning();
  if (!row) throw new Error('a bundle was not written');
  return row;
}

type Change = Partial<Omit<typeof bundles.$inferInsert, 'accountId' | 'id' | 'version'>>;

/** Changes a bundle at the version that was read; undefined if it has another one by now. */
export async function updateBundle(
  executor: Executor,
  before: BundleRow,
  change: Change,
): Promise<BundleRow | undefined> {
  const { accountId, id, version } = before;
  const [row] = await executor
    .update(bundles)
    .set({ ...change, version: version + 1 })
    .where(and(eq(bundles.accountId, accountId), eq(bundles.id, id), eq(bundles.version, version)))
    .returning();
  return row;
}

/** Notes what the carrier has, without a new version. False if somebody else noted or changed something since `before`. */
export async function recordProgress(
  executor: Executor,
  { accountId, id, version }: BundleRow,
  before: BundleProgress,
  progress: BundleProgress,
): Promise<boolean> {
  const isSame = and(eq(bundles.version, version), eq(bundles.progress, before));
  const noted = await executor
    .update(bundles)
    .set({ progress })
    .where(and(eq(bundles.accountId, accountId), eq(bundles.id, id), isSame))
    .returning({ id: bundles.id });
  return noted.length === 1;
}

export async function recordAsked(executor: Executor, { accountId, id }: BundleRow, askedAt: Date): Promise<void> {
  await executor
    .update(bundles)
    .set({ askedAt })
    .where(and(eq(bundles.accountId, accountId), eq(bundles.id, id)));
}

export async function deleteBundle(tx: Tx, { accountId, id }: BundleRow): Promise<void> {
  await tx.delete(bundles).where(and(eq(bundles.accountId, accountId), eq(bundles.id, id)));
}

export function filesOf(executor: Executor, { accountId, documents }: BundleRow) {
  const ids = documents.map(({ id }) => id);
  return executor
    .select({ id: files.id, type: files.type, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.accountId, accountId), inArray(files.id, ids)));
}

export async function deleteFiles(executor: Executor, accountId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.delete(files).where(and(eq(files.accountId, accountId), inArray(files.id, [...ids])));
}

/** The bundles that wait for a verdict, and those approved that nobody has asked about for long. */
export function bundlesToAsk(db: Db, { waiting, approved }: { waiting: Date; approved: Date }): Promise<BundleRow[]> {
  const since = (before: Date) => or(isNull(bundles.askedAt), lt(bundles.askedAt, before));
  return db
    .select()
    .from(bundles)
    .where(or(and(eq(bundles.state, 'submitted'), since(waiting)), and(eq(bundles.state, 'approved'), since(approved))))
    .limit(100);
}

function isBundle(scope: Scope, id: string) {
  return and(isWithin(scope, bundles.accountId), eq(bundles.id, id));
}
