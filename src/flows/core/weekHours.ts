/** A set of hours of the week: bit `h` is hour `h` from Monday 00:00, 0 to 167. */
export type WeekHours = bigint;

export const HOURS_IN_WEEK = 168;

export const NO_HOURS: WeekHours = 0n;
export const ALL_HOURS: WeekHours = (1n << BigInt(HOURS_IN_WEEK)) - 1n;

/** The set of the given hours; hours past the end of the week wrap around. */
export function hoursOf(hours: Iterable<number>): WeekHours {
  let set = NO_HOURS;
  for (const hour of hours) set |= 1n << BigInt(((hour % HOURS_IN_WEEK) + HOURS_IN_WEEK) % HOURS_IN_WEEK);
  return set;
}

/** The hours, each `by` hours later. */
export function shiftHours(set: WeekHours, by: number): WeekHours {
  return by === 0 ? set : hoursOf(listHours(set).map((hour) => hour + by));
}

/** The hours in the set, ascending. */
export function listHours(set: WeekHours): number[] {
  return Array.from({ length: HOURS_IN_WEEK }, (_, hour) => hour).filter((hour) => (set >> BigInt(hour)) & 1n);
}
