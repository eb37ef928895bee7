import { flowSetup } from './flowSetup.ts';
import { enter, type FlowPart, receive } from './nodeSteps.ts';

/** Entry action of a node's state: appends the node to the route and takes its first step. */
export function enterNode(part: FlowPart, nodeId: string, mostSteps: number) {
  return flowSetup.enqueueActions(({ context, enqueue }) => {
    const { changes, effects } = enter(part, nodeId, mostSteps, context);
    enqueue.assign(changes);
    for (const effect of effects) enqueue({ type: 'effect', params: effect });
  });
}

/** Handles every event: the current node takes a step, or nothing changes if it ignores the event. */
export function receiveEvent(parts: ReadonlyMap<string | undefined, FlowPart>) {
  return flowSetup.enqueueActions(({ context, event, enqueue }) => {
    const moved = receive(parts, context, event);
    if (moved === undefined) return;
    enqueue.assign(moved.changes);
    for (const effect of moved.effects) enqueue({ type: 'effect', params: effect });
  });
}
