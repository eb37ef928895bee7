import { type FlowIndex, NOWHERE } from './graph.ts';

type Ways = FlowIndex['ways'];

/**
 * One circular path for each group of nodes that all lead to each other: its nodes' ids in order, the last leading to the
 * first. Tarjan's strongly connected components with a stack of its own, so that a flow's depth has no limit.
 */
export function findLoops({ nodes, ways }: FlowIndex): string[][] {
  /** When each place was come to, from 1 on; 0 before. */
  const numbers = new Int32Array(ways.length);
  /** The earliest place that each leads back to, by its number. */
  const lowest = new Int32Array(ways.length);
  const nextWay = new Int32Array(ways.length);
  /** Places whose group is not complete, in the order of their numbers. */
  const open: number[] = [];
  const isOpen = new Uint8Array(ways.length);
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
    if (group.length > 1 || leadsTo(ways, place, place)) loops.push(wayAround(ways, place, new Set(group)));
  };

  for (let root = 0; root < ways.length; root += 1) {
    if (numbers[root] === 0) visit(root);
    for (let place = trail.at(-1); place !== undefined; place = trail.at(-1)) {
      const way = ways[place]?.[nextWay[place] ?? 0];
      nextWay[place] = (nextWay[place] ?? 0) + 1;
      if (way === undefined) {
        trail.pop();
        leave(place);
        const above = trail.at(-1);
        if (above !== undefined) lower(above, lowest[place] ?? 0);
      } else if (way.to === NOWHERE) continue;
      else if (numbers[way.to] === 0) visit(way.to);
      else if (isOpen[way.to] === 1) lower(place, numbers[way.to] ?? 0);
    }
  }
  return loops.map((loop) => loop.map((place) => nodes[place]?.id ?? ''));
}

function leadsTo(ways: Ways, from: number, to: number): boolean {
  return ways[from]?.some((way) => way.to === to) ?? false;
}

/** The shortest way from a place back to itself within its group. */
function wayAround(ways: Ways, start: number, group: ReadonlySet<number>): number[] {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const place of queue) {
    for (const { to } of ways[place] ?? []) {
      if (to === start) return trace(cameFrom, start, place);
      if (!group.has(to) || cameFrom.has(to)) continue;
      cameFrom.set(to, place);
      queue.push(to);
    }
  }
  return [start];
}

function trace(cameFrom: ReadonlyMap<number, number>, start: number, last: number): number[] {
  const way: number[] = [];
  for (let place: number | undefined = last; place !== undefined && place !== start; place = cameFrom.get(place))
    way.push(place);
  return [start, ...way.toReversed()];
}
