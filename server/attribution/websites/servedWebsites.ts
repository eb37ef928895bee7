import { LRUCache } from 'lru-cache';
import { scopeOf } from '../../kernel/access/scope.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { type FilledPool, listPools } from './pools.repository.ts';
import { findByCode, markSeen, type WebsiteRow } from './websites.repository.ts';

export type ServedPool = FilledPool;

export interface ServedWebsite {
  website: WebsiteRow;
  pools: ReadonlyMap<string, ServedPool>;
}

/** Websites as their snippets need them. A change is served within seconds, by every node. */
export class ServedWebsites {
  readonly #known = new LRUCache<string, ServedWebsite>({
    max: 5000,
    ttl: 3000,
    fetchMethod: (code) => this.#read(code),
  });
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  find(code: string): Promise<ServedWebsite | undefined> {
    return this.#known.fetch(code);
  }

  /** Keeps that its snippet asked for numbers. */
  markSeen({ website }: ServedWebsite, at: Date): Promise<void> {
    return markSeen(this.#db, website, at);
  }

  async #read(code: string): Promise<ServedWebsite | undefined> {
    const website = await findByCode(this.#db, code);
    if (!website) return undefined;
    const pools = await listPools(this.#db, scopeOf([website.accountId]), [website.id]);
    return { website, pools: new Map(pools.map((pool) => [pool.id, pool])) };
  }
}
