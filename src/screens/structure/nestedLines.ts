import type { TreeLine } from './shownRows.ts';

/** A line with the lines below it. */
export type NestedLine<Line> = Line & { below: NestedLine<Line>[] };

/** The lines of a tree, parents before children, as a tree. A line whose father is not among them stands at the top. */
export function nestedLines<Line extends TreeLine>(lines: readonly Line[]): NestedLine<Line>[] {
  const nested = new Map(lines.map((line): [number, NestedLine<Line>] => [line.id, { ...line, below: [] }]));
  const top: NestedLine<Line>[] = [];
  for (const line of nested.values()) (nested.get(line.father ?? Number.NaN)?.below ?? top).push(line);
  return top;
}
