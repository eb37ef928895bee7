import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { cardSize, cardWidth } from './card.ts';
import { exitsOf } from './nodeDraft.ts';

export interface Point {
  x: number;
  y: number;
}

export const columnGap = 80;
const rowGap = 32;
export const heightOf = (node: FlowNode) => cardSize(exitsOf(node)).height;

/**
 * Positions for the nodes that have none: left to right by distance from the start, in edge order. Simple and instant;
 * `autoLayout` gives better results.
 */
export function placeMissing(document: FlowDocument): ReadonlyMap<string, Point> {
  const missing = document.nodes.filter(({ position }) => !position);
  if (missing.length === 0) return new Map();
  const depths = depthsOf(document);
  const bottoms = new Map<number, number>();
  const top = document.nodes.reduce((low, { position }) => Math.max(low, (position?.y ?? -220) + 220), 0);
  const placed = new Map<string, Point>();
  const order = missing.toSorted((a, b) => (depths.get(a.id)?.order ?? 0) - (depths.get(b.id)?.order ?? 0));
  for (const node of order) {
    const depth = depths.get(node.id)?.depth ?? 0;
    const y = bottoms.get(depth) ?? top;
    placed.set(node.id, { x: depth * (cardWidth + columnGap), y });
    bottoms.set(depth, y + heightOf(node) + rowGap);
  }
  return placed;
}

/** The wanted position of something so high, or the next free one below it. */
export function freePlace(document: FlowDocument, wanted: Point, height: number): Point {
  const column = document.nodes
    .flatMap((node) => (node.position ? [{ ...node.position, height: heightOf(node) }] : []))
    .filter(({ x }) => Math.abs(x - wanted.x) < cardWidth + 24)
    .toSorted((a, b) => a.y - b.y);
  let y = Math.round(wanted.y);
  for (const taken of column) {
    if (y < taken.y + taken.height + rowGap && y + height + rowGap > taken.y)
      y = Math.ceil(taken.y + taken.height + rowGap);
  }
  return { x: Math.round(wanted.x), y };
}

/** How far a copied part is moved so that it covers nothing. */
export function freeOffset(document: FlowDocument, { nodes }: { nodes: readonly FlowNode[] }): Point {
  const places = nodes.map(({ position }) => position ?? { x: 0, y: 0 });
  const [x, y] = [Math.min(...places.map((at) => at.x)), Math.min(...places.map((at) => at.y))];
  const bottom = Math.max(...nodes.map((node, index) => (places[index]?.y ?? 0) + heightOf(node)));
  const free = freePlace(document, { x, y }, bottom - y);
  return { x: free.x - x, y: free.y - y };
}

function depthsOf({ nodes, edges }: FlowDocument): Map<string, { depth: number; order: number }> {
  const next = Map.groupBy(edges, ({ from }) => from);
  const found = new Map<string, { depth: number; order: number }>();
  const starts = nodes.filter(({ type }) => type === 'start');
  let level = (starts.length > 0 ? starts : nodes.slice(0, 1)).map(({ id }) => id);
  for (let depth = 0; level.length > 0; depth++) {
    const fresh = level.filter((id) => !found.has(id));
    for (const id of fresh) found.set(id, { depth, order: found.size });
    level = fresh.flatMap((id) => (next.get(id) ?? []).map(({ to }) => to));
  }
  return found;
}
