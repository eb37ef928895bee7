import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './executor.ts';
import { accountsSetting, tenantRole } from './secureTables.ts';

/** Waits for the permission to use one more connection. Returns the function that gives it back. */
export type Share = () => Promise<() => void>;

const unshared: Share = () => Promise.resolve(() => undefined);

/**
 * The database as seen by the users of these accounts: every statement runs as the tenant role, and row-level security
 * restricts it to rows of these accounts, whatever the statement asks for. `share` bounds the connections in use.
 */
export function tenantDb(db: Db, accounts: readonly number[], share: Share = unshared): Db {
  const pool = new TenantPool(db.$client, accounts, share) as unknown as pg.Pool;
  return drizzle(pool, { casing: 'snake_case' });
}

/**
 * The part of a pool that drizzle uses. Role and accounts are set per transaction, never per connection: nothing is
 * left behind, and a pooler can be placed in front. drizzle recognizes a pool by its class name.
 */
class TenantPool {
  readonly #pool: pg.Pool;
  readonly #share: Share;
  readonly #opening: string;

  constructor(pool: pg.Pool, accounts: readonly number[], share: Share) {
    this.#pool = pool;
    this.#share = share;
    this.#opening = `set local role ${tenantRole}; set local ${accountsSetting} = '{${accounts.map(Number).join()}}'`;
  }

  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#connect();
    let broken: Error | undefined;
    try {
      await client.query(`begin; ${this.#opening}`);
      const result = await client.query(query, values);
      await client.query('commit');
      return result;
    } catch (error) {
      broken = await rollBack(client);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** A connection whose transactions run as the tenant. drizzle gets one for a transaction and sends `begin` first. */
  async connect(): Promise<Pick<pg.PoolClient, 'release'> & { query: TenantPool['query'] }> {
    const client = await this.#connect();
    return {
      release: (error) => client.release(error),
      query: (query, values) =>
        query.text.startsWith('begin') ? this.#begin(client, query.text) : client.query(query, values),
    };
  }

  /** drizzle gives a connection back only once it has begun. */
  async #begin(client: Pick<pg.PoolClient, 'query' | 'release'>, begin: string): Promise<pg.QueryResult> {
    try {
      return await client.query(`${begin}; ${this.#opening}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>> {
    const giveBack = await this.#share();
    try {
      const client = await this.#pool.connect();
      return {
        query: client.query.bind(client) as pg.PoolClient['query'],
        release(error) {
          client.release(error);
          giveBack();
        },
      };
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

/** Undefined if the connection is clean again; otherwise the error, and the connection must be discarded. */
async function rollBack(client: Pick<pg.PoolClient, 'query'>): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
