import type { FlowIndex } from './graph.ts';

interface Visit {
  id: string;
  targets: readonly string[];
  next: number;
}

/**
 * One circular path for each group of nodes that all lead to each other: its nodes in order, the last leading to the
 * first. Tarjan's strongly connected components with a stack of its own, so that a flow's depth has no limit.
 */
export function findLoops(index: FlowIndex): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const loops: string[][] = [];

  const visit = (id: string): Visit => {
    numbers.set(id, numbers.size);
    lowest.set(id, numbers.size - 1);
    open.push(id);
    isOpen.add(id);
    return { id, targets: index.targets.get(id) ?? [], next: 0 };
  };
  const lower = (id: string, to: number | undefined): void => {
    if (to !== undefined && to < (lowest.get(id) ?? 0)) lowest.set(id, to);
  };
  const leave = ({ id, targets }: Visit): void => {
    if (lowest.get(id) !== numbers.get(id)) return;
    const group = new Set(open.splice(open.lastIndexOf(id)));
    for (const member of group) isOpen.delete(member);
    if (group.size > 1 || targets.includes(id)) loops.push(wayAround(index, id, group));
  };

  for (const root of index.nodes.keys()) {
    if (numbers.has(root)) continue;
    const stack = [visit(root)];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const target = top.targets[top.next];
      top.next += 1;
      if (target === undefined) {
        stack.pop();
        leave(top);
        const above = stack.at(-1);
        if (above !== undefined) lower(above.id, lowest.get(top.id));
      } else if (!numbers.has(target)) stack.push(visit(target));
      else if (isOpen.has(target)) lower(top.id, numbers.get(target));
    }
  }
  return loops;
}

/** The shortest way from a node back to itself within its group. */
function wayAround(index: FlowIndex, start: string, group: ReadonlySet<string>): string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const id of queue) {
    for (const target of index.targets.get(id) ?? []) {
      if (target === start) return trace(cameFrom, start, id);
      if (!group.has(target) || cameFrom.has(target)) continue;
      cameFrom.set(target, id);
      queue.push(target);
    }
  }
  return [start];
}

function trace(cameFrom: ReadonlyMap<string, string>, start: string, last: string): string[] {
  const way: string[] = [];
  for (let id: string | undefined = last; id !== undefined && id !== start; id = cameFrom.get(id)) way.push(id);
  return [start, ...way.toReversed()];
}
