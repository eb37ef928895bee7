import type { Viewport } from '@xyflow/react';
import type { CardNode } from '../card/card.ts';

/** Canvas units around the flow, and pixels that the toolbar takes at the bottom. */
const around = 40;
const toolbar = 64;
/** The smallest zoom at which names are about 11 pixels tall, and so a whole flow can be read. */
const readable = 0.3;

/** Where the canvas opens: the whole flow if it can be read then, else its start with what follows it. */
export function firstView(nodes: readonly CardNode[], size: { width: number; height: number }): Viewport {
  const start = nodes.find(({ data }) => data.tone === 'entry') ?? nodes[0];
  if (!start) return { x: 0, y: 0, zoom: 1 };
  const left = Math.min(...nodes.map(({ position }) => position.x));
  const top = Math.min(...nodes.map(({ position }) => position.y));
  const width = Math.max(...nodes.map(({ position, width: own = 0 }) => position.x + own)) - left;
  const height = Math.max(...nodes.map(({ position, height: own = 0 }) => position.y + own)) - top;
  const room = size.height - toolbar;
  const zoom = Math.min(size.width / (width + 2 * around), room / (height + 2 * around), 1);
  if (zoom >= readable) {
    const x = (size.width - width * zoom) / 2 - left * zoom;
    return { x, y: (room - height * zoom) / 2 - top * zoom, zoom };
  }
  return { x: around - start.position.x, y: Math.round(room / 3) - start.position.y, zoom: 1 };
}
