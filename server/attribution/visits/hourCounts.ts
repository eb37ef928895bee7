import type { Db } from '../../kernel/db/executor.ts';
import { addToHours, type HourCount, noPool } from './poolHours.repository.ts';

const hourMs = 3_600_000;
const flushMs = 1000;

interface NewVisit {
  accountId: number;
  websiteId: string;
  /** Pools that were asked for a number, and whether they had one. */
  pools: readonly { id: string; overflowed: boolean }[];
  at: Date;
}

/**
 * Counts new visits to websites and pools. All visits of a website would wait for each other at one row, so a process adds what it has
 * counted once a second; what it counted in its last second is lost if it is killed.
 */
export class HourCounts {
  readonly #db: Db;
  readonly #warn: (error: unknown) => void;
  #counts = new Map<string, HourCount>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(db: Db, warn: (error: unknown) => void) {
    this.#db = db;
    this.#warn = warn;
  }

  add({ accountId, websiteId, pools, at }: NewVisit): void {
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
    const all = { id: noPool, overflowed: pools.some(({ overflowed }) => overflowed) };
    for (const { id: poolId, overflowed } of [all, ...pools]) {
      const key = `${accountId} ${websiteId} ${poolId} ${hour.getTime()}`;
      const count = this.#counts.get(key) ?? { accountId, websiteId, poolId, hour, visits: 0, overflowed: 0 };
      count.visits += 1;
      count.overflowed += overflowed ? 1 : 0;
      this.#counts.set(key, count);
    }
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Adds what was counted so far to the database. What cannot be added is counted again. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await addToHours(this.#db, [...counts.values()]);
    } catch (error) {
      this.#warn(error);
      this.#putBack(counts);
    }
  }

  #putBack(counts: ReadonlyMap<string, HourCount>): void {
    for (const [key, { visits, overflowed, ...rest }] of counts) {
      const since = this.#counts.get(key) ?? { ...rest, visits: 0, overflowed: 0 };
      this.#counts.set(key, { ...since, visits: since.visits + visits, overflowed: since.overflowed + overflowed });
    }
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }
}
