import type { CallPlace } from '../core/callPlace.ts';
import { type CompiledFlow } from '../core/compile.ts';
import type { FlowEvent } from '../core/events.ts';
import type { CallFacts } from '../core/facts.ts';
import { endOf, routeOf, startRun, stepRun } from '../core/run.ts';
import type { RunEnd } from '../core/runContext.ts';
import type { Passage, ProofGraph } from './proofGraph.ts';

/** A call ready to be played: its facts, and what happens to it one after another. */
export interface PlayableCall {
  facts: CallFacts;
  events: FlowEvent[];
}

/** A place that a call is at for a while. `at` is when it comes there, epoch seconds. */
export interface Stay {
  place: number;
  at: number;
  /** What takes the call from here. */
  events: Passage['events'];
}

/** Who can call, and the flow that their calls run through. */
export interface Playing {
  /** The facts of a call. */
  usual: CallFacts;
  /** Whether the facts are those of a certain caller, and no other is to be looked for. */
  isCallerGiven: boolean;
  /** Where they call from; undefined for anywhere. */
  place?: CallPlace | undefined;
  flow: CompiledFlow;
}

/**
 * A call that makes these stays one after another and ends at the last, found by playing it on the compiled flow. Undefined
 * if none of the callers whom the steps on the way tell apart takes that way.
 */
export function playableCall(
  graph: ProofGraph,
  stays: readonly Stay[],
  end: RunEnd,
  { usual, isCallerGiven, place, flow }: Playing,
): PlayableCall | undefined {
  const [first] = stays;
  if (first === undefined) return undefined;
  const events = stays.flatMap(eventsOf);
  const last = graph.places[stays.at(-1)?.place ?? first.place];
  for (const caller of isCallerGiven ? [{}] : callersOn(graph, stays)) {
    const facts = { ...usual, ...caller, ...place?.facts, at: first.at * 1000 };
    const { snapshot } = events.reduce((result, event) => stepRun(flow, result.snapshot, event), startRun(flow, facts));
    const route = routeOf(snapshot).at(-1);
    const isThere = route?.nodeId === last?.nodeId && route?.flow === last?.flow;
    if (endOf(snapshot) === end && isThere) return { facts, events };
  }
  return undefined;
}

/** Everything but the last event of a stay happens at once; the last one takes the call to the next place. */
function eventsOf({ at, events }: Stay, index: number, stays: readonly Stay[]): FlowEvent[] {
  const leaves = stays[index + 1]?.at ?? at;
  return events.map((event, position) => ({ ...event, at: (position === events.length - 1 ? leaves : at) * 1000 }));
}

const mostCallers = 500;

/** The callers whom the steps on the way tell apart, in all combinations of what these look at. */
function callersOn({ places }: ProofGraph, stays: readonly Stay[]): Partial<CallFacts>[] {
  const choices = stays.flatMap(({ place }) => {
    const { node, nodeId = '' } = places[place] ?? {};
    const callers = node?.nodeType.callers?.(node.settings, nodeId);
    return callers === undefined ? [] : [callers];
  });
  return choices.reduce<Partial<CallFacts>[]>(
    (known, callers) =>
      [...known, ...known.flatMap((caller) => callers.map((other) => ({ ...caller, ...other })))].slice(0, mostCallers),
    [{}],
  );
}
