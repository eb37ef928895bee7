import type { CallPlace } from '../core/callPlace.ts';
import type { CallFacts } from '../core/facts.ts';
import type { FlowEventProbe, Memory, Step, StepContext } from '../core/nodeType.ts';
import type { ResolvedNode } from '../core/resolveNode.ts';
import type { RunEnd } from '../core/runContext.ts';

/** Something that a node can do with a call, and the events after which it does so. */
export interface Outcome {
  /** The exit that the call leaves by, the flow that it goes on in, or how it ends here. */
  by: { exit: string } | { flow: string } | { end: RunEnd };
  events: readonly FlowEventProbe[];
}

interface Visit {
  step: Step;
  events: readonly FlowEventProbe[];
}

interface OutcomeOptions {
  timezone: string;
  facts: CallFacts;
  isCallerGiven: boolean;
  /** Where the call comes from; undefined for anywhere. */
  place: CallPlace | undefined;
}

/**
 * Everything that a node can do with a call, each thing once: its own `enter` and `receive` are tried with each caller that
 * it tells apart, unless the facts are those of a certain one, and every representative event, as the compiled machine
 * would. With a place, only calls from there are tried.
 */
export function outcomesOf(
  nodeId: string,
  { nodeType, settings }: ResolvedNode,
  { timezone, facts, isCallerGiven, place }: OutcomeOptions,
): Outcome[] {
  const callers = [{}, ...(isCallerGiven ? [] : (nodeType.callers?.(settings, nodeId) ?? []))];
  const outcomes = callers.flatMap((caller) => {
    const known = { ...facts, ...caller, ...place?.facts };
    const defaults = { recording: false, callerId: 'caller' } as const;
    const context = { nodeId, settings, timezone, facts: known, at: facts.at, ...defaults };
    return withCaller(nodeType, context, place);
  });
  return [...new Map(outcomes.toReversed().map((outcome) => [JSON.stringify(outcome.by), outcome])).values()];
}

function withCaller(
  nodeType: ResolvedNode['nodeType'],
  context: StepContext<unknown>,
  place: CallPlace | undefined,
): Outcome[] {
  const probes = nodeType.probes(context.settings).filter((probe) => place === undefined || canHappen(place, probe));
  const outcomes: Outcome[] = [];
  const remembered = new Set<string>();
  const visits: Visit[] = [{ step: nodeType.enter(context), events: [] }];
  for (const { step, events } of visits) {
    if (step.kind !== 'wait') {
      outcomes.push({ by: outcomeBy(step), events });
      continue;
    }
    const memory: Memory = step.memory ?? null;
    const state = JSON.stringify(memory);
    if (remembered.has(state)) continue;
    remembered.add(state);
    for (const probe of probes) {
      const next = nodeType.receive?.(context, { ...probe, at: context.at }, memory);
      if (next !== undefined) visits.push({ step: next, events: [...events, probe] });
    }
  }
  return outcomes;
}

/** Whether something can happen to a call from a place. */
function canHappen({ branchFound }: CallPlace, event: FlowEventProbe): boolean {
  return branchFound === undefined || event.type !== 'BRANCH_FOUND' || (event.branch !== null) === branchFound;
}

function outcomeBy(step: Exclude<Step, { kind: 'wait' }>): Outcome['by'] {
  switch (step.kind) {
    case 'leave':
      return { exit: step.exit };
    case 'continue':
      return { flow: step.flow };
    case 'end':
      return { end: step.reason };
  }
}
