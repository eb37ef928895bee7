import { LRUCache } from 'lru-cache';
import type { LiveNotice } from '../../kernel/live/notifyLive.ts';

/** Characters of JSON. */
const mostKept = 16_000_000;
/** Of what was written behind the server's back, nothing is told. */
const longestMs = 10 * 60_000;

interface Counted<Figures> {
  figures: Figures;
  at: Date;
}

interface Counting {
  /** The place in the order of changes at which the counting began. */
  since: number;
  result: Promise<Counted<unknown>>;
  /** How many wait for it. */
  readers: number;
  stop: AbortController;
}

interface Kept extends Counted<unknown> {
  since: number;
}

/** What is counted, of which accounts, and for whom. */
export interface Wanted<Figures> {
  /** Says everything that the figures depend on besides the calls. */
  key: string;
  accounts: readonly number[];
  now: Date;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
  count: (signal: AbortSignal) => Promise<Figures>;
}

/**
 * Keeps figures until a call of one of their accounts changes. Who wants what is being counted waits for it, and the
 * counting is aborted when all of them have left. Nothing is kept while changes cannot be heard.
 */
export class FigureCache {
  readonly #kept = new LRUCache<string, Kept>({ max: 5_000, maxSize: mostKept, ttl: longestMs });
  readonly #counting = new Map<string, Counting>();
  readonly #changed = new Map<number, number>();
  #changes = 0;
  #hears = false;

  /** A call of the account changed, or may have. */
  drop(account: number): void {
    this.#changes += 1;
    this.#changed.set(account, this.#changes);
  }

  hear({ kind, account }: LiveNotice): void {
    if (kind === 'call.changed' || kind === 'calls.changed') this.drop(account);
  }

  /** From now on every change is told. */
  startHearing(): void {
    this.#hears = true;
  }

  /** Changes are no longer told. */
  stopHearing(): void {
    this.#hears = false;
    this.#kept.clear();
    this.#counting.clear();
  }

  async get<Figures>(wanted: Wanted<Figures>): Promise<Counted<Figures>> {
    const { key, accounts } = wanted;
    const isCurrent = ({ since }: { since: number }) =>
      accounts.every((account) => (this.#changed.get(account) ?? 0) <= since);
    const kept = this.#kept.get(key);
    if (kept && isCurrent(kept)) return kept as Counted<Figures>;
    const running = this.#counting.get(key);
    const counting = running && isCurrent(running) && !running.stop.signal.aborted ? running : this.#begin(wanted);
    return (await this.#join(counting, wanted.signal)) as Counted<Figures>;
  }

  #begin<Figures>({ key, now, count }: Wanted<Figures>): Counting {
    const stop = new AbortController();
    const since = this.#changes;
    const result = count(stop.signal).then((figures) => ({ figures, at: now }));
    const counting: Counting = { since, result, readers: 0, stop };
    if (this.#hears) this.#counting.set(key, counting);
    const isOurs = () => this.#counting.get(key) === counting;
    result.then(
      (counted) => {
        if (!isOurs()) return;
        this.#counting.delete(key);
        this.#kept.set(key, { ...counted, since }, { size: key.length + JSON.stringify(counted.figures).length });
      },
      () => isOurs() && this.#counting.delete(key),
    );
    return counting;
  }

  /** Rejects as soon as the reader leaves; the last one to leave ends the counting. */
  async #join(counting: Counting, signal: AbortSignal): Promise<Counted<unknown>> {
    signal.throwIfAborted();
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    counting.readers += 1;
    try {
      return await Promise.race([counting.result, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      counting.readers -= 1;
      if (counting.readers === 0) counting.stop.abort(signal.reason);
    }
  }
}
