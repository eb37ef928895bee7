import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';

export interface TestCluster {
  connection: pg.ClientConfig;
  close: () => Promise<void>;
}

export interface TestDatabaseServer {
  connection: pg.ClientConfig;
  /** The database that every test file copies. */
  template: string;
}

const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** One PostgreSQL per run: TEST_DATABASE_URL, or an embedded one without crash safety. */
export async function openTestCluster(): Promise<TestCluster> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return { connection: { connectionString: url }, close: () => Promise.resolve() };
  const dataDir = mkdtempSync(join(tmpdir(), 'trunkline-tests-'));
  const cluster = await openCluster(dataDir, settings);
  return {
    connection: { ...cluster.connection, database: 'postgres' },
    async close() {
      await cluster.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies the template; returns the connection and a function that drops the copy. */
export async function copyTemplate({ connection, template }: TestDatabaseServer) {
  const name = `trunkline_${randomUUID().replaceAll('-', '')}`;
  // Without crash safety, copying files is ten times as fast as writing their pages to the log.
  await asAdmin(connection, `create database ${name} template ${template} strategy file_copy`);
  return {
    connection: databaseOf(connection, name),
    drop: () => asAdmin(connection, `drop database ${name} with (force)`),
  };
}

/** Ends a pool whose database is dropped next, which cuts off connections that are still closing: ending doesn't wait for them. */
export async function endPool(pool: pg.Pool): Promise<void> {
  pool.on('error', () => undefined);
  await pool.end();
}

export async function asAdmin(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // Copying requires exclusive access to the template, so files that start together take turns.
    await client.query('select pg_advisory_lock(7201003)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseOf(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** The URL of a database, for a separate process. */
export function urlOf({ connectionString, user = '', host = '', database = '', port = 5432 }: pg.ClientConfig): string {
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
