import type { Box } from './router.ts';

/** A line that two cards share, in canvas units. */
export interface Guide {
  /** Whether it is upright. */
  upright: boolean;
  /** Its x if upright, else its y. */
  at: number;
  from: number;
  to: number;
}

const close = 1;
/** Canvas units within which a neighbor counts. */
const reach = 900;

/** The edges and centers that a dragged card shares with its neighbors; at most one line each way, the nearest. */
export function alignment(moved: Box, others: readonly Box[]): Guide[] {
  const near = others.filter(
    ({ id, x, y }) => id !== moved.id && Math.abs(x - moved.x) < reach && Math.abs(y - moved.y) < reach,
  );
  return [nearest(moved, near, true), nearest(moved, near, false)].filter((guide) => guide !== undefined);
}

function nearest(moved: Box, others: readonly Box[], upright: boolean): Guide | undefined {
  const found = others.flatMap((other) => {
    const shared = lines(moved, upright).find((line) =>
      lines(other, upright).some((theirs) => Math.abs(theirs - line) <= close),
    );
    return shared === undefined ? [] : [{ other, at: shared, gap: gap(moved, other, upright) }];
  });
  const [first] = found.toSorted((a, b) => a.gap - b.gap);
  if (!first) return undefined;
  const [a, b] = [extent(moved, upright), extent(first.other, upright)];
  return { upright, at: first.at, from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
}

function lines({ x, y, width, height }: Box, upright: boolean): number[] {
  return upright ? [x, x + width / 2, x + width] : [y, y + height / 2, y + height];
}

function extent({ x, y, width, height }: Box, upright: boolean) {
  return upright ? { from: y, to: y + height } : { from: x, to: x + width };
}

function gap(a: Box, b: Box, upright: boolean): number {
  return upright ? Math.abs(a.y - b.y) : Math.abs(a.x - b.x);
}
