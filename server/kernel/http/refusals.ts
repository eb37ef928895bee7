import { LRUCache } from 'lru-cache';

const windowMs = 60_000;

/**
 * Counts the refused logins and tokens of each address in a minute. The rate limit knows users, and a refused request
 * has none.
 */
export class Refusals {
  readonly #limit: number;
  readonly #counts = new LRUCache<string, { count: number; since: number }>({ max: 10_000 });

  constructor(limit: number) {
    this.#limit = limit;
  }

  count(address: string): void {
    const now = Date.now();
    const current = this.#counts.get(address);
    if (current && now - current.since < windowMs) current.count += 1;
    else this.#counts.set(address, { count: 1, since: now });
  }

  /** The seconds until an address may try again; undefined if it may now. */
  waitOf(address: string): number | undefined {
    const current = this.#counts.get(address);
    const left = current ? current.since + windowMs - Date.now() : 0;
    return current && current.count >= this.#limit && left > 0 ? Math.ceil(left / 1000) : undefined;
  }
}
