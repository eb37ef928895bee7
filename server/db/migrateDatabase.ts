import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { withMigrationLock } from './migrationLock.ts';
import { secureTables } from './secureTables.ts';

/** Next to this file in the sources, next to the bundle in a build. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Migrates the schema and sets up row-level security. Takes a lock for concurrent nodes, as drizzle does not. */
export function migrateDatabase(pool: pg.Pool): Promise<void> {
  return withMigrationLock(pool, async (client) => {
    await migrate(drizzle(client), { migrationsFolder });
    await secureTables(client);
  });
}
