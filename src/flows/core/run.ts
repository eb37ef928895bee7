import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { CompiledFlow } from './compile.ts';
import type { Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import type { RouteStep } from './route.ts';
import type { RunContext, RunEnd } from './runContext.ts';

/** Where a call stands in its flow: plain JSON, meaningful only with the version of the flow that it started on. */
export interface RunSnapshot {
  /** The machine's state: `node:<id>` or `end:<reason>`. */
  state: string;
  context: RunContext;
}

/** What a step led to; the effects are to be carried out in order. */
export interface RunResult {
  snapshot: RunSnapshot;
  effects: Effect[];
}

/** A call comes in: runs to the first node that waits, or to the end. */
export function startRun(flow: CompiledFlow, facts: CallFacts): RunResult {
  return toResult(initialTransition(flow.machine, facts));
}

/** Goes on with what happened outside. An event that means nothing here changes nothing and yields no effects. */
export function stepRun(flow: CompiledFlow, snapshot: RunSnapshot, event: FlowEvent): RunResult {
  if (endOf(snapshot) !== null) return { snapshot, effects: [] };
  const { state, context } = snapshot;
  return toResult(transition(flow.machine, flow.machine.resolveState({ value: state, context }), event));
}

/** The nodes that the call came through in order, each with the exit that it left by. */
export function routeOf(snapshot: RunSnapshot): RouteStep[] {
  return snapshot.context.route;
}

/** The node that waits for an event; null when the run has ended. */
export function currentNode(snapshot: RunSnapshot): string | null {
  return snapshot.state.startsWith('node:') ? snapshot.state.slice('node:'.length) : null;
}

/** Why the run ended; null while it goes on. */
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
