import type { FlowEvent } from '../core/events.ts';
import { NOWHERE } from '../core/graph.ts';
import { endOf, startRun, stepRun } from '../core/run.ts';
import type { RunEnd } from '../core/runContext.ts';
import { bothOf, includes, NEVER, type Spans, spanOf } from '../core/spans.ts';
import { endingBy } from './backward.ts';
import { type PlayableCall, playableCall, type Playing, type Stay } from './playableCall.ts';
import type { Passage, ProofGraph } from './proofGraph.ts';

interface Times {
  starts: Spans;
  always: Spans;
}

/** The first call that comes in within a time and ends in one way; undefined if none is known. */
export function callThatEnds(
  graph: ProofGraph,
  end: RunEnd,
  times: Times,
  playing: Playing,
  choose: (spans: Spans) => number | undefined = ([first]) => first,
): PlayableCall | undefined {
  const ending = endingBy(graph, end, times.always);
  const [place = NOWHERE] = graph.order;
  const at = choose(bothOf(ending[place] ?? NEVER, times.starts));
  if (at === undefined) return undefined;
  return playableCall(graph, staysFrom(graph, ending, { place, at, events: [] }, end), end, playing);
}

/**
 * A call from the middle of the longest time in which calls that no step holds up end in one way, told at the pace of people.
 * Undefined if there is none.
 */
export function ordinaryCall(graph: ProofGraph, end: RunEnd, times: Times, playing: Playing): PlayableCall | undefined {
  const call = callThatEnds(graph, end, times, playing, middleOfLongest);
  if (!call) return undefined;
  let { at } = call.facts;
  const events = call.events.map((event) => {
    at += secondsOf(event) * 1000;
    return { ...event, at };
  });
  const { snapshot } = events.reduce(
    (result, event) => stepRun(playing.flow, result.snapshot, event),
    startRun(playing.flow, call.facts),
  );
  // Near the end of the time, people may be too slow for it.
  return endOf(snapshot) === end ? { ...call, events } : call;
}

function middleOfLongest(spans: Spans): number | undefined {
  let longest: [from: number, to: number] | undefined;
  for (let at = 0; at < spans.length; at += 2) {
    const [from, to] = [spans[at] ?? 0, spans[at + 1] ?? 0];
    if (!longest || to - from > longest[1] - longest[0]) longest = [from, to];
  }
  return longest && Math.floor((longest[0] + longest[1]) / 2);
}

/** How long people usually take for it. */
function secondsOf(event: FlowEvent): number {
  switch (event.type) {
    case 'SAID':
      return 4;
    case 'DIGITS':
      return 2 + event.digits.length;
    case 'NO_INPUT':
      return 5;
    case 'LEGS_ENDED': {
      const talk = Math.max(...event.legs.map(({ talkSeconds }) => talkSeconds), 0);
      return talk > 0 ? 8 + talk : 20;
    }
    case 'RECORDED':
      return 5 + event.seconds;
    case 'LEG_ANSWERED':
      return 8;
    case 'CALLER_HUNG_UP':
      return 3;
    case 'ROTATED':
    case 'BRANCH_FOUND':
      return 0;
  }
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
