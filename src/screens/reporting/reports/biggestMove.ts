import type { InsightRow } from '#contract/reporting/reports.contract.ts';

export interface Move {
  label: string;
  now: number;
  before: number;
}

/**
 * The row whose number of calls changed most since the earlier days; undefined if none did. Named rows are compared by
 * name, buckets by their place.
 */
export function biggestMove(
  rows: readonly InsightRow[],
  before: readonly InsightRow[],
  { byName }: { byName: boolean },
): Move | undefined {
  const moves = rows.map(({ label, total }, at): Move => {
    const earlier = byName ? before.find((row) => row.label === label) : before[at];
    return { label, now: total, before: earlier?.total ?? 0 };
  });
  const size = (move: Move) => Math.abs(move.now - move.before);
  const [biggest] = moves.toSorted((one, other) => size(other) - size(one));
  return biggest && size(biggest) > 0 ? biggest : undefined;
}
