import type { CompiledFlow } from './compile.ts';
import type { Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import { enter, receive } from './nodeSteps.ts';
import { beginning, mostStepsOf, type ReadFlow } from './readFlow.ts';
import { endOf, type RunResult } from './run.ts';
import type { RunContext, RunEnd } from './runContext.ts';
import { stateOf } from './stateName.ts';

/**
 * Runs many calls of one flow: the nodes' own steps as in the machine, a dozen times as fast. A law test holds it to
 * `startRun` and `stepRun`, which run each live call.
 */
export interface MassRun {
  start(facts: CallFacts): RunResult;
  step(result: RunResult, event: FlowEvent): RunResult;
}

export function massRun({ parts }: CompiledFlow): MassRun {
  const mostSteps = mostStepsOf(parts);
  const main = parts.get(undefined);
  if (main === undefined) throw new Error('a compiled flow has a part of its own');

  /** Goes to the start of a flow, or on until a node waits or the run ends. */
  function begin(part: ReadFlow, context: RunContext, effects: Effect[]): RunResult {
    return part.start === undefined
      ? ended('unconnected', context, effects)
      : visit(part, part.start, context, effects);
  }

  function visit(part: ReadFlow, nodeId: string, context: RunContext, effects: Effect[]): RunResult {
    const moved = enter(part, nodeId, mostSteps, context);
    return goOn(part, nodeId, { ...context, ...moved.changes }, [...effects, ...moved.effects]);
  }

  function goOn(part: ReadFlow, nodeId: string, context: RunContext, effects: Effect[]): RunResult {
    const { pending } = context;
    if (pending === null) return { snapshot: { state: stateOf(nodeId, part.flow), context }, effects };
    if ('end' in pending) return ended(pending.end, context, effects);
    const left = closeVisit(context);
    if ('flow' in pending) {
      const next = leadsTo(part, nodeId) === pending.flow ? parts.get(pending.flow) : undefined;
      return next ? begin(next, left, effects) : ended('unconnected', left, effects);
    }
    const { nodes, places, outgoing } = part.index;
    const edges = outgoing[places.get(nodeId) ?? -1] ?? [];
    const target = nodes[edges.find(({ exit }) => exit === pending.exit)?.to ?? -1];
    return target ? visit(part, target.id, left, effects) : ended('unconnected', left, effects);
  }

  return {
    start: (facts) => begin(main, beginning(facts, main), []),
    step(result, event) {
      const { snapshot } = result;
      if (endOf(snapshot) !== null) return { snapshot, effects: [] };
      const { state, context } = snapshot;
      const moved = receive(parts, context, event);
      if (moved === undefined) return { snapshot, effects: [] };
      const last = context.route.at(-1);
      const part = parts.get(last?.flow);
      if (last === undefined || part === undefined) throw new Error(`no node waits in ${state}`);
      return goOn(part, last.nodeId, { ...context, ...moved.changes }, moved.effects);
    },
  };
}

function leadsTo({ resolved }: ReadFlow, nodeId: string): string | undefined {
  const node = resolved.get(nodeId);
  return node?.nodeType.leadsTo?.(node.settings);
}

/** Records the exit taken on the last step of the route. */
function closeVisit(context: RunContext): RunContext {
  const { pending, route } = context;
  const last = route.at(-1);
  const exit = pending !== null && 'exit' in pending ? pending.exit : null;
  const closed = last === undefined ? route : [...route.slice(0, -1), { ...last, exit }];
  return { ...context, pending: null, memory: null, route: closed };
}

function ended(end: RunEnd, context: RunContext, effects: Effect[]): RunResult {
  const cutOff: Effect[] = end === 'unconnected' ? [{ type: 'hangup', nodeId: null, reason: 'normal' }] : [];
  const snapshot = { state: `end:${end}`, context: { ...context, pending: null, memory: null } };
  return { snapshot, effects: [...effects, ...cutOff] };
}
