import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** A pool of connections behind drizzle. */
export type Db = NodePgDatabase & { $client: pg.Pool };

/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Inside a transaction, repositories must use only its executor. */
export type Executor = Db | Tx;
