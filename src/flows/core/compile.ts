import type { AnyStateMachine } from 'xstate';
import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowEventType } from './events.ts';
import type { LookedUpFact } from './facts.ts';
import { flowSetup } from './flowSetup.ts';
import { beginning, type FlowParts, mostStepsOf, type ReadFlow, readFlow } from './readFlow.ts';
import { enterNode, receiveEvent } from './nodeActions.ts';
import type { Registry } from './nodeType.ts';
import type { ResolvedNode } from './resolveNode.ts';
import type { RunEnd } from './runContext.ts';
import { stateOf } from './stateName.ts';

/** A flow ready to run, with all flows in which its calls can go on. Compile once per version, for all of its calls. */
export interface CompiledFlow {
  machine: AnyStateMachine;
  document: FlowDocument;
  /** The other flows that calls can reach, by id. */
  others: ReadonlyMap<string, FlowDocument>;
  /** The flows by id, undefined for the one in which calls begin. */
  parts: FlowParts;
  /** The facts that have to be looked up before a call starts. */
  needs: ReadonlySet<LookedUpFact>;
}

const EVENTS: Readonly<Record<FlowEventType, true>> = {
  SAID: true,
  DIGITS: true,
  NO_INPUT: true,
  ROTATED: true,
  BRANCH_FOUND: true,
  LEG_ANSWERED: true,
  LEGS_ENDED: true,
  RECORDED: true,
  CALLER_HUNG_UP: true,
};

const ENDS: readonly RunEnd[] = ['answered', 'message', 'hungUp', 'callerGone', 'unconnected'];

const NO_FLOWS: ReadonlyMap<string, FlowDocument> = new Map();

/**
 * Compiles a document to a state machine: one state per node (`node:<id>`, of another flow `node:<flow>/<id>`), one
 * transition per exit, one final state per end (`end:<reason>`). Unfinished drafts compile too: unconnected exits, unknown
 * types and flows, invalid settings and loops end at `end:unconnected`. The input is the call's facts; without input the
 * machine stays at `begin`. Effects are emitted as `effect` actions.
 */
export function compile(document: FlowDocument, registry: Registry, others = NO_FLOWS): CompiledFlow {
  const main = readFlow(undefined, document, registry);
  const parts = [main, ...[...others].map(([id, other]) => readFlow(id, other, registry))];
  const byFlow = new Map(parts.map((part) => [part.flow, part]));
  const mostSteps = mostStepsOf(byFlow);
  const machine = flowSetup.createMachine({
    id: 'flow',
    context: ({ input }) => beginning(input ?? null, main),
    initial: 'begin',
    on: onEveryEvent(receiveEvent(byFlow)),
    always: ENDS.map((end) => ({ guard: { type: 'endsBy', params: { end } }, target: `.end:${end}` }) as const),
    states: {
      begin: { always: { guard: 'hasCall', target: startOf(main) } },
      ...Object.assign({}, ...parts.map((part) => nodeStates(part, byFlow, mostSteps))),
      ...Object.fromEntries(ENDS.map((end) => [`end:${end}`, endState(end)])),
    },
  });
  return { machine, document, others, parts: byFlow, needs: needsOf(parts) };
}

function needsOf(parts: readonly ReadFlow[]): Set<LookedUpFact> {
  const nodes = parts.flatMap(({ resolved }) => [...resolved.values()]);
  return new Set(nodes.flatMap(({ nodeType, settings }) => nodeType.needs?.(settings) ?? []));
}

function startOf({ flow, start }: ReadFlow): string {
  return start === undefined ? 'end:unconnected' : stateOf(start, flow);
}

function onEveryEvent(actions: ReturnType<typeof receiveEvent>) {
  return Object.fromEntries(Object.keys(EVENTS).map((type) => [type, { actions }]));
}

function nodeStates(part: ReadFlow, flows: FlowParts, mostSteps: number): Record<string, object> {
  const { index, resolved, flow } = part;
  const { nodes, outgoing } = index;
  const states = nodes.map(({ id }, place) => {
    const always = (outgoing[place] ?? []).flatMap(({ exit, to }) => {
      const target = nodes[to];
      if (target === undefined) return [];
      const guard = { type: 'leavesBy', params: { exit } } as const;
      return [{ guard, target: stateOf(target.id, flow), reenter: true, actions: 'closeVisit' } as const];
    });
    const onward = continuation(resolved.get(id), flows);
    const nowhere = { guard: 'leaves', target: 'end:unconnected', actions: 'closeVisit' } as const;
    const entry = enterNode(part, id, mostSteps);
    return [stateOf(id, flow), { entry, always: [...always, ...onward, nowhere] }] as const;
  });
  return Object.fromEntries(states);
}

/** The transition to the start of the flow in which the node continues. */
function continuation(node: ResolvedNode | undefined, flows: FlowParts) {
  const flow = node?.nodeType.leadsTo?.(node.settings);
  const next = flow === undefined ? undefined : flows.get(flow);
  if (flow === undefined || next === undefined) return [];
  const guard = { type: 'continuesIn', params: { flow } } as const;
  return [{ guard, target: startOf(next), reenter: true, actions: 'closeVisit' } as const];
}

function endState(end: RunEnd) {
  const hangup = { type: 'effect', params: { type: 'hangup', nodeId: null, reason: 'normal' } } as const;
  const forget = { type: 'forgetVisit' } as const;
  return { type: 'final', entry: end === 'unconnected' ? [forget, hangup] : [forget] } as const;
}
