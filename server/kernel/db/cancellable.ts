import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './executor.ts';

const againMs = 100;

/**
 * Runs statements in a transaction that the signal ends: the one that is running is cancelled in the database, so that
 * nothing goes on working for somebody who left.
 */
export async function cancellable<Result>(
  { db, system }: { db: Db; system: Db },
  signal: AbortSignal,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    // The reader may have left while this waited for a connection.
    signal.throwIfAborted();
    const pid = rows[0]?.pid;
    const over = new AbortController();
    let cancelling: Promise<void> | undefined;
    const cancel = () => {
      cancelling = cancelUntil(over.signal, () => system.execute(sql`select pg_cancel_backend(${pid})`));
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await work(tx);
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', cancel);
      over.abort();
      // The connection goes back to the pool only when it can no longer be cancelled.
      await cancelling;
    }
  });
}

/** A cancellation that arrives between two statements is lost, so it is repeated. If it fails, the statement ends by itself. */
async function cancelUntil(over: AbortSignal, cancel: () => Promise<unknown>): Promise<void> {
  while (!over.aborted) {
    await Promise.allSettled([cancel()]);
    await Promise.allSettled([wait(againMs, undefined, { signal: over })]);
  }
}
