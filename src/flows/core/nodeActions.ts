import type { FlowDocument } from '#values/flow/document.ts';
import { flowSetup } from './flowSetup.ts';
import type { Step, StepContext } from './nodeType.ts';
import type { ResolvedNode } from './resolveNode.ts';
import type { RunContext } from './runContext.ts';

/** Entry action of a node's state: appends the node to the route and takes its first step. */
export function enterNode(document: FlowDocument, nodeId: string, node: ResolvedNode | undefined) {
  return flowSetup.enqueueActions(({ context, enqueue }) => {
    const route = [...context.route, { nodeId, at: context.at, exit: null }];
    // A route with more steps than the flow has nodes visits one of them twice.
    const circling = context.route.length >= document.nodes.length;
    if (node === undefined || circling || context.facts === null) {
      enqueue.assign({ route, pending: { end: 'unconnected' } });
      return;
    }
    const step = node.nodeType.enter(stepContext(context, context.facts, nodeId, node, document));
    enqueue.assign({ route, ...after(step) });
    for (const effect of step.effects ?? []) enqueue({ type: 'effect', params: effect });
  });
}

/**
 * Handles every event: the current node takes a step, or nothing changes if it ignores the event. A hang-up ends the
 * run unless the node handles it.
 */
export function receiveEvent(document: FlowDocument, resolved: ReadonlyMap<string, ResolvedNode>) {
  return flowSetup.enqueueActions(({ context, event, enqueue }) => {
    const nodeId = context.route.at(-1)?.nodeId;
    const node = nodeId === undefined ? undefined : resolved.get(nodeId);
    if (node === undefined || nodeId === undefined || context.facts === null) return;
    const moved = { ...context, at: event.at };
    const step = node.nodeType.receive?.(
      stepContext(moved, context.facts, nodeId, node, document),
      event,
      context.memory,
    );
    if (step !== undefined) {
      enqueue.assign({ at: event.at, ...after(step) });
      for (const effect of step.effects ?? []) enqueue({ type: 'effect', params: effect });
    } else if (event.type === 'CALLER_HUNG_UP') {
      enqueue.assign({ at: event.at, pending: { end: 'callerGone' } });
    }
  });
}

function after(step: Step): Partial<RunContext> {
  switch (step.kind) {
    case 'wait':
      return { memory: step.memory ?? null };
    case 'leave':
      return { pending: { exit: step.exit } };
    case 'end':
      return { pending: { end: step.reason } };
  }
}

function stepContext(
  { recording, callerId, at }: RunContext,
  facts: NonNullable<RunContext['facts']>,
  nodeId: string,
  { settings }: ResolvedNode,
  { timezone }: FlowDocument,
): StepContext<unknown> {
  return { nodeId, settings, timezone, facts, recording, callerId, at };
}
