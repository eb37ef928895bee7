import { NOWHERE } from '../core/graph.ts';
import { bothOf, eitherOf, NEVER, type Spans, upToLater } from '../core/spans.ts';
import type { Passage, ProofGraph } from './proofGraph.ts';

/**
 * When calls that come in at the given times can be at each place. Joining the ways to a place loses nothing, because time is
 * all that the steps of a call have in common besides its caller, who may be anybody.
 */
export function arrivalsOf({ order, passages }: ProofGraph, starts: Spans): Spans[] {
  const arrivals: Spans[] = passages.map(() => NEVER);
  const [start] = order;
  if (start === undefined) return arrivals;
  arrivals[start] = starts;
  for (const place of order)
    for (const passage of passages[place] ?? []) {
      const { to, seconds } = passage;
      if (to === NOWHERE) continue;
      const leaving = taking(arrivals[place] ?? NEVER, passage);
      arrivals[to] = eitherOf(arrivals[to] ?? NEVER, upToLater(leaving, seconds));
    }
  return arrivals;
}

/** When calls that are at a place at these times can take a passage from it. */
export function taking(times: Spans, { open }: Passage): Spans {
  return open === null ? times : bothOf(times, open);
}
