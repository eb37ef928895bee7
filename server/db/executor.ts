import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The database of a process: a pool of connections behind drizzle. */
export type Db = NodePgDatabase & { $client: pg.Pool };

/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What repositories take: inside a transaction only its executor may be used. */
export type Executor = Db | Tx;
