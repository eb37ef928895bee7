import type { Effect } from './effects.ts';
import type { FlowEvent } from './events.ts';
import type { CallFacts } from './facts.ts';
import type { Step, StepContext } from './nodeType.ts';
import type { ResolvedNode } from './resolveNode.ts';
import type { RunContext } from './runContext.ts';
import { fillEffect } from './variables.ts';

/** One of the flows that a call can be in; without an id the one in which it began. */
export interface FlowPart {
  flow: string | undefined;
  timezone: string;
  resolved: ReadonlyMap<string, ResolvedNode>;
}

/** What a node makes of a call: the changes of its context, and what the outside must do. */
export interface Moved {
  changes: Partial<RunContext>;
  effects: Effect[];
}

/** Appends the node to the route and takes its first step. A route of more than `mostSteps` goes in a circle. */
export function enter(part: FlowPart, nodeId: string, mostSteps: number, context: RunContext): Moved {
  const node = part.resolved.get(nodeId);
  const visit = { nodeId, at: context.at, exit: null, ...(part.flow !== undefined && { flow: part.flow }) };
  const route = [...context.route, visit];
  const circling = context.route.length >= mostSteps;
  if (node === undefined || circling || context.facts === null) {
    return { changes: { route, pending: { end: 'unconnected' } }, effects: [] };
  }
  const entered = { ...context, ...node.nodeType.callDefaults?.(node.settings) };
  const step = node.nodeType.enter(stepContext(entered, context.facts, nodeId, node, part));
  const { recording, callerId } = entered;
  const changes = { route, recording, callerId, facts: learned(context.facts, step), ...after(step) };
  return { changes, effects: (step.effects ?? []).map((effect) => filled(effect, context, part)) };
}

/**
 * The current node takes a step; undefined if it ignores the event. A hang-up ends the run unless the node handles it.
 */
export function receive(
  parts: ReadonlyMap<string | undefined, FlowPart>,
  context: RunContext,
  event: FlowEvent,
): Moved | undefined {
  const visit = context.route.at(-1);
  const part = parts.get(visit?.flow);
  const node = visit && part?.resolved.get(visit.nodeId);
  if (node === undefined || visit === undefined || part === undefined || context.facts === null) return undefined;
  const moved = { ...context, at: event.at };
  const step = node.nodeType.receive?.(
    stepContext(moved, context.facts, visit.nodeId, node, part),
    event,
    context.memory,
  );
  if (step !== undefined) {
    const changes = { at: event.at, facts: learned(context.facts, step), ...after(step) };
    return { changes, effects: (step.effects ?? []).map((effect) => filled(effect, moved, part)) };
  }
  return event.type === 'CALLER_HUNG_UP'
    ? { changes: { at: event.at, pending: { end: 'callerGone' } }, effects: [] }
    : undefined;
}

/** The effect with the placeholders of its texts filled in. */
function filled(effect: Effect, { facts, at }: RunContext, { timezone }: FlowPart): Effect {
  return facts === null ? effect : fillEffect(effect, { facts, at, timezone });
}

/** The facts with the tags that the step adds to the call. */
function learned(facts: CallFacts, { effects = [] }: Step): CallFacts {
  const tags = effects.flatMap((effect) => (effect.type === 'tag' ? effect.tags : []));
  return tags.length === 0 ? facts : { ...facts, tags: [...new Set([...(facts.tags ?? []), ...tags])] };
}

function after(step: Step): Partial<RunContext> {
  switch (step.kind) {
    case 'wait':
      return { memory: step.memory ?? null };
    case 'leave':
      return { pending: { exit: step.exit } };
    case 'continue':
      return { pending: { flow: step.flow } };
    case 'end':
      return { pending: { end: step.reason } };
  }
}

function stepContext(
  { recording, callerId, at }: RunContext,
  facts: CallFacts,
  nodeId: string,
  { settings }: ResolvedNode,
  { timezone }: FlowPart,
): StepContext<unknown> {
  return { nodeId, settings, timezone, facts, recording, callerId, at };
}
