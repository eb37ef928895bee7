import { type FlowIndex, NOWHERE } from './graph.ts';

type Outgoing = FlowIndex['outgoing'];

/**
 * Returns one cycle for each strongly connected component, as node ids in order; the last leads to the first. Tarjan's
 * algorithm with an explicit stack, so that deep flows cannot overflow the call stack.
 */
export function findLoops({ nodes, outgoing }: FlowIndex): string[][] {
  /** Discovery order by place, from 1; 0 means unvisited. */
  const numbers = new Int32Array(outgoing.length);
  /** Tarjan's lowlink by place. */
  const lowest = new Int32Array(outgoing.length);
  const nextEdge = new Int32Array(outgoing.length);
  /** Places whose component is incomplete, in discovery order. */
  const open: number[] = [];
  const isOpen = new Uint8Array(outgoing.length);
  const trail: number[] = [];
  const loops: number[][] = [];
  let count = 0;

  const visit = (place: number): void => {
    count += 1;
    numbers[place] = count;
    lowest[place] = count;
    isOpen[place] = 1;
    open.push(place);
    trail.push(place);
  };
  const lower = (place: number, to: number): void => {
    if (to < (lowest[place] ?? 0)) lowest[place] = to;
  };
  const leave = (place: number): void => {
    if (lowest[place] !== numbers[place]) return;
    const group: number[] = [];
    for (let member: number | undefined; member !== place; group.push(member)) {
      member = open.pop() ?? place;
      isOpen[member] = 0;
    }
    if (group.length > 1 || leadsTo(outgoing, place, place)) loops.push(shortestCycle(outgoing, place, new Set(group)));
  };

  for (let root = 0; root < outgoing.length; root += 1) {
    if (numbers[root] === 0) visit(root);
    for (let place = trail.at(-1); place !== undefined; place = trail.at(-1)) {
      const edge = outgoing[place]?.[nextEdge[place] ?? 0];
      nextEdge[place] = (nextEdge[place] ?? 0) + 1;
      if (edge === undefined) {
        trail.pop();
        leave(place);
        const above = trail.at(-1);
        if (above !== undefined) lower(above, lowest[place] ?? 0);
      } else if (edge.to === NOWHERE) continue;
      else if (numbers[edge.to] === 0) visit(edge.to);
      else if (isOpen[edge.to] === 1) lower(place, numbers[edge.to] ?? 0);
    }
  }
  return loops.map((loop) => loop.map((place) => nodes[place]?.id ?? ''));
}

function leadsTo(outgoing: Outgoing, from: number, to: number): boolean {
  return outgoing[from]?.some((edge) => edge.to === to) ?? false;
}

/** The shortest path from a place back to itself within its component. */
function shortestCycle(outgoing: Outgoing, start: number, group: ReadonlySet<number>): number[] {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const place of queue) {
    for (const { to } of outgoing[place] ?? []) {
      if (to === start) return trace(cameFrom, start, place);
      if (!group.has(to) || cameFrom.has(to)) continue;
      cameFrom.set(to, place);
      queue.push(to);
    }
  }
  return [start];
}

function trace(cameFrom: ReadonlyMap<number, number>, start: number, last: number): number[] {
  const path: number[] = [];
  for (let place: number | undefined = last; place !== undefined && place !== start; place = cameFrom.get(place))
    path.push(place);
  return [start, ...path.toReversed()];
}
