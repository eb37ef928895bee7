import type { FlowIndex } from './graph.ts';

/** The nodes that calls can come to from the given ones, these included. */
export function reachableFrom({ targets }: FlowIndex, ids: readonly string[]): ReadonlySet<string> {
  const reached = new Set(ids);
  // A set goes on to what is added while it is walked.
  for (const id of reached) for (const target of targets.get(id) ?? []) reached.add(target);
  return reached;
}

/** What can be reached from a node, every node after all that lead to it. The flow must be without loops. */
export function inOrder(index: FlowIndex, start: string): string[] {
  const { targets } = index;
  const waiting = new Map<string, number>();
  for (const id of reachableFrom(index, [start]))
    for (const target of targets.get(id) ?? []) waiting.set(target, (waiting.get(target) ?? 0) + 1);
  const order = [start];
  for (const id of order) {
    for (const target of targets.get(id) ?? []) {
      const left = (waiting.get(target) ?? 0) - 1;
      waiting.set(target, left);
      if (left === 0) order.push(target);
    }
  }
  return order;
}
