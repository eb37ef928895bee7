import pg from 'pg';
import { type BackupLine, writeLines } from './backupFile.ts';

/** Rows fetched at a time. */
const batch = 1000;

/** The tables with their columns; those that refer to others come after them. */
const tablesOf = `
  select relname as name, array_agg(attname::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind = 'r' and relnamespace = 'public'::regnamespace
  group by pg_class.oid, relname
  order by (select count(*) from pg_constraint where conrelid = pg_class.oid and contype = 'f'), relname`;

/**
 * Writes all rows of a database to a file, as they were at one moment, while it is in use. Leaves out the job queues, which a
 * restore fills again. Returns the number of rows.
 */
export async function writeBackup(pool: pg.Pool, file: string): Promise<number> {
  const client = await pool.connect();
  let rows = 0;
  try {
    await client.query('begin isolation level repeatable read read only');
    const lines = async function* (): AsyncGenerator<BackupLine> {
      yield await headerOf(client);
      const tables = await client.query<{ name: string; columns: string[] }>(tablesOf);
      for (const { name, columns } of tables.rows) {
        yield { table: name, columns };
        for await (const row of rowsOf(client, name, columns)) {
          rows += 1;
          yield row;
        }
      }
      yield { end: rows };
    };
    await writeLines(file, lines());
    return rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function headerOf(client: pg.ClientBase): Promise<BackupLine> {
  const { rows: applied } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return { format: 1, at: new Date().toISOString(), migrations: applied[0]?.count ?? 0, sequences };
}

async function* rowsOf(client: pg.ClientBase, table: string, columns: readonly string[]): AsyncGenerator<string> {
  const listed = columns.map((column) => pg.escapeIdentifier(column)).join();
  await client.query(`declare backup no scroll cursor for
    select row(${listed})::text as row from only public.${pg.escapeIdentifier(table)}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${batch} from backup`);
    for (const { row } of rows) yield row;
    if (rows.length < batch) break;
  }
  await client.query('close backup');
}
