import { bothOf, NEVER, type Spans, spanOf } from '../core/spans.ts';
import { taking } from './forward.ts';
import { type PlayableCall, playableCall, type Playing, type Stay } from './playableCall.ts';
import type { ProofGraph } from './proofGraph.ts';

/**
 * A call that is cut off at a place that it comes to at a moment, found backwards from there. Undefined if no caller is
 * known who comes there.
 */
export function callTo(
  graph: ProofGraph,
  arrivals: readonly Spans[],
  end: Stay,
  playing: Playing,
): PlayableCall | undefined {
  return playableCall(graph, staysTo(graph, arrivals, end), 'unconnected', playing);
}

/** The latest ways back to the start, so that a call lingers nowhere longer than it has to. */
function staysTo(graph: ProofGraph, arrivals: readonly Spans[], end: Stay): Stay[] {
  const stays = [end];
  for (let stay = end; stay.place !== graph.order[0];) {
    const before = stayBefore(graph, arrivals, stay);
    if (before === undefined) return [];
    stays.unshift(before);
    stay = before;
  }
  return stays;
}

function stayBefore({ passages, order }: ProofGraph, arrivals: readonly Spans[], { place, at }: Stay) {
  let latest: Stay | undefined;
  for (const from of order)
    for (const passage of passages[from] ?? []) {
      if (passage.to !== place) continue;
      const { seconds, events } = passage;
      const before = bothOf(taking(arrivals[from] ?? NEVER, passage), spanOf(at - seconds, at + 1));
      const end = before.at(-1);
      if (end !== undefined && (latest === undefined || end - 1 > latest.at))
        latest = { place: from, at: end - 1, events };
    }
  return latest;
}
