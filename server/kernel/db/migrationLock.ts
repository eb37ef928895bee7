import type pg from 'pg';

const lock = 7_201_001;

/** Does work that only one node of a database may do at a time: migrating it, and filling it with the demo. */
export async function withMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}
