import { NOWHERE } from '../core/graph.ts';
import type { RunEnd } from '../core/runContext.ts';
import { bothOf, eitherOf, NEVER, type Spans, upToEarlier } from '../core/spans.ts';
import { taking } from './forward.ts';
import type { ProofGraph } from './proofGraph.ts';

/** When a call that is at a place can still end in one way, by place. `always` is all of the time that is looked at. */
export function endingBy({ order, passages, endings }: ProofGraph, end: RunEnd, always: Spans): Spans[] {
  const ending: Spans[] = passages.map(() => NEVER);
  for (const place of order.toReversed()) {
    let times = endings[place]?.has(end) ? always : NEVER;
    for (const passage of passages[place] ?? []) {
      const { to, seconds } = passage;
      const onward = to === NOWHERE ? (end === 'unconnected' ? always : NEVER) : (ending[to] ?? NEVER);
      times = eitherOf(times, taking(bothOf(upToEarlier(onward, seconds), always), passage));
    }
    ending[place] = times;
  }
  return ending;
}
