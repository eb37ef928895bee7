import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { FlowDocument } from '#values/flow/document.ts';
import type { CompiledFlow } from './compile.ts';
import type { Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';
import type { RunContext, RunEnd } from './runContext.ts';
import { placeOf } from './stateName.ts';

/** Where a call is in its flow. Plain JSON, valid only with the flow versions that it started on. */
export interface RunSnapshot {
  /** The machine's state: `node:<id>`, `node:<flow>/<id>` or `end:<reason>`. */
  state: string;
  context: RunContext;
}

/** The result of a step; carry out the effects in order. */
export interface RunResult {
  snapshot: RunSnapshot;
  effects: Effect[];
}

/** Starts a call: runs to the first node that waits, or to the end. */
export function startRun(flow: CompiledFlow, facts: CallFacts): RunResult {
  return toResult(initialTransition(flow.machine, facts));
}

/** Advances a run. An event that the current node ignores changes nothing and yields no effects. */
export function stepRun(flow: CompiledFlow, snapshot: RunSnapshot, event: FlowEvent): RunResult {
  if (endOf(snapshot) !== null) return { snapshot, effects: [] };
  const { state, context } = snapshot;
  return toResult(transition(flow.machine, flow.machine.resolveState({ value: state, context }), event));
}

/** The nodes that the call went through in order, each with the exit that it took. */
export function routeOf(snapshot: RunSnapshot): RouteStep[] {
  return snapshot.context.route;
}

/** The node that is waiting for an event; null when the run has ended. */
export function currentNode(snapshot: RunSnapshot): string | null {
  return placeOf(snapshot.state)?.nodeId ?? null;
}

/** The id of the flow that the call is in or ended in; null for the one in which it began. */
export function currentFlow({ context: { route } }: RunSnapshot): string | null {
  return route.at(-1)?.flow ?? null;
}

/** The document of a flow that a step of the route belongs to; the one in which the call began if it names none. */
export function documentOf(flow: CompiledFlow, { flow: id }: Pick<RouteStep, 'flow'>): FlowDocument {
  return (id === undefined ? undefined : flow.others.get(id)) ?? flow.document;
}

/** Why the run ended; null while it is still running. */
export function endOf(snapshot: RunSnapshot): RunEnd | null {
  return snapshot.state.startsWith('end:') ? (snapshot.state.slice('end:'.length) as RunEnd) : null;
}

function toResult([machineSnapshot, actions]: [AnyMachineSnapshot, { type: string; params: unknown }[]]): RunResult {
  const { value, context } = machineSnapshot;
  return {
    snapshot: { state: String(value), context: context as RunContext },
    effects: actions.filter(({ type }) => type === 'effect').map(({ params }) => params as Effect),
  };
}
