import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { liveChannel, LiveNotice } from '../services/liveCall/notifyLive.ts';
import type { FigureCache } from '../services/reports/figureCache.ts';
import type { LiveStreams } from './liveStream.ts';

const reconnectMs = 1000;

/**
 * The process's one connection for change notifications. When it breaks it reconnects and ends all streams, because
 * notifications may have been missed. Returns a function that stops it.
 */
export async function listenLive(
  pool: pg.Pool,
  { live, figures }: { live: LiveStreams; figures: FigureCache },
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = (error: unknown) => {
    if (stopped || retry) return;
    log.warn({ err: error }, 'live updates lost the database, trying again');
    figures.stopHearing();
    live.endAll();
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
      if (notice.success) tell(notice.data);
      else log.error({ payload }, 'a live notice is not in its form');
    });
    await fresh.connect();
    await fresh.query(`listen ${liveChannel}`);
    if (stopped) await fresh.end();
    else {
      client = fresh;
      figures.startHearing();
    }
  }

  function tell(notice: LiveNotice): void {
    if (notice.kind === 'call.changed' || notice.kind === 'calls.changed') figures.drop(notice.account);
    live.publish(notice);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
