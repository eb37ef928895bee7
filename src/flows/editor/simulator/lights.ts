import type { FlowDocument } from '#flows/core/document.ts';
import type { RouteStep } from '#flows/core/route.ts';
import type { Light } from '../canvas/card.ts';
import type { Overlay } from '../canvas/projection.ts';

/** A route as lights on the canvas: where the call is, the nodes and ways it took; all else is dimmed. */
export function routeLights(
  { edges }: FlowDocument,
  steps: readonly RouteStep[],
  active: string | null,
): Pick<Overlay, 'lights' | 'wayLights' | 'dimOthers'> {
  const lights = new Map<string, Light>(steps.map(({ nodeId }) => [nodeId, 'passed']));
  if (active !== null) lights.set(active, 'active');
  const taken = new Set(steps.map(({ nodeId, exit }) => `${nodeId} ${exit ?? ''}`));
  const wayLights = new Map<string, Light>(
    edges.filter(({ from, exit }) => taken.has(`${from} ${exit}`)).map(({ id }) => [id, 'passed']),
  );
  return { lights, wayLights, dimOthers: true };
}
