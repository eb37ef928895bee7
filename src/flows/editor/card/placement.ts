import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { cardSize, cardWidth, entryAt } from './card.ts';
import { exitsOf } from './nodeDraft.ts';

interface Point {
  x: number;
  y: number;
}

const columnGap = 80;
const rowGap = 32;
const heightOf = (node: FlowNode) => cardSize(exitsOf(node)).height;

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

/** A free position for a new node after an exit: in the next column, as close to the exit's height as possible. */
export function placeAfter(document: FlowDocument, from: FlowNode, exit: string): Point {
  const exits = exitsOf(from);
  const at = from.position ?? { x: 0, y: 0 };
  const index = Math.max(
    0,
    exits.findIndex(({ id }) => id === exit),
  );
  const y = at.y + cardSize(exits).exitAt(index) - entryAt;
  return freePlace(document, { x: at.x + cardWidth + columnGap, y });
}

/**
 * A position on an edge: that of the next step if it is the neighbor on the right and can move right together with all
 * that follows it; otherwise a free position after the exit.
 */
export function placeBetween(
  document: FlowDocument,
  from: FlowNode,
  { exit, to }: FlowEdge,
): { at: Point; moved: ReadonlyMap<string, Point> } {
  const target = document.nodes.find(({ id }) => id === to)?.position;
  const start = from.position;
  if (!target || !start || target.x < start.x + cardWidth) {
    return { at: placeAfter(document, from, exit), moved: new Map() };
  }
  const step = cardWidth + columnGap;
  if (target.x >= start.x + 2 * step)
    return { at: freePlace(document, { x: start.x + step, y: target.y }), moved: new Map() };
  const following = reachedFrom(document, to);
  const moved = document.nodes.flatMap(({ id, position }) =>
    position && position.x >= target.x && following.has(id)
      ? [[id, { x: position.x + step, y: position.y }] as const]
      : [],
  );
  return { at: target, moved: new Map(moved) };
}

function reachedFrom({ edges }: FlowDocument, start: string): ReadonlySet<string> {
  const next = Map.groupBy(edges, ({ from }) => from);
  const reached = new Set([start]);
  for (const id of reached) for (const { to } of next.get(id) ?? []) reached.add(to);
  return reached;
}

/** The wanted position, or the next free one below it. */
export function freePlace(document: FlowDocument, wanted: Point): Point {
  const column = document.nodes
    .flatMap((node) => (node.position ? [{ ...node.position, height: heightOf(node) }] : []))
    .filter(({ x }) => Math.abs(x - wanted.x) < cardWidth + 24)
    .toSorted((a, b) => a.y - b.y);
  let y = wanted.y;
  for (const taken of column) {
    if (y < taken.y + taken.height + rowGap && y + 120 > taken.y) y = taken.y + taken.height + rowGap;
  }
  return { x: Math.round(wanted.x), y: Math.round(y) };
}

/** How far a copied part is moved so that it covers nothing. */
export function freeOffset(document: FlowDocument, { nodes }: { nodes: readonly FlowNode[] }): Point {
  const places = nodes.map(({ position }) => position ?? { x: 0, y: 0 });
  const [x, y] = [Math.min(...places.map((at) => at.x)), Math.min(...places.map((at) => at.y))];
  const free = freePlace(document, { x, y });
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
