import { initialTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { compile } from '#flows/core/compile.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import type { FlowEvent } from '#flows/core/events.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { resolveNode } from '#flows/core/resolveNode.ts';
import type { RouteStep } from '#flows/core/route.ts';
import { endOf } from '#flows/core/run.ts';
import type { RunContext, RunEnd } from '#flows/core/runContext.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, MONDAY_TEN } from '../../builders/flows/aCall.ts';

const YEAR = 2026;

/** Callers of each class that a flow could tell apart. */
export const CALLERS: Partial<CallFacts>[] = [
  { caller: '+61412345678', firstTime: true },
  { caller: '+61398765499', area: 'Melbourne', firstTime: false },
  { caller: null, country: null },
];

function resolvedNodes({ nodes }: FlowDocument) {
  return nodes.flatMap((node) => resolveNode(node, nodeTypes) ?? []);
}

/** A moment of each class of time that the flow's nodes tell apart. */
function momentsOf(document: FlowDocument): number[] {
  const moments = resolvedNodes(document).flatMap(
    ({ nodeType, settings }) => nodeType.moments?.(settings, document.timezone, YEAR) ?? [],
  );
  return moments.length === 0 ? [MONDAY_TEN] : moments;
}

/** An event of each class that the flow's nodes tell apart, and the caller who hangs up. */
function eventsOf(document: FlowDocument, at: number): FlowEvent[] {
  const probes = resolvedNodes(document).flatMap(({ nodeType, settings }) => nodeType.probes(settings));
  const events = [...probes, { type: 'CALLER_HUNG_UP' }].map((probe) => ({ ...probe, at }) as FlowEvent);
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}

/** Every place that a caller can come to in a flow: the route there, and why it ended; null where the call waits. */
export function walkCalls(
  document: FlowDocument,
  caller: Partial<CallFacts>,
): { route: RouteStep[]; end: RunEnd | null }[] {
  const { machine } = compile(document, nodeTypes);
  return momentsOf(document).flatMap((at) => {
    const events = eventsOf(document, at);
    const paths = getShortestPaths(machine, {
      // A call that has ended hears no more.
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
