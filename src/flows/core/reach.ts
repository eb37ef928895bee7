import { type FlowIndex, NOWHERE } from './graph.ts';

/** Marks each place reachable from the given ones, including themselves. */
export function reachableFrom({ outgoing }: Pick<FlowIndex, 'outgoing'>, starts: readonly number[]): Uint8Array {
  const reached = new Uint8Array(outgoing.length);
  const trail: number[] = [];
  const reach = (place: number): void => {
    if (reached[place] !== 0) return;
    reached[place] = 1;
    trail.push(place);
  };
  starts.forEach(reach);
  for (let place = trail.pop(); place !== undefined; place = trail.pop())
    for (const { to } of outgoing[place] ?? []) if (to !== NOWHERE) reach(to);
  return reached;
}

/** Topological order of the places reachable from `start`. The flow must have no loops. */
export function inOrder({ outgoing }: Pick<FlowIndex, 'outgoing'>, start: number, reached: Uint8Array): number[] {
  const waiting = new Int32Array(outgoing.length);
  reached.forEach((mark, place) => {
    if (mark === 0) return;
    for (const { to } of outgoing[place] ?? []) if (to !== NOWHERE) waiting[to] = (waiting[to] ?? 0) + 1;
  });
  const order = [start];
  for (const place of order) {
    for (const { to } of outgoing[place] ?? []) {
      if (to === NOWHERE) continue;
      const left = (waiting[to] ?? 0) - 1;
      waiting[to] = left;
      if (left === 0) order.push(to);
    }
  }
  return order;
}
