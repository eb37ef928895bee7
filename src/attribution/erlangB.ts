/**
 * The share of arrivals that find no free number, by Erlang B: `load` is the mean number of leases at a time if none were
 * refused. It holds for any distribution of how long a number is held.
 */
export function overflowShare(load: number, numbers: number): number {
  if (load <= 0) return 0;
  let share = 1;
  for (let each = 1; each <= numbers; each++) share = (load * share) / (each + load * share);
  return share;
}

/** The fewest numbers with which at most this share of arrivals finds none free. `share` is above 0. */
export function numbersFor(load: number, share: number): number {
  if (load <= 0) return 0;
  let [numbers, left] = [0, 1];
  while (left > share) {
    numbers++;
    left = (load * left) / (numbers + load * left);
  }
  return numbers;
}

/** The load of a pool: arrivals an hour, and for how many minutes each holds a number. */
export function offeredLoad(arrivalsPerHour: number, minutesHeld: number): number {
  return (arrivalsPerHour * minutesHeld) / 60;
}

export interface PoolHour {
  arrivals: number;
  /** The mean time for which an arrival holds a number. */
  minutesHeld: number;
}

/** The share of all these hours’ arrivals that find no free number among so many. */
export function overflowForecast(hours: readonly PoolHour[], numbers: number): number {
  const arrivals = hours.reduce((sum, hour) => sum + hour.arrivals, 0);
  const refused = hours.reduce(
    (sum, { arrivals: come, minutesHeld }) => sum + come * overflowShare(offeredLoad(come, minutesHeld), numbers),
    0,
  );
  return arrivals === 0 ? 0 : refused / arrivals;
}

/** The fewest numbers that these hours’ arrivals overflow by at most this share, which is above 0. */
export function numbersForHours(hours: readonly PoolHour[], share: number): number {
  let [low, high] = [-1, 1];
  while (overflowForecast(hours, high) > share) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (overflowForecast(hours, middle) > share) low = middle;
    else high = middle;
  }
  return high;
}
