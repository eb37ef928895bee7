import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../server/demo/seededRandom.ts';
import { numbersForHours, overflowForecast } from '../../../src/attribution/erlangB.ts';
import {
  heldUntil,
  type LeaseTimes,
  minutesHeld,
  numberToLease,
  type PoolNumber,
} from '../../../src/attribution/leases.ts';

const times: LeaseTimes = { heartbeat: 30, hold: 300 };

/** Visitors by the hour of the day, relative to the mean. */
const flatDay = Array<number>(24).fill(1);
const realDay = [
  0.1, 0.1, 0.1, 0.1, 0.1, 0.2, 0.5, 1, 1.6, 2, 2.2, 2.2, 2, 2, 2, 1.8, 1.6, 1.4, 1.1, 0.8, 0.5, 0.3, 0.2, 0.1,
];

describe.each([
  ['a steady day', flatDay],
  ['a day with a peak', realDay],
])('a week of %s', (_, day) => {
  const meanVisit = 4;
  const perHour = day.map((share) => share * 90);
  const held = minutesHeld(meanVisit, times);
  const hours = perHour.map((arrivals) => ({ arrivals, minutesHeld: held }));

  test.each([0.2, 0.1, 0.05])('overflows as often as forecast, at about %f', (share) => {
    const numbers = numbersForHours(hours, share);
    const forecast = overflowForecast(hours, numbers);
    expect(forecast).toBeLessThanOrEqual(share);
    const { come, refused } = weekOf(perHour, { numbers, meanVisit });
    expect(refused / come / forecast).toBeGreaterThan(0.9);
    expect(refused / come / forecast).toBeLessThan(1.1);
  });
});

/** Visitors come at random at these rates and stay at random; each holds a number or finds none. Several weeks in a row. */
function weekOf(perHour: readonly number[], { numbers, meanVisit }: { numbers: number; meanVisit: number }) {
  const random = seededRandom(7);
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const pool: PoolNumber[] = Array.from({ length: numbers }, (_, at) => ({
    did: `+6130000${1000 + at}`,
    heldUntil: 0,
  }));
  const peak = Math.max(...perHour);
  const hourMs = 3_600_000;
  const end = 10 * 7 * 24 * hourMs;
  let [come, refused] = [0, 0];
  for (let at = exponential(hourMs / peak); at < end; at += exponential(hourMs / peak)) {
    const rate = perHour[Math.floor(at / hourMs) % 24] ?? 0;
    if (random() > rate / peak) continue;
    come++;
    const leased = numberToLease(pool, at);
    if (leased) leased.heldUntil = heldUntil(at + exponential(meanVisit * 60_000), times);
    else refused++;
  }
  return { come, refused };
}
