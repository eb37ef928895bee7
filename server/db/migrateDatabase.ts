import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { secureTables } from './secureTables.ts';

/** Beside this file in the sources, beside the bundle in a build. */
const migrationsFolder = join(import.meta.dirname, 'migrations');
const migrationLock = 7_201_001;

/** Brings the database to the newest schema, and its tables under row-level security. Nodes that start together wait for each other: drizzle takes no lock. */
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
