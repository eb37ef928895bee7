import { and, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { flows, flowVersions, numbers } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type StoredFlow = typeof flows.$inferSelect;

export async function findFlow(executor: Executor, scope: Scope, id: string): Promise<StoredFlow | undefined> {
  const [row] = await executor.select().from(flows).where(isFlow(scope, id));
  return row;
}

const entryColumns = {
  id: flows.id,
  account: flows.accountId,
  name: flows.name,
  draftVersion: flows.draftVersion,
  publishedVersion: flows.publishedVersion,
  changed: flows.changed,
  updatedAt: flows.updatedAt,
  updatedBy: flows.updatedBy,
  numbers: count(numbers.id),
};

/** The flows of the scope by name ignoring case, without drafts, each with its number of active tracking numbers. */
export function listFlows(executor: Executor, scope: Scope) {
  const answered = and(
    eq(numbers.accountId, flows.accountId),
    eq(numbers.actionId, flows.id),
    eq(numbers.status, 'active'),
  );
  return executor
    .select(entryColumns)
    .from(flows)
    .leftJoin(numbers, answered)
    .where(isWithin(scope, flows.accountId))
    .groupBy(flows.accountId, flows.id)
    .orderBy(sql`lower(${flows.name})`, flows.id);
}

/** The flows of the scope, named, with the time zone of their published version, or else of their draft. */
export function listFlowNames(executor: Executor, scope: Scope) {
  return executor
    .select({
      id: flows.id,
      name: flows.name,
      publishedVersion: flows.publishedVersion,
      timezone: sql<string>`coalesce(${flowVersions.document}, ${flows.draft}) ->> 'timezone'`,
    })
    .from(flows)
    .leftJoin(flowVersions, isPublishedVersion)
    .where(isWithin(scope, flows.accountId))
    .orderBy(flows.id);
}

/** The published versions of those of the flows that have one, with their documents. */
export function findPublishedOf(executor: Executor, scope: Scope, ids: readonly string[]) {
  return executor
    .select({ id: flows.id, version: flowVersions.version, document: flowVersions.document })
    .from(flows)
    .innerJoin(flowVersions, isPublishedVersion)
    .where(and(isWithin(scope, flows.accountId), inArray(flows.id, [...ids])));
}

/** The active tracking numbers whose calls run the flow. */
export async function listNumbersOf(executor: Executor, scope: Scope, flowId: string): Promise<string[]> {
  const rows = await executor
    .select({ did: numbers.did })
    .from(numbers)
    .where(and(isWithin(scope, numbers.accountId), eq(numbers.actionId, flowId), eq(numbers.status, 'active')))
    .orderBy(numbers.did);
  return rows.map(({ did }) => did);
}

/** The account of a flow; undefined if the scope has no such flow. */
export async function accountOfFlow(executor: Executor, scope: Scope, id: string): Promise<number | undefined> {
  const [flow] = await executor.select({ accountId: flows.accountId }).from(flows).where(isFlow(scope, id));
  return flow?.accountId;
}

/** As `accountOfFlow`; nobody deletes the flow until the transaction ends. */
export async function keepFlow(tx: Tx, scope: Scope, id: string): Promise<number | undefined> {
  const [flow] = await tx.select({ accountId: flows.accountId }).from(flows).where(isFlow(scope, id)).for('key share');
  return flow?.accountId;
}

/** Reads and locks a flow until the transaction ends, so that saves are serialized. */
export async function lockFlow(tx: Tx, scope: Scope, id: string): Promise<StoredFlow | undefined> {
  const [row] = await tx.select().from(flows).where(isFlow(scope, id)).for('update');
  return row;
}

export async function insertFlow(executor: Executor, flow: typeof flows.$inferInsert): Promise<StoredFlow> {
  return one(await executor.insert(flows).values(flow).returning());
}

export type DraftChange = Pick<
  StoredFlow,
  'name' | 'draft' | 'draftVersion' | 'publishedVersion' | 'changed' | 'updatedAt' | 'updatedBy'
> &
  Partial<Pick<StoredFlow, 'canary'>>;

export async function storeDraft(tx: Tx, flow: StoredFlow, change: DraftChange): Promise<StoredFlow> {
  const updated = tx
    .update(flows)
    .set(change)
    .where(and(eq(flows.accountId, flow.accountId), eq(flows.id, flow.id)))
    .returning();
  return one(await updated);
}

export async function insertVersion(tx: Tx, version: typeof flowVersions.$inferInsert): Promise<void> {
  await tx.insert(flowVersions).values(version);
}

/** The number of the newest version, live or not; 0 if there is none. */
export async function newestVersion(executor: Executor, { accountId, id }: StoredFlow): Promise<number> {
  const [row] = await executor
    .select({ newest: max(flowVersions.version) })
    .from(flowVersions)
    .where(and(eq(flowVersions.accountId, accountId), eq(flowVersions.flowId, id)));
  return row?.newest ?? 0;
}

const versionColumns = {
  version: flowVersions.version,
  publishedAt: flowVersions.publishedAt,
  publishedBy: flowVersions.publishedBy,
  note: flowVersions.note,
  nodes: sql<number>`jsonb_array_length(${flowVersions.document} -> 'nodes')`,
};

/** The published versions, newest first, without their documents. */
export function listVersions(executor: Executor, scope: Scope, flowId: string) {
  return executor
    .select(versionColumns)
    .from(flowVersions)
    .where(isVersionOf(scope, flowId))
    .orderBy(desc(flowVersions.version));
}

export async function findVersion(executor: Executor, scope: Scope, flowId: string, version: number) {
  const [row] = await executor
    .select({ ...versionColumns, document: flowVersions.document })
    .from(flowVersions)
    .where(and(isVersionOf(scope, flowId), eq(flowVersions.version, version)));
  return row;
}

/** The live document of a flow, if it was published. */
export async function findPublished(executor: Executor, flow: StoredFlow): Promise<FlowDocument | undefined> {
  if (flow.publishedVersion === null) return undefined;
  const [row] = await executor
    .select({ document: flowVersions.document })
    .from(flowVersions)
    .where(
      and(
        eq(flowVersions.accountId, flow.accountId),
        eq(flowVersions.flowId, flow.id),
        eq(flowVersions.version, flow.publishedVersion),
      ),
    );
  return row?.document;
}

const isPublishedVersion = and(
  eq(flowVersions.accountId, flows.accountId),
  eq(flowVersions.flowId, flows.id),
  eq(flowVersions.version, flows.publishedVersion),
);

function isFlow(scope: Scope, id: string) {
  return and(isWithin(scope, flows.accountId), eq(flows.id, id));
}

function isVersionOf(scope: Scope, flowId: string) {
  return and(isWithin(scope, flowVersions.accountId), eq(flowVersions.flowId, flowId));
}

function one<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a write returned no row');
  return row;
}
