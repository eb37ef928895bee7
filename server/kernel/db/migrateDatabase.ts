import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { withMigrationLock } from './migrationLock.ts';
import { secureTables } from './secureTables.ts';

/** Next to this file in the sources, next to the bundle in a build. */
const migrationsFolder = join(import.meta.dirname, 'migrations');

const Journal = z.looseObject({ entries: z.array(z.unknown()) });

/** Migrates the schema and sets up row-level security. Takes a lock for concurrent nodes, as drizzle does not. */
export function migrateDatabase(pool: pg.Pool): Promise<void> {
  return withMigrationLock(pool, async (client) => {
    await migrate(drizzle(client), { migrationsFolder });
    await secureTables(client);
  });
}

/**
 * Applies only the first migrations, to get the schema of an earlier version.
 * @throws Error when there are not so many.
 */
export async function migrateTo(pool: pg.Pool, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = Journal.parse(JSON.parse(readFileSync(path, 'utf8')));
    if (journal.entries.length < count) throw new Error(`there are only ${journal.entries.length} migrations`);
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await withMigrationLock(pool, (client) => migrate(drizzle(client), { migrationsFolder: folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
