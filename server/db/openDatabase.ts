import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applicationName } from './applicationName.ts';
import type { Db } from './executor.ts';
import { openCluster } from './embedded/openCluster.ts';
import { migrateDatabase } from './migrateDatabase.ts';

export interface OpenDatabase {
  db: Db;
  /** Closes all connections, and stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

interface DatabaseConfig {
  DATABASE_URL?: string | undefined;
  DATABASE_POOL: number;
  DATA_DIR: string;
}

/**
 * Opens the configured server, or the embedded one in DATA_DIR, and prepares it: migrates it unless told otherwise.
 * `onError` receives lost connections.
 */
export async function openDatabase(
  config: DatabaseConfig,
  onError: (error: Error) => void,
  prepare: (pool: pg.Pool) => Promise<unknown> = migrateDatabase,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL !== undefined) {
    const db = await connect({ connectionString: config.DATABASE_URL, max: config.DATABASE_POOL }, onError, prepare);
    return { db, close: () => db.$client.end() };
  }
  const cluster = await openCluster(config.DATA_DIR);
  try {
    const db = await connect({ ...cluster.connection, max: config.DATABASE_POOL }, onError, prepare);
    return {
      db,
      async close() {
        await db.$client.end();
        await cluster.close();
      },
    };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

async function connect(
  options: pg.PoolConfig,
  onError: (error: Error) => void,
  prepare: (pool: pg.Pool) => Promise<unknown>,
): Promise<Db> {
  const pool = new pg.Pool({ application_name: applicationName, ...options });
  // A connection can break at any time, even between two statements of a transaction, and without a listener of its
  // own the error would end the process. The pool repeats the errors of idle connections.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  try {
    await prepare(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return drizzle(pool, { casing: 'snake_case' });
}
