import { expect, test } from 'vitest';
import { logNormal, type Random, seededRandom } from '../../../server/demo/seededRandom.ts';
import { attribute, type Candidate, weigh } from '../../../src/attribution/attribute.ts';
import { learnDelays, noDelays, ratesOf } from '../../../src/attribution/callDelays.ts';
import { heldUntil, numberToLease, type PoolNumber } from '../../../src/attribution/leases.ts';

const minute = 60_000;
const heartbeat = 60;
const day = 1440 * minute;
const month = 30 * day;

interface World {
  numbers: number;
  /** Visits a minute. */
  rate: number;
  /** Seconds. */
  hold: number;
  /** Minutes. */
  meanVisit: number;
  /** The share of visitors who call during the visit, and later with this median delay in minutes. */
  duringShare: number;
  laterShare: number;
  laterMedian: number;
  /** Calls a minute by people who never visited, over all numbers. */
  strayRate: number;
}

const calm: World = {
  numbers: 20,
  rate: 0.3,
  hold: 600,
  meanVisit: 3,
  duringShare: 0.03,
  laterShare: 0.02,
  laterMedian: 25,
  strayRate: 0.001,
};

const worlds: Record<string, World> = {
  'a calm site': calm,
  'a pool that is much too small': { ...calm, numbers: 6, rate: 0.5, hold: 60 },
  'callers who think it over': {
    ...calm,
    numbers: 10,
    rate: 0.6,
    hold: 120,
    duringShare: 0.01,
    laterShare: 0.04,
    laterMedian: 90,
  },
  'many strays': { ...calm, numbers: 10, rate: 0.4, hold: 300, strayRate: 0.01 },
};

const judged = Object.entries(worlds).map(([name, world]) => ({ name, calls: callsOf(world) }));

test.each(judged)('a month of $name is attributed rightly at least as often as it says', ({ calls }) => {
  expect(calls.length).toBeGreaterThan(300);
  for (const tenth of tenthsOf(calls).filter((each) => each.calls >= 150)) expect.soft(tenth).toSatisfy(holdsGood);
});

test('all of them together are, in each tenth', () => {
  const tenths = tenthsOf(judged.flatMap(({ calls }) => calls)).filter(({ calls }) => calls >= 60);
  expect(tenths.length).toBeGreaterThanOrEqual(3);
  for (const tenth of tenths) expect.soft(tenth).toSatisfy(holdsGood);
});

const holdsGood = ({ calls, right, stated }: Tenth) => right / calls > stated / calls - 0.05;

interface Tenth {
  calls: number;
  right: number;
  /** The sum of the confidences. */
  stated: number;
}

interface Judged {
  confidence: number;
  right: boolean;
}

function tenthsOf(calls: readonly Judged[]): Tenth[] {
  const tenths: Tenth[] = Array.from({ length: 10 }, () => ({ calls: 0, right: 0, stated: 0 }));
  for (const { confidence, right } of calls) {
    const tenth = tenths[Math.min(9, Math.floor(confidence * 10))];
    if (!tenth) throw new Error(`no share: ${confidence}`);
    tenth.calls++;
    tenth.right += right ? 1 : 0;
    tenth.stated += confidence;
  }
  return tenths;
}

interface Lease extends Candidate {
  did: string;
}

/** Visitors lease numbers and some call. Each night is learnt from all calls so far; the first days only teach. */
function callsOf(world: World): Judged[] {
  const random = seededRandom(11);
  const { leases, calls } = eventsOf(world, random);
  const byNumber = Map.groupBy(leases, ({ did }) => did);
  const delays: number[][] = [];
  let rates = ratesOf(noDelays);
  let learntAt = 0;
  const judged: Judged[] = [];
  for (const { did, at, visit } of calls.toSorted((one, other) => one.at - other.at)) {
    if (at > learntAt + day) {
      rates = ratesOf(learnDelays(exposure(leases, world, at), delays));
      learntAt = at;
    }
    const known = (byNumber.get(did) ?? []).filter((lease) => lease.from <= at);
    const found = attribute(known, at, rates);
    if (found && at > 3 * day)
      judged.push({ confidence: found.confidence, right: found.best.candidate.visit === visit });
    delays.push(weigh(known, at, rates).weighed.map(({ minutes }) => minutes));
  }
  return judged;
}

/** What visits and numbers had time for until a moment. */
function exposure(leases: readonly Lease[], { numbers }: World, at: number) {
  const before = leases.filter(({ from }) => from <= at);
  const lasted = before.reduce((sum, { from, lastSeen }) => sum + Math.min(lastSeen, at) - from, 0);
  return { visits: before.length, visitMinutes: lasted / minute, numberMinutes: (numbers * at) / minute };
}

function eventsOf(world: World, random: Random) {
  const { numbers, rate, hold, meanVisit, duringShare, laterShare, laterMedian, strayRate } = world;
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const pool: PoolNumber[] = Array.from({ length: numbers }, (_, at) => ({ did: `n${at}`, heldUntil: 0 }));
  const leases: Lease[] = [];
  const calls: { did: string; at: number; visit: string | null }[] = [];
  for (let at = exponential(minute / rate); at < month; at += exponential(minute / rate)) {
    const leased = numberToLease(pool, at);
    if (!leased) continue;
    const lastSeen = at + exponential(meanVisit * minute);
    leased.heldUntil = heldUntil(lastSeen, { heartbeat, hold });
    const visit = `v${leases.length}`;
    // Each visitor has a source of their own, so that only the right visit is right.
    leases.push({ visit, source: visit, medium: 'paid', did: leased.did, from: at, lastSeen, aliveUntil: lastSeen });
    const fate = random();
    if (fate < duringShare) calls.push({ did: leased.did, at: at + random() * (lastSeen - at), visit });
    else if (fate < duringShare + laterShare)
      calls.push({ did: leased.did, at: lastSeen + logNormal(random, laterMedian, 1.2) * minute, visit });
  }
  for (let at = exponential(minute / strayRate); at < month; at += exponential(minute / strayRate)) {
    const number = pool[Math.floor(random() * pool.length)];
    if (number) calls.push({ did: number.did, at, visit: null });
  }
  return { leases, calls };
}
