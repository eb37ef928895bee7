import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { applicationName } from './applicationName.ts';
import { BoundedPool } from './boundedPool.ts';
import type { Db } from './executor.ts';
import { ReleasingPool } from './releasingPool.ts';
import { openCluster } from './embedded/openCluster.ts';
import { migrateDatabase } from './migrateDatabase.ts';

export interface OpenDatabase {
  /** For calls, messages and jobs. */
  db: Db;
  /** For people's requests, which wait a few seconds at most. They can never take the connections of calls. */
  requests: Db;
  /** Closes all connections, and stops the embedded server if no other process uses it. */
  close(): Promise<void>;
}

interface DatabaseConfig {
  DATABASE_URL?: string | undefined;
  DATABASE_POOL: number;
  DATABASE_CALL_POOL: number;
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
    const pools = await connect({ connectionString: config.DATABASE_URL }, config, onError, prepare);
    return { ...pools, close: () => endBoth(pools) };
  }
  const cluster = await openCluster(config.DATA_DIR);
  try {
    const pools = await connect(cluster.connection, config, onError, prepare);
    return {
      ...pools,
      async close() {
        // An embedded server ends what is still being asked.
        await Promise.race([endBoth(pools), wait(longestEndMs, undefined, { ref: false })]);
        await cluster.close();
      },
    };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

type Pools = Pick<OpenDatabase, 'db' | 'requests'>;

async function endBoth({ db, requests }: Pools): Promise<void> {
  await Promise.all([db.$client.end(), requests.$client.end()]);
}

/** How long closing waits for statements to end, where it ends the server as well. */
const longestEndMs = 1500;
/** How long a request waits for a connection. */
const longestWaitMs = 10_000;
/** How long anything else does: nothing waits for a database that is gone for good. */
const longestJobWaitMs = 30_000;

async function connect(
  server: pg.PoolConfig,
  { DATABASE_POOL, DATABASE_CALL_POOL }: DatabaseConfig,
  onError: (error: Error) => void,
  prepare: (pool: pg.Pool) => Promise<unknown>,
): Promise<Pools> {
  const named = { application_name: applicationName, ...server };
  const pool = new ReleasingPool({ ...named, max: DATABASE_CALL_POOL, connectionTimeoutMillis: longestJobWaitMs });
  listen(pool, onError);
  try {
    await prepare(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const bounded = new BoundedPool({ ...named, max: DATABASE_POOL, connectionTimeoutMillis: longestWaitMs });
  listen(bounded, onError);
  return { db: drizzle(pool, { casing: 'snake_case' }), requests: drizzle(bounded, { casing: 'snake_case' }) };
}

/**
 * A connection can break at any time, even between two statements of a transaction, and without a listener of its own the
 * error would end the process. The pool repeats the errors of idle connections.
 */
function listen(pool: pg.Pool, onError: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
}
