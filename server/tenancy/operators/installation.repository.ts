import { sql } from 'drizzle-orm';
import type { Installation } from '#contract/tenancy/operators.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { files, outbox, recordings } from '../../kernel/db/schema/all.ts';

const iso = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

/** The processes connected to the database, from the names of their connections. */
export async function listNodes(db: Db): Promise<Installation['nodes']> {
  const { rows } = await db.execute<{ name: string; since: Date; connections: number }>(sql`
    select application_name as name, min(backend_start) as since, count(*)::int as connections
    from pg_stat_activity
    where datname = current_database() and application_name ~ '^trunkline [0-9]'
    group by 1 order by 2`);
  return rows.map(({ name, since, connections }) => {
    const [, version = '', runtime = '', ...host] = name.split(' ');
    return { name: host.join(' '), version, runtime, since: new Date(since).toISOString(), connections };
  });
}

export async function describeDatabase(db: Db): Promise<Installation['database']> {
  const { rows } = await db.execute<{
    version: string;
    bytes: string;
    connections: number;
    max: number;
    migrations: number;
    migrated: string | null;
  }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as max,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select max(created_at) from drizzle.__drizzle_migrations) as migrated`);
  const [row] = rows;
  if (!row) throw new Error('the database does not describe itself');
  return {
    version: row.version,
    bytes: Number(row.bytes),
    connections: row.connections,
    maxConnections: row.max,
    migrations: row.migrations,
    migratedAt: row.migrated === null ? null : iso(new Date(Number(row.migrated))),
    largest: await largestTables(db),
  };
}

async function largestTables(db: Db): Promise<{ table: string; bytes: number }[]> {
  const { rows } = await db.execute<{ table: string; bytes: string }>(sql`
    select relname as table, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by pg_total_relation_size(oid) desc limit 8`);
  return rows.map(({ table, bytes }) => ({ table, bytes: Number(bytes) }));
}

export async function sumStorage(db: Db) {
  const [audio] = await db
    .select({
      recordings: sql<number>`count(*)::int`,
      recordedSeconds: sql<number>`coalesce(sum(${recordings.seconds}), 0)::float8`,
    })
    .from(recordings);
  const [kept] = await db
    .select({
      files: sql<number>`count(*)::int`,
      fileBytes: sql<number>`coalesce(sum(octet_length(${files.bytes})), 0)::float8`,
    })
    .from(files);
  return { recordings: 0, recordedSeconds: 0, files: 0, fileBytes: 0, ...audio, ...kept };
}

/** The mails that are still to be sent. */
export async function describeOutbox(db: Db): Promise<Installation['outbox']> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      failing: sql<number>`(count(*) filter (where ${outbox.attempts} > 1))::int`,
      oldest: sql<string | null>`min(${outbox.createdAt})`,
    })
    .from(outbox)
    .where(sql`${outbox.sentAt} is null`);
  return { waiting: row?.waiting ?? 0, failing: row?.failing ?? 0, oldest: iso(row?.oldest ?? null) };
}
