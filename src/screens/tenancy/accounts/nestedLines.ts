import type { TreeLine } from './shownRows.ts';

export type NestedLine<Line> = Line & { below: NestedLine<Line>[] };

/** Nests the lines of a flat tree, parents first. A line whose father is missing goes to the top. */
export function nestedLines<Line extends TreeLine>(lines: readonly Line[]): NestedLine<Line>[] {
  const nested = new Map(lines.map((line): [number, NestedLine<Line>] => [line.id, { ...line, below: [] }]));
  const top: NestedLine<Line>[] = [];
  for (const line of nested.values()) (nested.get(line.father ?? Number.NaN)?.below ?? top).push(line);
  return top;
}
