import { NOWHERE } from '../core/graph.ts';
import type { RunEnd } from '../core/runContext.ts';
import { bothOf, includes, NEVER, type Spans, spanOf } from '../core/spans.ts';
import { endingBy } from './backward.ts';
import { type PlayableCall, playableCall, type Playing, type Stay } from './playableCall.ts';
import type { Passage, ProofGraph } from './proofGraph.ts';

/** A call that comes in within a time and ends in one way; undefined if none is known. */
export function callThatEnds(
  graph: ProofGraph,
  end: RunEnd,
  { starts, always }: { starts: Spans; always: Spans },
  playing: Playing,
): PlayableCall | undefined {
  const ending = endingBy(graph, end, always);
  const [place = NOWHERE] = graph.order;
  const [at] = bothOf(ending[place] ?? NEVER, starts);
  if (at === undefined) return undefined;
  return playableCall(graph, staysFrom(graph, ending, { place, at, events: [] }, end), end, playing);
}

/** The way of a call that leaves every place as soon as it can, by its first exit that leads to the end. */
function staysFrom(graph: ProofGraph, ending: readonly Spans[], first: Stay, end: RunEnd): Stay[] {
  const stays: Stay[] = [];
  for (let stay = first; ;) {
    const { place, at } = stay;
    const events = graph.endings[place]?.get(end);
    if (events !== undefined) return [...stays, { ...stay, events }];
    const next = onwardFrom(graph.passages[place] ?? [], ending, at, end);
    if (next === undefined) return [];
    stays.push({ ...stay, events: next.events });
    if (next.place === NOWHERE) return stays;
    stay = { place: next.place, at: next.at, events: [] };
  }
}

function onwardFrom(passages: readonly Passage[], ending: readonly Spans[], at: number, end: RunEnd): Stay | undefined {
  for (const { to, open, seconds, events } of passages) {
    if (open !== null && !includes(open, at)) continue;
    if (to === NOWHERE && end !== 'unconnected') continue;
    const [arrival] = to === NOWHERE ? [at] : bothOf(ending[to] ?? NEVER, spanOf(at, at + seconds + 1));
    if (arrival !== undefined) return { place: to, at: arrival, events };
  }
  return undefined;
}
