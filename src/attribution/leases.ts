/** How long a number stays with a visitor. Seconds. */
export interface LeaseTimes {
  /** How often a page that is open says so. */
  heartbeat: number;
  /** For how long a number stays with its visitor after the last sign of life. */
  hold: number;
}

/** A late heartbeat is no sign that the visitor has gone. */
const missedHeartbeats = 2;

/** Until when a number is held, by the last sign of life. Both epoch ms. It never moves back. */
export function heldUntil(lastSeen: number, { heartbeat, hold }: LeaseTimes, before = 0): number {
  return Math.max(before, lastSeen + (missedHeartbeats * heartbeat + hold) * 1000);
}

/** For how many minutes a visit of so many minutes holds a number. */
export function minutesHeld(visitMinutes: number, { heartbeat, hold }: LeaseTimes): number {
  return visitMinutes + (missedHeartbeats * heartbeat + hold) / 60;
}

export interface PoolNumber {
  did: string;
  /** Until when somebody holds it (epoch ms); 0 if nobody ever did. */
  heldUntil: number;
}

/**
 * The number to lease at a moment: of those that nobody holds, the one that rested longest, which leaves late callers of
 * its last visitor the most time. With `reserved`, so many free numbers are kept back from visitors who cost nothing.
 */
export function numberToLease<Number extends PoolNumber>(
  pool: readonly Number[],
  at: number,
  reserved = 0,
): Number | undefined {
  const free = pool.filter(({ heldUntil: until }) => until <= at);
  if (free.length <= reserved) return undefined;
  return free.toSorted((one, other) => one.heldUntil - other.heldUntil || (one.did < other.did ? -1 : 1))[0];
}
