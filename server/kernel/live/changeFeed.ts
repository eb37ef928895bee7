import { sql } from 'drizzle-orm';
import type { Db } from '../db/executor.ts';
import { liveChannel, type LiveNotice } from './notifyLive.ts';

/** How long changes are batched, ms. */
const gatherMs = 25;

/**
 * Notifies live streams of changed calls and messages outside their own transactions: PostgreSQL serializes the commits of
 * transactions that notify, so 50 concurrent calls would wait for each other's disk. If a notice is lost with the
 * process, its streams end too, and pages reload.
 */
export class ChangeFeed {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  readonly #changed = new Map<string, LiveNotice>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Call only after the change is committed. */
  changed(notice: LiveNotice): void {
    this.#changed.set(notice.uuid, notice);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send()).catch(this.#onError);
    }, gatherMs);
  }

  /** Sends the remaining changes. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#send().catch(this.#onError);
  }

  async #send(): Promise<void> {
    const notices = [...this.#changed.values()];
    this.#changed.clear();
    if (notices.length === 0) return;
    const payloads = JSON.stringify(notices);
    await this.#db.execute(
      sql`select pg_notify(${liveChannel}, notice::text) from jsonb_array_elements(${payloads}::jsonb) notice`,
    );
  }
}
