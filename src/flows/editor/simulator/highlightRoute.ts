import type { FlowDocument } from '#values/flow/document.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import type { Highlight } from '../card/card.ts';
import type { Overlay } from '../canvas/toReactFlow.ts';

/** Highlights a route on the canvas: the current node, and the nodes and edges taken. Everything else is dimmed. */
export function highlightRoute(
  { edges }: FlowDocument,
  steps: readonly RouteStep[],
  active: string | null,
): Pick<Overlay, 'highlights' | 'edgeHighlights' | 'dimOthers'> {
  const highlights = new Map<string, Highlight>(steps.map(({ nodeId }) => [nodeId, 'passed']));
  if (active !== null) highlights.set(active, 'active');
  const taken = new Set(steps.map(({ nodeId, exit }) => `${nodeId} ${exit ?? ''}`));
  const edgeHighlights = new Map<string, Highlight>(
    edges.filter(({ from, exit }) => taken.has(`${from} ${exit}`)).map(({ id }) => [id, 'passed']),
  );
  return { highlights, edgeHighlights, dimOthers: true };
}
