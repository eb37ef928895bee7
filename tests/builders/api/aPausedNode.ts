import { sql } from 'drizzle-orm';
import type { ClientConfig, PoolConfig } from 'pg';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { endPool } from '../../database/testCluster.ts';
import { afterFile } from '../../afterFile.ts';
import { drizzle, pg } from './tested.ts';

/** Lets statements through, but stops before the nth of those that are counted until it is released. */
export class Gate {
  readonly #counted: RegExp;
  #left = Infinity;
  #reached = () => undefined as void;
  #hold: Promise<void> | undefined;
  #release = () => undefined as void;

  constructor(counted: RegExp) {
    this.#counted = counted;
  }

  /** Resolves once a statement waits. */
  stopBefore(nth: number): Promise<void> {
    this.#left = nth;
    this.#hold = new Promise((resolve) => (this.#release = resolve));
    return new Promise((resolve) => (this.#reached = resolve));
  }

  release(): void {
    this.#left = Infinity;
    this.#release();
  }

  pass(text: string): Promise<void> | undefined {
    if (!this.#counted.test(text)) return undefined;
    this.#left -= 1;
    if (this.#left !== 0) return undefined;
    this.#reached();
    return this.#hold;
  }
}

type Query = (...given: unknown[]) => unknown;

/** Another way into a database whose statements pass a gate, as if by another node of the installation. */
export function throughGate(db: Db, gate: Gate): Db {
  const { options } = db.$client;
  class GatedClient extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      const plain = this.query.bind(this) as unknown as Query;
      const gated: Query = (...given) => {
        const [first] = given as [string | { text: string }];
        const hold = gate.pass(typeof first === 'string' ? first : first.text);
        return hold === undefined ? plain(...given) : hold.then(() => plain(...given));
      };
      Object.assign(this, { query: gated });
    }
  }
  const pool = new pg.Pool({ ...options, Client: GatedClient } as PoolConfig);
  afterFile(() => endPool(pool));
  return drizzle(pool, { casing: 'snake_case' });
}

/** Waits until the work is done, or waits for a lock that somebody else holds. */
async function doneOrBlocked(db: Db, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

/**
 * Does one thing while another is stopped before each of its statements in turn. `each` is asked for both anew every
 * time, and checks what came of them. Returns how many statements there were.
 */
export async function whileStopped(
  { db, gate }: { db: Db; gate: Gate },
  each: () => Promise<{
    first: () => Promise<unknown>;
    meanwhile: () => Promise<unknown>;
    check: (nth: number) => Promise<void>;
  }>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const { first, meanwhile, check } = await each();
    const reached = gate.stopBefore(nth).then(() => true);
    const one = first();
    const isStopped = await Promise.race([reached, one.then(() => false)]);
    if (isStopped) {
      const other = meanwhile();
      await doneOrBlocked(db, other);
      gate.release();
      await Promise.all([one, other]);
    } else gate.release();
    if (!isStopped) return nth - 1;
    await check(nth);
  }
}
