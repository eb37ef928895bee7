import type { Db } from '../../../server/db/executor.ts';

const digests = new WeakMap<Db, Promise<string>>();

/**
 * The content of every table as the sum of its rows' hashes; equal results mean that nothing was written. Leaves out
 * where the job that asks the carrier notes every minute how far it came.
 */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const digest = digests.get(db) ?? digestOfTables(db);
  digests.set(db, digest);
  const { rows } = await db.execute<{ name: string; hash: string }>(await digest);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** One statement for all tables, to save round trips. */
async function digestOfTables(db: Db): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'carrier_scans' order by 1`,
  );
  return tables.rows
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(sum(hash_record_extended(row, 0)), 0)::text as hash from "${name}" as row`,
    )
    .join(' union all ');
}
