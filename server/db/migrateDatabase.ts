import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { secureTables } from './secureTables.ts';

/** Next to this file in the sources, next to the bundle in a build. */
const migrationsFolder = join(import.meta.dirname, 'migrations');
const migrationLock = 7_201_001;

/** Migrates the schema and sets up row-level security. Takes a lock for concurrent nodes, as drizzle does not. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await migrate(drizzle(client), { migrationsFolder });
      await secureTables(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}
