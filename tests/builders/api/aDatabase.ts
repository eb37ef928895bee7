import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { afterFile } from '../../afterFile.ts';
import type { Db } from '../../../server/db/executor.ts';
import { copyTemplate } from '../../database/testCluster.ts';

/** An empty migrated database for this test file, dropped when the file is done. */
export async function aDatabase(): Promise<Db> {
  const { connection, drop } = await copyTemplate(inject('databaseServer'));
  const pool = new pg.Pool({ ...connection, max: 8 });
  afterFile(async () => {
    // The pool does not wait until its connections are gone, and dropping the database cuts those that are left.
    pool.on('error', () => undefined);
    await pool.end();
    await drop();
  });
  return drizzle(pool, { casing: 'snake_case' });
}
