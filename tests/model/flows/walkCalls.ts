import { initialTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { compile } from '#flows/core/compile.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import { endOf } from '#flows/core/run.ts';
import type { RunContext, RunEnd } from '#flows/core/runContext.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, MONDAY_TEN } from '../../builders/flows/aCall.ts';

const YEAR = 2026;

/** One caller of each class that a flow could distinguish. */
export const CALLERS: Partial<CallFacts>[] = [
  { caller: '+61412345678', firstTime: true },
  { caller: '+61398765499', area: 'Melbourne', firstTime: false },
  { caller: null, country: null },
];

function resolvedNodes({ nodes }: FlowDocument) {
  return nodes.flatMap((node) => resolveNode(node, nodeTypes) ?? []);
}

/** A time of each class that the flow's nodes distinguish. */
function momentsOf(document: FlowDocument): number[] {
  const moments = resolvedNodes(document).flatMap(
    ({ nodeType, settings }) => nodeType.moments?.(settings, document.timezone, YEAR) ?? [],
  );
  return moments.length === 0 ? [MONDAY_TEN] : moments;
}

/** An event of each class that the flow's nodes distinguish, plus the hang-up. */
function eventsOf(document: FlowDocument, at: number): FlowEvent[] {
  const probes = resolvedNodes(document).flatMap(({ nodeType, settings }) => nodeType.probes(settings));
  const events = [...probes, { type: 'CALLER_HUNG_UP' }].map((probe) => ({ ...probe, at }) as FlowEvent);
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

/** Every state that a caller can reach in a flow: its route, and why it ended; null while waiting. */
export function walkCalls(
  document: FlowDocument,
  caller: Partial<CallFacts>,
): { route: RouteStep[]; end: RunEnd | null }[] {
  const { machine } = compile(document, nodeTypes);
  return momentsOf(document).flatMap((at) => {
    const events = eventsOf(document, at);
    const paths = getShortestPaths(machine, {
      // A call that has ended receives no events.
      events: ({ status }) => (status === 'active' ? events : []),
      fromState: initialTransition(machine, aCall({ ...caller, at }))[0],
      serializeState: ({ value, context }) => `${String(value)} ${JSON.stringify(context)}`,
    });
    return paths.map(({ state }) => {
      const { value, context } = state as { value: string; context: RunContext };
      return { route: context.route, end: endOf({ state: value, context }) };
    });
  });
}
