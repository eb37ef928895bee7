import { sameValue } from '../canonical.ts';
import type { Side, Versions } from './conflict.ts';

export const sides = ['mine', 'theirs'] as const satisfies readonly Side[];

export function otherSide(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}

/** Applies a function to a part as it was and as each side left it. */
export function mapVersions<Part, Result>(
  { base, mine, theirs }: Versions<Part>,
  map: (part: Part) => Result,
): Versions<Result> {
  return { base: map(base), mine: map(mine), theirs: map(theirs) };
}

/** Whose version is taken: that of the only side that changed it, or mine if both agree. Null if they don't. */
export function sideOf({ base, mine, theirs }: Versions<unknown>): Side | null {
  if (same(theirs, base) || same(mine, theirs)) return 'mine';
  return same(mine, base) ? 'theirs' : null;
}

export function same(a: unknown, b: unknown): boolean {
  return a === b || sameValue(a, b);
}

/** Rows by their key, in their order; of rows with the same key the first. */
export function firstBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row> {
  return new Map([...Map.groupBy(rows, keyOf)].flatMap(([key, [row]]) => (row === undefined ? [] : [[key, row]])));
}

/**
 * The keys of both sides in the order of the side that changed the order or the rows, mine first; what only the other
 * side has comes after.
 */
export function orderedKeys({ base, mine, theirs }: Versions<readonly string[]>): string[] {
  const [first, second] = base.join('\n') === mine.join('\n') ? [theirs, mine] : [mine, theirs];
  return [...new Set([...first, ...second])];
}
