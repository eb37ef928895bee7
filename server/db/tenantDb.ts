import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './executor.ts';
import { accountsSetting, tenantRole } from './secureTables.ts';

/**
 * The same database as the users of these accounts see it: every statement runs as the tenants' role, for which row-level
 * security shows and takes only rows of these accounts, whatever the statement asks for.
 */
export function tenantDb(db: Db, accounts: readonly number[]): Db {
  const pool = new TenantPool(db.$client, accounts) as unknown as pg.Pool;
  return drizzle(pool, { casing: 'snake_case' });
}

/**
 * What drizzle uses of a pool. Role and accounts are set for one transaction at a time, never for a connection: nothing is
 * left behind in it, and a pooler may stand before the server. drizzle knows a pool by the name of its class.
 */
class TenantPool {
  readonly #pool: pg.Pool;
  readonly #opening: string;

  constructor(pool: pg.Pool, accounts: readonly number[]) {
    this.#pool = pool;
    this.#opening = `set local role ${tenantRole}; set local ${accountsSetting} = '{${accounts.map(Number).join()}}'`;
  }

  async query(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await this.#pool.connect();
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

  /** A connection whose transactions are the tenants'. drizzle asks for one to run a transaction and begins with `begin`. */
  async connect(): Promise<Pick<pg.PoolClient, 'release'> & { query: TenantPool['query'] }> {
    const client = await this.#pool.connect();
    return {
      release: (error) => client.release(error),
      query: async (query, values) => {
        const result = await client.query(query, values);
        if (query.text.startsWith('begin')) await client.query(this.#opening);
        return result;
      },
    };
  }
}

/** Undefined when the connection is clean again; the error when it must not be used any more. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
