import { LRUCache } from 'lru-cache';
import type { Fallback } from './fallbackOf.ts';

/** More numbers than ring in an hour. */
const most = 50_000;
/** What callers of a number get of which nothing is known: better than silence. */
const unknown: Fallback = { type: 'apologize', language: 'en-US' };
/** Flows and numbers change seldom. */
const freshMs = 60_000;

/** The fallbacks of the numbers that were called last, for as long as the database doesn't answer. */
export class KnownFallbacks {
  readonly #known = new LRUCache<string, { fallback: Fallback; at: number }>({ max: most });

  /** Notes the fallback of a number, unless it was noted a moment ago. */
  note(did: string, fallback: () => Fallback): void {
    const now = performance.now();
    const known = this.#known.get(did);
    if (!known || now - known.at > freshMs) this.#known.set(did, { fallback: fallback(), at: now });
  }

  of(did: string): Fallback {
    return this.#known.get(did)?.fallback ?? unknown;
  }
}
