import { currentFlow, currentNode } from '#flows/core/run.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { highlightRoute } from './highlightRoute.ts';
import { nowOf, playedRoute, type Simulation } from './simulation.ts';

/** A simulation with its route as highlighted on the canvas, and the step of the drawn flow that it is at. */
export interface Played {
  simulation: Simulation;
  highlights: ReturnType<typeof highlightRoute>;
  active: string | null;
}

/** While a call is in another flow, the step that led there counts as the one it is at. */
export function playedOf(document: FlowDocument, simulation: Simulation): Played | null {
  const snapshot = nowOf(simulation)?.snapshot;
  if (!snapshot) return null;
  const own = playedRoute(simulation).filter(({ flow }) => flow === undefined);
  const active = currentFlow(snapshot) === null ? currentNode(snapshot) : (own.at(-1)?.nodeId ?? null);
  return { simulation, highlights: highlightRoute(document, own, active), active };
}
