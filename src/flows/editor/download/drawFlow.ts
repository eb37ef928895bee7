import type { IntlShape } from 'react-intl';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { viewOf } from '#flows/nodes/nodeViews.tsx';
import type { StepIconName } from '#flows/nodes/parts/StepIcon.tsx';
import type { Tone } from '#flows/nodes/parts/nodeView.ts';
import { createRouter, roundedPath } from '../canvas/router.ts';
import { type CardSize, cardSize, cardText, cardWidth, entryAt, handle, rowsOf } from '../card/card.ts';
import { flowMessages } from '../card/flow.messages.ts';
import { placeMissing } from '../card/placement.ts';
import { cutText, type Fonts, type MeasureText, oneLine } from './cutText.ts';

/** One step, placed in the drawing; its texts are already cut to the card's width. */
export interface DrawnCard {
  id: string;
  /** The name at its full length, for programs that show it on hover or read it aloud. */
  fullName: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: Tone;
  icon: StepIconName;
  name: string;
  /** The line under the name; empty if there is none. */
  what: string;
  hasEntry: boolean;
  /** Whether exits have rows of their own, which a lone `next` hasn't. */
  hasRows: boolean;
  exits: readonly { id: string; at: number; label: string; open: boolean }[];
}

/** A flow as shapes, in canvas units from its top left corner. */
export interface FlowDrawing {
  title: string;
  width: number;
  height: number;
  /** What stands at exits that lead nowhere, and the width of its background. */
  open: { words: string; width: number };
  cards: readonly DrawnCard[];
  /** SVG paths. */
  edges: readonly { id: string; path: string }[];
}

export const fonts = {
  name: { size: 13, weight: 600 },
  small: { size: 12, weight: 400 },
  open: { size: 11, weight: 400 },
} satisfies Fonts;

/** Where the words of a card begin, after its icon, and where they and its exits' names end. */
export const wordsAt = 53;
export const wordsEnd = cardWidth - 13;
export const exitsEnd = cardWidth - 15;
/** Free space around the drawing. */
const border = 32;
const corner = 10;

interface PlacedCard {
  node: FlowNode;
  text: ReturnType<typeof cardText>;
  size: CardSize;
  at: { x: number; y: number };
}

/** Draws a document as the canvas does, at its full size and without what is selected, wrong or running. */
export function drawFlow(document: FlowDocument, intl: IntlShape, measure: MeasureText): FlowDrawing {
  const places = placeMissing(document);
  const placed = new Map(
    document.nodes.map((node): [string, PlacedCard] => {
      const text = cardText(node, intl);
      const at = node.position ?? places.get(node.id) ?? { x: 0, y: 0 };
      return [node.id, { node, text, size: cardSize(text.exits), at }];
    }),
  );
  const words = intl.formatMessage(flowMessages.unreachable);
  const open = { words, width: Math.ceil(measure(words, fonts.open)) + 12 };
  const routes = routeEdges(document, placed);
  const connected = Map.groupBy(document.edges, ({ from }) => from);
  const drawn = [...placed.values()].map((card) => {
    const taken = new Set(connected.get(card.node.id)?.map(({ exit }) => exit));
    return drawCard(card, taken, open.width, measure);
  });
  const bounds = boundsOf(drawn, routes, open.width);
  const move = <Shape extends { x: number; y: number }>(shape: Shape): Shape => ({
    ...shape,
    x: shape.x - bounds.left + border,
    y: shape.y - bounds.top + border,
  });
  return {
    title: oneLine(document.name),
    width: Math.ceil(bounds.right - bounds.left) + 2 * border,
    height: Math.ceil(bounds.bottom - bounds.top) + 2 * border,
    open,
    cards: drawn.map(move),
    edges: routes.map(({ id, points }) => ({ id, path: roundedPath(points.map(move), corner) })),
  };
}

function drawCard(
  { node, text, size, at }: PlacedCard,
  taken: ReadonlySet<string>,
  openWidth: number,
  measure: MeasureText,
): DrawnCard {
  const view = viewOf(node.type);
  const hasRows = rowsOf(text.exits) > 0;
  const wordsWidth = wordsEnd - wordsAt;
  const what = text.lines.map((line) => line()).join(' · ') || (text.name === text.kind ? '' : text.kind);
  return {
    id: node.id,
    fullName: oneLine(text.name),
    x: at.x,
    y: at.y,
    width: size.width,
    height: size.height,
    tone: view?.tone ?? 'note',
    icon: view?.icon ?? 'unknown',
    name: cutText(text.name, wordsWidth, fonts.name, measure),
    what: cutText(what, wordsWidth, fonts.small, measure),
    hasEntry: node.type !== 'start',
    hasRows,
    exits: text.exits.map(({ id, label }, index) => {
      const isOpen = !taken.has(id);
      const room = exitsEnd - 13 - (isOpen ? openWidth + 8 : 0);
      const shown = hasRows ? cutText(label, room, fonts.small, measure) : '';
      return { id, at: size.exitAt(index), label: shown, open: isOpen };
    }),
  };
}

/** The corners of each connection, as the canvas leads it. */
function routeEdges({ edges }: FlowDocument, placed: ReadonlyMap<string, PlacedCard>) {
  const boxes = new Map(
    [...placed].map(([id, { at, size }]) => [id, { id, ...at, width: size.width, height: size.height }]),
  );
  const route = createRouter([...boxes.values()]);
  return edges.flatMap(({ id, from, exit, to }) => {
    const [first, source, target] = [placed.get(from), boxes.get(from), boxes.get(to)];
    const index = first?.text.exits.findIndex((each) => each.id === exit) ?? -1;
    if (!first || !source || !target || index < 0) return [];
    const start = { x: source.x + source.width + handle / 2, y: source.y + first.size.exitAt(index) };
    const end = { x: target.x - handle / 2, y: target.y + entryAt };
    const exits = first.text.exits.length;
    return [{ id, points: route({ from: start, to: end, source, target, exit: index, exits }) }];
  });
}

function boundsOf(cards: readonly DrawnCard[], routes: ReturnType<typeof routeEdges>, openWidth: number) {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = (left: number, top: number, right = left, bottom = top) => {
    bounds.left = Math.min(bounds.left, left);
    bounds.top = Math.min(bounds.top, top);
    bounds.right = Math.max(bounds.right, right);
    bounds.bottom = Math.max(bounds.bottom, bottom);
  };
  for (const { x, y, width, height, hasRows, exits } of cards) {
    const beside = !hasRows && exits.some(({ open }) => open) ? openWidth + 12 : 0;
    include(x, y, x + width + beside, y + height);
  }
  for (const { points } of routes) for (const { x, y } of points) include(x, y);
  return bounds.left > bounds.right ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds;
}
