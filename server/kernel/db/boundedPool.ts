import type pg from 'pg';
import { ReleasingPool } from './releasingPool.ts';

export class NoFreeConnectionError extends Error {
  override name = 'NoFreeConnectionError';
}

type Callback = Parameters<pg.Pool['connect']>[0];

/** A pool whose `connectionTimeoutMillis` ends in an error of its own: pg has none for it. */
export class BoundedPool extends ReleasingPool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (callback)
      return super.connect((error, client, done) => callback(error && this.#failureOf(error), client, done));
    return super.connect().catch((error: unknown) => {
      throw this.#failureOf(error as Error);
    });
  }

  /** A full pool opens no connections, so the only failure left is the wait. */
  #failureOf(error: Error): Error {
    if (this.totalCount < this.options.max) return error;
    return new NoFreeConnectionError('no connection was free in time', { cause: error });
  }
}
