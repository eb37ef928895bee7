import { inject } from 'vitest';
import { afterFile } from '../../afterFile.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { copyTemplate, endPool } from '../../database/testCluster.ts';
import { drizzle, pg } from './tested.ts';

/** A migrated empty database for this test file, dropped when the file is done. */
export function aDatabase(): Promise<Db> {
  return copyOf(inject('databaseServer').template);
}

/** A database without any tables. */
export function aBareDatabase(): Promise<Db> {
  return copyOf('template0');
}

async function copyOf(template: string): Promise<Db> {
  const { connection, drop } = await copyTemplate({ ...inject('databaseServer'), template });
  const pool = new pg.Pool({ ...connection, max: 8 });
  afterFile(async () => {
    await endPool(pool);
    await drop();
  });
  return drizzle(pool, { casing: 'snake_case' });
}
