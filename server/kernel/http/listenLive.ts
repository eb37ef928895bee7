import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { liveChannel, LiveNotice } from '../live/notifyLive.ts';

const reconnectMs = 1000;

/** What is told of changes. */
export interface LiveHearer {
  hear(notice: LiveNotice): void;
  /** From now on every change is told. */
  startHearing?(): void;
  /** Changes may be missed. */
  stopHearing(): void;
}

/**
 * The process's one connection for change notifications. When it breaks it reconnects. Returns a function that stops it.
 */
export async function listenLive(
  pool: pg.Pool,
  hearers: readonly LiveHearer[],
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = (error: unknown) => {
    if (stopped || retry) return;
    log.warn({ err: error }, 'live updates lost the database, trying again');
    for (const hearer of hearers) hearer.stopHearing();
    retry = setTimeout(() => {
      retry = undefined;
      connect().catch(lost);
    }, reconnectMs).unref();
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...pool.options, application_name: 'trunkline live' });
    fresh.on('error', lost);
    fresh.on('end', () => lost(new Error('the connection ended')));
    fresh.on('notification', ({ payload }) => {
      const notice = LiveNotice.safeParse(JSON.parse(payload ?? 'null'));
      if (notice.success) for (const hearer of hearers) hearer.hear(notice.data);
      else log.error({ payload }, 'a live notice is not in its form');
    });
    await fresh.connect();
    await fresh.query(`listen ${liveChannel}`);
    if (stopped) await fresh.end();
    else {
      client = fresh;
      for (const hearer of hearers) hearer.startHearing?.();
    }
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
