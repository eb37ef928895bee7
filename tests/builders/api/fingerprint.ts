import type { Db } from '../../../server/db/executor.ts';

const digests = new WeakMap<Db, Promise<string>>();

/** What every table holds, as a hash a table: two that are equal mean that nothing was written. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const digest = digests.get(db) ?? digestOfTables(db);
  digests.set(db, digest);
  const { rows } = await db.execute<{ name: string; hash: string }>(await digest);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** One statement for all tables: asking for each by itself takes as many round trips. */
async function digestOfTables(db: Db): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return tables.rows
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as hash from "${name}" as row`,
    )
    .join(' union all ');
}
