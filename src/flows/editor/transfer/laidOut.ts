import type { FlowDocument } from '#values/flow/document.ts';
import { autoLayout } from '../canvas/autoLayout.ts';

/** The flow that replaces the current one, laid out anew if it has steps that neither of them places. */
export async function laidOut(current: FlowDocument, next: FlowDocument): Promise<FlowDocument> {
  const placed = new Set(current.nodes.filter(({ position }) => position).map(({ id }) => id));
  if (next.nodes.every(({ id, position }) => position ?? placed.has(id))) return next;
  const places = await autoLayout(next);
  const nodes = next.nodes.map((node) => {
    const at = places.get(node.id);
    return at ? { ...node, position: { x: Math.round(at.x), y: Math.round(at.y) } } : node;
  });
  return { ...next, nodes };
}
