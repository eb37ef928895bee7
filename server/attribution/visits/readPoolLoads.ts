import type { z } from 'zod';
import { type PoolLoad, sizedFor } from '#contract/attribution/webSnippet.contract.ts';
import { heartbeatSeconds } from '#values/website.ts';
import { minutesHeld } from '../../../src/attribution/leases.ts';
import { numbersForHours, overflowForecast } from '../../../src/attribution/erlangB.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { ServedPool } from '../websites/servedWebsites.ts';
import { readServed } from '../websites/readWebsites.ts';
import { listPoolHours, meanVisitMinutes, noPool, sumVisits, type WebsiteKey } from './poolHours.repository.ts';

const measuredMs = 28 * 86_400_000;

/** How many visits to a website began since a moment, by whole hours. */
export function countVisits(executor: Executor, website: WebsiteKey, since: Date): Promise<number> {
  return sumVisits(executor, website, { poolId: noPool, since });
}

/** @throws AppError NOT-FOUND when the scope has no such website. */
export async function readPoolLoads({ db, scope, now }: Actor, code: string): Promise<z.input<typeof PoolLoad>[]> {
  const { website, pools } = await readServed(db, scope, code);
  const since = new Date(now.getTime() - measuredMs);
  return Promise.all([...pools.values()].map((pool) => loadOf(db, website, pool, since)));
}

async function loadOf(executor: Executor, website: WebsiteKey, pool: ServedPool, since: Date) {
  const asked = { poolId: pool.id, since };
  const [rows, visitMinutes] = await Promise.all([
    listPoolHours(executor, website, asked),
    meanVisitMinutes(executor, website, asked),
  ]);
  const hours = rows.map(({ hour, ...counts }) => ({ ...counts, hour: hour.toISOString() }));
  if (visitMinutes === null || rows.length === 0)
    return { pool: pool.id, hours, minutesHeld: null, forecast: null, needed: [] };
  const held = minutesHeld(visitMinutes, { heartbeat: heartbeatSeconds, hold: pool.holdSeconds });
  const loads = rows.map(({ visits }) => ({ arrivals: visits, minutesHeld: held }));
  return {
    pool: pool.id,
    hours,
    minutesHeld: Math.round(held * 10) / 10,
    forecast: overflowForecast(loads, pool.numbers.length),
    needed: sizedFor.map((share) => ({ share, numbers: numbersForHours(loads, share) })),
  };
}
