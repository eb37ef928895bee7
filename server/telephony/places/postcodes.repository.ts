import { and, asc, count, desc, eq, gt, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { locationPostcodes as table } from '../../kernel/db/schema/places.ts';

/** A row of a mapping: ids of branches. */
export interface MapRow {
  postcode: string;
  specified: string | null;
  automatic: string | null;
}

/** The key of a mapping. */
export interface MapKey {
  accountId: number;
  locationId: string;
}

const columns = { postcode: table.postcode, specified: table.specified, automatic: table.automatic };
const isOf = ({ accountId, locationId }: MapKey) =>
  and(eq(table.accountId, accountId), eq(table.locationId, locationId));
const isRouted = or(isNotNull(table.specified), isNotNull(table.automatic));

/** Rows after a postcode, in order; reading a mapping in pages keeps memory constant. */
export function rowsAfter(executor: Executor, key: MapKey, postcode: string, limit: number): Promise<MapRow[]> {
  return executor
    .select(columns)
    .from(table)
    .where(and(isOf(key), gt(table.postcode, postcode)))
    .orderBy(asc(table.postcode))
    .limit(limit);
}

/** The row of a postcode, and the nearest rows with a branch before and after it. */
export async function rowsAround(executor: Executor, key: MapKey, postcode: string) {
  const one = (where: SQL | undefined, order: SQL) =>
    executor
      .select(columns)
      .from(table)
      .where(and(isOf(key), where))
      .orderBy(order)
      .limit(1);
  const [[row], [before], [after]] = await Promise.all([
    one(eq(table.postcode, postcode), asc(table.postcode)),
    one(and(lt(table.postcode, postcode), isRouted), desc(table.postcode)),
    one(and(gt(table.postcode, postcode), isRouted), asc(table.postcode)),
  ]);
  return { row, around: [before, after].filter((each) => each !== undefined) };
}

export async function deleteRows(tx: Tx, key: MapKey): Promise<void> {
  await tx.delete(table).where(isOf(key));
}

/** Inserts rows; returns the postcodes inserted: one that was there already is not among them. */
export async function insertRows(tx: Tx, { accountId, locationId }: MapKey, rows: readonly MapRow[]) {
  const list = (name: keyof MapRow) => sql.param(rows.map((row) => row[name]));
  const { rows: inserted } = await tx.execute<{ postcode: string }>(sql`
    insert into ${table} (account_id, location_id, postcode, specified, automatic)
    select ${accountId}, ${locationId}, postcode, specified, automatic
    from unnest(${list('postcode')}::text[], ${list('specified')}::uuid[], ${list('automatic')}::uuid[])
      as row(postcode, specified, automatic)
    on conflict do nothing returning postcode`);
  return new Set(inserted.map(({ postcode }) => postcode));
}

/** How many rows lead to a branch by choice. */
export async function countRowsOf(executor: Executor, key: MapKey, branchId: string): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(table)
    .where(and(isOf(key), sql`coalesce(${table.specified}, ${table.automatic}) = ${branchId}`));
  return row?.count ?? 0;
}
