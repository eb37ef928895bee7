import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { flows, flowVersions } from '../../kernel/db/schema/routing.ts';
import { branches, locationPostcodes, locations } from '../../kernel/db/schema/places.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type LocationRow = typeof locations.$inferSelect;
export type LocationFound = Awaited<ReturnType<typeof listLocations>>[number];

/**
 * A count of another table. The condition is SQL of its own, because drizzle leaves the table out of columns that stand
 * in a selection from one table.
 */
const countOf = (table: PgTable, condition: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${table} where ${condition})`;

const isMapped = and(
  eq(locationPostcodes.accountId, locations.accountId),
  eq(locationPostcodes.locationId, locations.id),
);
const isUnrouted = and(isMapped, isNull(locationPostcodes.specified), isNull(locationPostcodes.automatic));
const takesPart = and(
  eq(branches.accountId, locations.accountId),
  or(isNull(branches.locationId), eq(branches.locationId, locations.id)),
);
const selection = {
  location: locations,
  rows: countOf(locationPostcodes, isMapped),
  unrouted: countOf(locationPostcodes, isUnrouted),
};

function selectLocations(executor: Executor) {
  return executor.select(selection).from(locations);
}

/** The location routings of the scope by name, ignoring case, with the size of their mappings. */
export function listLocations(executor: Executor, scope: Scope) {
  return selectLocations(executor)
    .where(isWithin(scope, locations.accountId))
    .orderBy(sql`lower(${locations.name})`, locations.id);
}

/** The same with the number of branches that take part in each, by id. */
export function listWithBranches(executor: Executor, scope: Scope) {
  return executor
    .select({ ...selection, branches: countOf(branches, takesPart) })
    .from(locations)
    .where(isWithin(scope, locations.accountId))
    .orderBy(locations.id);
}

export async function findLocation(executor: Executor, scope: Scope, id: string): Promise<LocationFound | undefined> {
  const [row] = await selectLocations(executor).where(isLocation(scope, id));
  return row;
}

/** Locks a location routing until the transaction ends, so that imports and changes are serialized. */
export async function lockLocation(tx: Tx, scope: Scope, id: string): Promise<LocationRow | undefined> {
  const [row] = await tx.select().from(locations).where(isLocation(scope, id)).for('update');
  return row;
}

export async function insertLocation(executor: Executor, location: typeof locations.$inferInsert): Promise<void> {
  await executor.insert(locations).values(location);
}

type Change = Partial<Omit<typeof locations.$inferInsert, 'accountId' | 'id' | 'version'>>;

export async function updateLocation(tx: Tx, { accountId, id, version }: LocationRow, change: Change): Promise<void> {
  await tx
    .update(locations)
    .set({ ...change, version: version + 1 })
    .where(and(eq(locations.accountId, accountId), eq(locations.id, id)));
}

/** Deletes a location routing with its mapping; its branches then take part in all of the account. */
export async function deleteLocation(tx: Tx, { accountId, id: locationId }: LocationRow): Promise<void> {
  await tx
    .delete(locationPostcodes)
    .where(and(eq(locationPostcodes.accountId, accountId), eq(locationPostcodes.locationId, locationId)));
  await tx
    .update(branches)
    .set({ locationId: null })
    .where(and(eq(branches.accountId, accountId), eq(branches.locationId, locationId)));
  await tx.delete(locations).where(and(eq(locations.accountId, accountId), eq(locations.id, locationId)));
}

/** Whether the version of a flow that calls run on uses the location routing. */
export async function isLocationInUse(executor: Executor, { accountId, id }: LocationRow): Promise<boolean> {
  const uses = sql`jsonb_path_exists(${flowVersions.document}, '$.nodes[*].settings.location ? (@ == $id)',
    jsonb_build_object('id', ${id}::text))`;
  const isLive = and(
    eq(flows.accountId, flowVersions.accountId),
    eq(flows.id, flowVersions.flowId),
    eq(flows.publishedVersion, flowVersions.version),
  );
  const [row] = await executor
    .select({ id: flowVersions.flowId })
    .from(flowVersions)
    .innerJoin(flows, isLive)
    .where(and(eq(flowVersions.accountId, accountId), uses))
    .limit(1);
  return row !== undefined;
}

function isLocation(scope: Scope, id: string) {
  return and(isWithin(scope, locations.accountId), eq(locations.id, id));
}
