import type { Viewport } from '@xyflow/react';
import type { CardNode } from '../card/card.ts';

/** Canvas units around the flow, and pixels that the toolbar takes at the bottom. */
const around = 40;
const toolbar = 64;
/** The smallest zoom at which names are about 11 pixels tall, and so a whole flow can be read. */
const readable = 0.3;

/** Pixels. */
interface Size {
  width: number;
  height: number;
}

/** Where the canvas opens: the whole flow if it can be read then, else its start with what follows it. */
export function firstView(nodes: readonly CardNode[], size: Size): Viewport {
  const start = nodes.find(({ data }) => data.tone === 'entry') ?? nodes[0];
  if (!start) return { x: 0, y: 0, zoom: 1 };
  const row = Math.round((size.height - toolbar) / 3);
  return wholeView(nodes, size) ?? { x: around - start.position.x, y: row - start.position.y, zoom: 1 };
}

/**
 * What is seen of a flow whose steps were arranged: the whole of it if it can be read then, else the step that was closest
 * to the middle stays there.
 */
export function arrangedView(
  before: readonly CardNode[],
  after: readonly CardNode[],
  size: Size,
  view: Viewport,
): Viewport {
  const middle = { x: (size.width / 2 - view.x) / view.zoom, y: (size.height / 2 - view.y) / view.zoom };
  const away = ({ position: { x, y }, width = 0, height = 0 }: CardNode) =>
    Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
  const [closest] = before.toSorted((a, b) => away(a) - away(b));
  const now = after.find(({ id }) => id === closest?.id);
  const whole = wholeView(after, size);
  if (whole || !closest || !now) return whole ?? view;
  return {
    x: view.x + (closest.position.x - now.position.x) * view.zoom,
    y: view.y + (closest.position.y - now.position.y) * view.zoom,
    zoom: view.zoom,
  };
}

/** The whole flow in the middle, never enlarged; undefined if it could not be read. */
function wholeView(nodes: readonly CardNode[], size: Size): Viewport | undefined {
  const left = Math.min(...nodes.map(({ position }) => position.x));
  const top = Math.min(...nodes.map(({ position }) => position.y));
  const width = Math.max(...nodes.map(({ position, width: own = 0 }) => position.x + own)) - left;
  const height = Math.max(...nodes.map(({ position, height: own = 0 }) => position.y + own)) - top;
  const room = size.height - toolbar;
  const zoom = Math.min(size.width / (width + 2 * around), room / (height + 2 * around), 1);
  if (zoom < readable) return undefined;
  const x = (size.width - width * zoom) / 2 - left * zoom;
  return { x, y: (room - height * zoom) / 2 - top * zoom, zoom };
}
