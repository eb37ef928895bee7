import type { Db } from '../../../server/db/executor.ts';

/** What every table holds, as a hash a table: two that are equal mean that nothing was written. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ hash: string }>(
      `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as hash from "${name}" as row`,
    );
    hashes[name] = rows.rows[0]?.hash ?? '';
  }
  return hashes;
}
