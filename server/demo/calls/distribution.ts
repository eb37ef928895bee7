import { wholeBetween, type Random } from '../seededRandom.ts';

const hour = 3_600_000;

/** Calls by hour of the day from midnight, relative to the busiest hour. */
const dayShape = [1, 0, 0, 0, 0, 1, 3, 10, 56, 92, 100, 94, 72, 70, 84, 82, 74, 40, 14, 9, 6, 4, 2, 1];

/** Calls by day of the week, Sunday first, relative to the busiest day. */
const weekShape: Readonly<Record<string, number>> = { Sun: 8, Mon: 100, Tue: 92, Wed: 88, Thu: 86, Fri: 80, Sat: 22 };

/** When calls arrive in a time zone: each of `hours` (epoch ms) has a weight. */
export interface Distribution {
  hours: number[];
  /** `sums[i]` is the total weight of the hours up to and including i. */
  sums: number[];
}

/** The distribution between two times (epoch ms): busy mornings, quiet Sundays and slow growth. */
export function distributionOf(timezone: string, from: number, to: number): Distribution {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, weekday: 'short', hour: '2-digit' });
  const hours: number[] = [];
  const sums: number[] = [];
  let sum = 0;
  const last = Math.floor((to - from) / hour);
  for (let index = 0; index < last; index += 1) {
    const at = to - (last - index) * hour;
    const [weekday = '', hourOfDay = ''] = format.format(at).split(', ');
    const growth = 0.85 + (0.3 * (at - from)) / (to - from);
    sum += (weekShape[weekday] ?? 0) * (dayShape[Number(hourOfDay)] ?? 0) * growth + 1;
    hours.push(at);
    sums.push(sum);
  }
  return { hours, sums };
}

/** Draws a time from the distribution (epoch ms, whole seconds). */
export function sampleMoment(random: Random, { hours, sums }: Distribution): number {
  const wanted = random() * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return (hours[low] ?? 0) + wholeBetween(random, 0, 3599) * 1000;
}

/** How busy an hour is, from 0 to 1. */
export function busyness(timezone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, weekday: 'short', hour: '2-digit' });
  const [weekday = '', hourOfDay = ''] = format.format(at).split(', ');
  return ((weekShape[weekday] ?? 0) / 100) * ((dayShape[Number(hourOfDay)] ?? 0) / 100);
}
