import type { AnyStateMachine } from 'xstate';
import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowEventType } from './events.ts';
import { flowSetup } from './flowSetup.ts';
import { type FlowIndex, indexFlow } from './graph.ts';
import { enterNode, receiveEvent } from './nodeActions.ts';
import type { CallDefaults, Registry } from './nodeType.ts';
import { type ResolvedNode, resolveNode } from './resolveNode.ts';
import type { RunContext, RunEnd } from './runContext.ts';

/** A flow ready to run. Compile once per version and share it among all of its calls. */
export interface CompiledFlow {
  machine: AnyStateMachine;
  document: FlowDocument;
}

const EVENTS: Readonly<Record<FlowEventType, true>> = {
  SAID: true,
  DIGITS: true,
  NO_INPUT: true,
  ROTATED: true,
  LEG_ANSWERED: true,
  LEGS_ENDED: true,
  RECORDED: true,
  CALLER_HUNG_UP: true,
};

const ENDS: readonly RunEnd[] = ['answered', 'message', 'hungUp', 'callerGone', 'unconnected'];

/**
 * Compiles a document to a state machine: one state per node (`node:<id>`), one transition per exit, one final state
 * per end (`end:<reason>`). Unfinished drafts compile too: unconnected exits, unknown types, invalid settings and loops
 * end at `end:unconnected`. The input is the call's facts; without input the machine stays at `begin`. Effects are
 * emitted as `effect` actions.
 */
export function compile(document: FlowDocument, registry: Registry): CompiledFlow {
  const index = indexFlow(document);
  const resolved = new Map<string, ResolvedNode>();
  for (const node of index.nodes) {
    const known = resolveNode(node, registry);
    if (known !== undefined) resolved.set(node.id, known);
  }
  const start = onlyStart(resolved);
  const defaults = start === undefined ? undefined : resolved.get(start);
  const machine = flowSetup.createMachine({
    id: 'flow',
    context: ({ input }) => beginning(input ?? null, defaults),
    initial: 'begin',
    on: onEveryEvent(receiveEvent(document, resolved)),
    always: ENDS.map((end) => ({ guard: { type: 'endsBy', params: { end } }, target: `.end:${end}` }) as const),
    states: {
      begin: { always: { guard: 'hasCall', target: start === undefined ? 'end:unconnected' : `node:${start}` } },
      ...nodeStates(index, resolved),
      ...Object.fromEntries(ENDS.map((end) => [`end:${end}`, endState(end)])),
    },
  });
  return { machine, document };
}

function onEveryEvent(actions: ReturnType<typeof receiveEvent>) {
  return Object.fromEntries(Object.keys(EVENTS).map((type) => [type, { actions }]));
}

function onlyStart(resolved: ReadonlyMap<string, ResolvedNode>): string | undefined {
  const starts = [...resolved].filter(([, { nodeType }]) => nodeType.role === 'start').map(([id]) => id);
  return starts.length === 1 ? starts[0] : undefined;
}

function beginning(facts: RunContext['facts'], start: ResolvedNode | undefined): RunContext {
  const defaults: CallDefaults = start?.nodeType.callDefaults?.(start.settings) ?? {
    recording: false,
    callerId: 'caller',
  };
  return { ...defaults, facts, at: facts?.at ?? 0, memory: null, pending: null, route: [] };
}

function nodeStates({ document, nodes, outgoing }: FlowIndex, resolved: ReadonlyMap<string, ResolvedNode>) {
  const states = nodes.map(({ id }, place) => {
    const always = (outgoing[place] ?? []).flatMap(({ exit, to }) => {
      const target = nodes[to];
      if (target === undefined) return [];
      const guard = { type: 'leavesBy', params: { exit } } as const;
      return [{ guard, target: `node:${target.id}`, reenter: true, actions: 'closeVisit' } as const];
    });
    const nowhere = { guard: 'leaves', target: 'end:unconnected', actions: 'closeVisit' } as const;
    return [`node:${id}`, { entry: enterNode(document, id, resolved.get(id)), always: [...always, nowhere] }] as const;
  });
  return Object.fromEntries(states);
}

function endState(end: RunEnd) {
  const hangup = { type: 'effect', params: { type: 'hangup', nodeId: null, reason: 'normal' } } as const;
  const forget = { type: 'forgetVisit' } as const;
  return { type: 'final', entry: end === 'unconnected' ? [forget, hangup] : [forget] } as const;
}
