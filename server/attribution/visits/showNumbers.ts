import { randomUUID } from 'node:crypto';
import type { Device } from '#values/device.ts';
import { heartbeatSeconds } from '#values/website.ts';
import { readAnalyticsIds } from '../../../src/attribution/readAnalyticsIds.ts';
import { classify } from '../../../src/attribution/classify.ts';
import type { Touch } from '../../../src/attribution/touch.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { leaseFor } from './leaseFor.ts';
import { holdNumbers } from './leases.repository.ts';
import type { HourCounts } from './hourCounts.ts';
import { type OpenVisit, openVisit } from './openVisit.ts';
import { insertSharedLeases, listLeases } from './shownNumbers.repository.ts';
import { keepSign } from './visits.repository.ts';
import type { ServedWebsite } from '../websites/servedWebsites.ts';
import { choose, type ChosenSwap, type ServedSwap, toServed } from './swapsOf.ts';

export interface ReportedPage {
  page: string;
  referrer: string;
}

interface VisitFacts {
  /** The cookies of Google Analytics, joined by `; `. */
  ga: string;
  at: Date;
}

export interface VisitAnswer {
  visit: string;
  visitor: string;
  swaps: ServedSwap[];
  /** How often a page that is open says so. Seconds. */
  every: number;
}

/** The numbers for somebody who lets nothing be stored: by source alone, and none of a pool. */
export function numbersBySource(served: ServedWebsite, reported: ReportedPage): ServedSwap[] {
  const touch = touchOf(served, reported);
  if (!touch) return [];
  return choose(served, touch, false).flatMap(({ page, show }) =>
    'number' in show ? [toServed(page, show.number)] : [],
  );
}

/**
 * Opens a page in a visit and says which numbers it shows. A visit keeps its numbers as long as it lasts. Undefined when
 * the page is no page of the website.
 */
export async function showNumbers(
  db: Db,
  served: ServedWebsite,
  { visitor, device, ga, at, ...reported }: ReportedPage & VisitFacts & { visitor: string | null; device: Device },
  hours: HourCounts,
): Promise<VisitAnswer | undefined> {
  const touch = touchOf(served, reported);
  if (!touch) return undefined;
  const { accountId, id: websiteId, windowDays } = served.website;
  const visitorId = visitor ?? randomUUID();
  const page = touch.landing;
  const about = { accountId, websiteId, visitorId, touch, page, device, windowDays, at };
  const opened = await openVisit(db, { ...about, analytics: readAnalyticsIds(ga) });
  const swaps = await numbersOf(db, served, { ...opened, at, hours });
  return { visit: opened.visit.id, visitor: visitorId, swaps, every: heartbeatSeconds };
}

async function numbersOf(
  db: Db,
  served: ServedWebsite,
  { visit, credited, isNew, at, hours }: OpenVisit & { at: Date; hours: HourCounts },
) {
  const { accountId, id: visitId, visitorId } = visit;
  const chosen = choose(served, credited, true);
  const [known, held] = isNew
    ? [[], []]
    : await Promise.all([
        listLeases(db, { accountId, visitId }),
        holdNumbers(db, { accountId, visitorId, graceSeconds: 2 * heartbeatSeconds }),
      ]);
  const pooled = new Map<string, string | null>();
  for (const id of new Set(chosen.flatMap(({ show }) => ('pool' in show ? [show.pool] : [])))) {
    const lease = known.find(({ poolId, did }) => poolId === id && held.includes(did));
    const pool = served.pools.get(id);
    if (lease) pooled.set(id, lease.did);
    else if (pool) {
      const isPaid = credited.medium === 'paid';
      pooled.set(id, await leaseFor(db, pool, { visitorId, visitId, isPaid }));
    }
  }
  const shared = sharedOf(served, chosen, pooled).filter((did) => !known.some((lease) => lease.did === did));
  await insertSharedLeases(db, { accountId, visitId, dids: shared, at });
  if (isNew) count(hours, served, pooled, at);
  return chosen.flatMap(({ page, show }) => {
    const number = numberOf(served, show, pooled);
    return number === null ? [] : [toServed(page, number)];
  });
}

/** Numbers that others see at the same time: fixed ones, and those for whom a pool has none. */
function sharedOf(served: ServedWebsite, chosen: readonly ChosenSwap[], pooled: ReadonlyMap<string, string | null>) {
  const shared = chosen.flatMap(({ show }) => {
    const isPooled = 'pool' in show && pooled.get(show.pool);
    const number = numberOf(served, show, pooled);
    return isPooled || number === null ? [] : [number];
  });
  return [...new Set(shared)];
}

function numberOf(
  { pools }: ServedWebsite,
  show: ChosenSwap['show'],
  pooled: ReadonlyMap<string, string | null>,
): string | null {
  if ('number' in show) return show.number;
  return pooled.get(show.pool) ?? pools.get(show.pool)?.overflow ?? null;
}

function count(hours: HourCounts, { website }: ServedWebsite, pooled: ReadonlyMap<string, string | null>, at: Date) {
  const pools = [...pooled].map(([id, did]) => ({ id, overflowed: did === null }));
  hours.add({ accountId: website.accountId, websiteId: website.id, pools, at });
}

/** Keeps a visit and its numbers after a sign of life. False if there is no such visit. */
export async function keepVisit(
  db: Db,
  served: ServedWebsite,
  { visit: id, visitor, page, ga, at }: VisitFacts & { visit: string; visitor: string; page: string | null },
): Promise<boolean> {
  const { accountId } = served.website;
  const seen = page === null ? undefined : touchOf(served, { page, referrer: '' });
  const known = await keepSign(
    db,
    { accountId, id },
    { page: seen ? { page: seen.landing, at: at.getTime() } : null, analytics: readAnalyticsIds(ga), at },
  );
  if (known) await holdNumbers(db, { accountId, visitorId: visitor, graceSeconds: 2 * heartbeatSeconds });
  return known;
}

/** Where a page comes from; undefined when it is no page of the website. */
export function touchOf({ website }: ServedWebsite, { page, referrer }: ReportedPage): Touch | undefined {
  const hosts = [website.domain, ...website.aliases];
  const touch = classify({ page, referrer }, { hosts, rules: website.origins });
  const host = touch?.landing.split('/', 1)[0] ?? '';
  return touch && hosts.some((each) => host === each || host.endsWith(`.${each}`)) ? touch : undefined;
}
