import { bisector, max } from 'd3';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { cardSize, cardWidth, entryAt } from './card.ts';
import { exitsOf, mainExit } from './nodeDraft.ts';
import { columnGap, freePlace, heightOf, type Point } from './placement.ts';

/** Where a new step goes, and the new positions of those that make room for it. */
export interface Placement {
  at: Point;
  moved: ReadonlyMap<string, Point>;
}

const column = cardWidth + columnGap;
/** What is closer than this counts as covered. */
const margin = 16;

/**
 * The place of a new step after an exit: in the column to the right, as close to the exit's height as possible. Between
 * the exit and a step in that column, it takes that step's place, and what follows moves a column to the right; unless
 * somebody placed one of these by hand, or something that is in their way.
 */
export function placeStep(document: FlowDocument, step: FlowNode, from: FlowNode, exit: string): Placement {
  const start = from.position ?? { x: 0, y: 0 };
  const after = { x: start.x + column, y: start.y + exitHeight(from, exit) - entryAt };
  const below = (wanted: Point): Placement => ({
    at: freePlace(document, wanted, heightOf(step)),
    moved: new Map(),
  });
  const edge = document.edges.find((each) => each.from === from.id && each.exit === exit);
  const next = document.nodes.find(({ id }) => id === edge?.to);
  const target = next?.position;
  if (!next || !target || mainExit(step) === undefined || target.x < start.x + cardWidth) return below(after);
  if (target.x >= start.x + 2 * column) return below({ x: after.x, y: target.y });
  const at = { x: Math.round(target.x), y: Math.round(target.y) };
  const moved = makeRoom(document, step, at, next);
  return moved ? { at, moved } : below(after);
}

function exitHeight(from: FlowNode, exit: string): number {
  const exits = exitsOf(from);
  const index = exits.findIndex(({ id }) => id === exit);
  return cardSize(exits).exitAt(Math.max(0, index));
}

/**
 * Moves a step and what follows it, right of it, by a column, together with all that would be covered then. Undefined if
 * one of them was placed by hand.
 */
function makeRoom(
  { nodes, edges }: FlowDocument,
  step: FlowNode,
  at: Point,
  next: FlowNode,
): ReadonlyMap<string, Point> | undefined {
  const following = reachedFrom(edges, next.id);
  const moving = new Set(
    nodes.filter(({ id, position }) => position && position.x >= (next.position?.x ?? 0) && following.has(id)),
  );
  const coveredBy = cardsCoveredBy(nodes);
  const alsoMove = (box: Box) => {
    for (const node of coveredBy(box)) moving.add(node);
  };
  alsoMove(boxAt(step, at));
  // Grows while it is walked through.
  for (const node of moving) {
    if (!node.position || node.position.byHand) return undefined;
    alsoMove(boxAt(node, rightOf(node.position)));
  }
  return new Map([...moving].flatMap(({ id, position }) => (position ? [[id, rightOf(position)]] : [])));
}

/** Finds the cards that a box covers: by columns, and within a column by height, since a large flow has hundreds in each. */
function cardsCoveredBy(nodes: readonly FlowNode[]): (box: Box) => FlowNode[] {
  const cards = nodes.flatMap((node) => (node.position ? [{ node, box: boxAt(node, node.position) }] : []));
  const tallest = max(cards, ({ box }) => box.height) ?? 0;
  const bands = Map.groupBy(
    cards.toSorted((a, b) => a.box.y - b.box.y),
    ({ box }) => bandOf(box.x),
  );
  return (box) => {
    const found: FlowNode[] = [];
    for (let band = bandOf(box.x - reach); band <= bandOf(box.x + reach); band += 1) {
      const cardsOfBand = bands.get(band) ?? [];
      const first = byTop.left(cardsOfBand, box.y - tallest - margin);
      const end = byTop.left(cardsOfBand, box.y + box.height + margin, first);
      for (let index = first; index < end; index += 1) {
        const other = cardsOfBand[index];
        if (other && covers(box, other.box)) found.push(other.node);
      }
    }
    return found;
  };
}

/** Cards at most this far apart can cover each other. */
const reach = cardWidth + margin;
const byTop = bisector(({ box }: { box: Box }) => box.y);
const bandOf = (x: number) => Math.floor(x / column);
const rightOf = ({ x, y }: Point): Point => ({ x: x + column, y });

interface Box extends Point {
  height: number;
}

const boxAt = (node: FlowNode, { x, y }: Point): Box => ({ x, y, height: heightOf(node) });

function covers(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < reach && a.y < b.y + b.height + margin && b.y < a.y + a.height + margin;
}

function reachedFrom(edges: FlowDocument['edges'], start: string): ReadonlySet<string> {
  const next = Map.groupBy(edges, ({ from }) => from);
  const reached = new Set([start]);
  for (const id of reached) for (const { to } of next.get(id) ?? []) reached.add(to);
  return reached;
}
