import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Db } from '../../../server/db/executor.ts';

/** An empty migrated database for this test file, dropped when the file is done. */
export async function aDatabase(): Promise<Db> {
  const { connection, template } = inject('databaseServer');
  const name = `trunkline_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(connection, `create database ${name} template ${template}`);
  const pool = new pg.Pool({ ...databaseOf(connection, name), max: 8 });
  afterAll(async () => {
    await pool.end();
    await asAdmin(connection, `drop database ${name} with (force)`);
  });
  return drizzle(pool, { casing: 'snake_case' });
}

async function asAdmin(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  // Copying a template needs it to itself: files that start together take turns.
  await client.query('select pg_advisory_lock(7201003)');
  await client.query(statement);
  await client.end();
}

function databaseOf(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
