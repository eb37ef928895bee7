import type { FlowDocument } from '#values/flow/document.ts';
import { calendarOf } from '../core/calendar.ts';
import type { CallPlace } from '../core/callPlace.ts';
import { compile } from '../core/compile.ts';
import type { CallFacts } from '../core/facts.ts';
import { NOWHERE } from '../core/graph.ts';
import type { FlowEventProbe, Registry } from '../core/nodeType.ts';
import type { RunEnd } from '../core/runContext.ts';
import { type AudioFiles, noAudioFiles } from '../core/speech.ts';
import { bothOf, NEVER, type Spans, spanOf } from '../core/spans.ts';
import { endingBy } from './backward.ts';
import { type CallerClass, callerClasses } from './callerClasses.ts';
import { callTo } from './counterexample.ts';
import { type Coverage, coverageOf, type FlowEnd } from './coverage.ts';
import { arrivalsOf, taking } from './forward.ts';
import { callThatEnds, ordinaryCall } from './example.ts';
import { type PlayableCall, type Playing } from './playableCall.ts';
import { type NoGraph, type OtherFlows, type Passage, type ProofGraph, proofGraph } from './proofGraph.ts';

/** What is to be proved: the calls that come in within a time. */
export interface ProofTask {
  /** Epoch seconds, `to` exclusive. */
  from: number;
  to: number;
  /** The number that is called, and a caller of whom nothing is known. */
  facts: CallFacts;
  /** What is known about the caller, to prove the calls of some callers only. */
  caller?: Partial<CallFacts>;
  /** Where they call from, to prove the calls from there only. */
  place?: CallPlace;
  /** The flows in which calls can go on, by id. */
  others?: OtherFlows;
  /** The account's audio files, whose lengths count; none if missing. */
  files?: AudioFiles;
  /** How much longer a step may take than its settings say, in seconds; 60 if missing. */
  slack?: number;
  /** Told what share of the work is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** An exit of a step, or the step itself. */
export interface Spot {
  nodeId: string;
  exit: string | null;
  /** The other flow that the step belongs to; undefined for the flow itself. */
  flow: string | undefined;
}

/** A spot where calls are cut off without a word. */
export interface CutOff extends Spot {
  /** A call that is; undefined if no caller is known who would come here, so that it may not be so. */
  call: PlayableCall | undefined;
}

/**
 * What is known about every call that comes in within the time, whatever its caller, the keys and the people rung do: where
 * calls are cut off, the steps that none gets to, and how calls end by the time at which they come in.
 */
export interface Proof {
  kind: 'proof';
  cutOffs: CutOff[];
  /** Steps and exits of the flow itself that no call takes in this time. */
  unused: Spot[];
  /** When a call that comes in can end in each way, however long its steps take. Epoch seconds. */
  ends: Readonly<Record<RunEnd, Spans>>;
  coverage: Coverage;
  /** The callers whom steps tell apart. */
  callers: CallerClass[];
}

/** A flow about which nothing can be said before the problems that its check reports are mended. */
export interface NoProof {
  kind: 'none';
  reason: NoGraph;
}

const usualSlack = 60;
/** Calls that come in at the end of the time may go on after it. */
const overtime = 86_400;
/** The share of the work that is done once each step has been looked at. */
const lookingAtSteps = 0.6;

export function prove(document: FlowDocument, registry: Registry, task: ProofTask): Proof | NoProof {
  const { from, to, onProgress = ignore } = task;
  const graph = graphOf(document, registry, task);
  if (typeof graph === 'string') return { kind: 'none', reason: graph };
  const starts = spanOf(from, to);
  const arrivals = arrivalsOf(graph, starts);
  onProgress(0.7);
  const ends = endsOf(graph, task);
  onProgress(0.9);
  const playing = playingOf(document, registry, task);
  return {
    kind: 'proof',
    cutOffs: cutOffsOf(graph, arrivals).map(({ place, events, at, ...spot }) => {
      return { ...spot, call: callTo(graph, arrivals, { place, at, events }, playing) };
    }),
    unused: unusedOf(graph, arrivals),
    ends,
    coverage: coverageIn(document, graph, task, ends.unconnected),
    callers: callerClasses(graph, task.facts),
  };
}

/** How the task's calls can end by the time at which they come in; the rest of a proof left out. */
export function coverageOfCalls(document: FlowDocument, registry: Registry, task: ProofTask): Coverage | NoGraph {
  const graph = graphOf(document, registry, task);
  if (typeof graph === 'string') return graph;
  return coverageIn(document, graph, task, endsOf(graph, task).unconnected);
}

/**
 * How calls usually end by the time at which they come in: those that no step holds up, so that its hours are those of the
 * schedules. Only where calls can be cut off, those count that are held up until then.
 */
function coverageIn(document: FlowDocument, graph: ProofGraph, task: ProofTask, unconnected: Spans): Coverage {
  const ends = { ...endsOf(atOnce(graph), task), unconnected };
  return coverageOf(ends, document.timezone, calendarOf(task.from, task.to));
}

/** The ways from each step as callers usually take them: those with the least to do first, as the step lists its exits. */
function usualFirst(graph: ProofGraph): ProofGraph {
  const passages = graph.passages.map((from, place) => {
    const { nodeType, settings } = graph.places[place]?.node ?? {};
    const exits = nodeType?.exits(settings).map(({ id }) => id) ?? [];
    const rank = ({ exit }: Passage) => (exit === null ? -1 : exits.indexOf(exit));
    return from.toSorted((a, b) => a.events.length - b.events.length || rank(a) - rank(b));
  });
  return { ...graph, passages };
}

/** The same ways, of calls that no step holds up. */
function atOnce(graph: ProofGraph): ProofGraph {
  return { ...graph, passages: graph.passages.map((from) => from.map((passage) => ({ ...passage, seconds: 0 }))) };
}

/**
 * An example of the calls that come in within the task's time and end in one way, as ordinary as there is; undefined if none
 * is known.
 */
export function exampleOf(
  document: FlowDocument,
  registry: Registry,
  task: ProofTask & { end: FlowEnd },
): PlayableCall | undefined {
  const graph = graphOf(document, registry, task);
  if (typeof graph === 'string') return undefined;
  const playing = playingOf(document, registry, task);
  const times = { starts: spanOf(task.from, task.to), always: alwaysIn(task) };
  return (
    ordinaryCall(usualFirst(atOnce(graph)), task.end, times, playing) ?? callThatEnds(graph, task.end, times, playing)
  );
}

function graphOf(document: FlowDocument, registry: Registry, task: ProofTask): ProofGraph | NoGraph {
  const {
    from,
    to,
    facts,
    caller,
    place,
    others = new Map(),
    files = noAudioFiles,
    slack = usualSlack,
    onProgress = ignore,
  } = task;
  const calendar = calendarOf(from, to + overtime);
  const onPlace = (share: number) => onProgress(share * lookingAtSteps);
  return proofGraph(document, registry, others, {
    calendar,
    facts: { ...facts, ...caller },
    isCallerGiven: caller !== undefined,
    place,
    files,
    slack,
    onPlace,
  });
}

function playingOf(document: FlowDocument, registry: Registry, { facts, caller, place, others }: ProofTask): Playing {
  const flow = compile(document, registry, others ?? new Map());
  return { usual: { ...facts, ...caller }, isCallerGiven: caller !== undefined, place, flow };
}

function alwaysIn({ from, to }: ProofTask): Spans {
  return spanOf(from, to + overtime);
}

/** When a call that comes in can end in each way. */
function endsOf(graph: ProofGraph, task: ProofTask): Proof['ends'] {
  const always = alwaysIn(task);
  const starts = spanOf(task.from, task.to);
  const start = graph.order[0] ?? NOWHERE;
  const by = (end: RunEnd): Spans => bothOf(endingBy(graph, end, always)[start] ?? NEVER, starts);
  const [answered, message, hungUp, unconnected] = [by('answered'), by('message'), by('hungUp'), by('unconnected')];
  // Whoever calls can hang up at any time.
  return { answered, message, hungUp, unconnected, callerGone: starts };
}

interface CutOffAt extends Spot {
  place: number;
  /** The first moment at which a call is here that is cut off, epoch seconds. */
  at: number;
  events: readonly FlowEventProbe[];
}

function cutOffsOf({ order, places, passages, endings }: ProofGraph, arrivals: readonly Spans[]): CutOffAt[] {
  return order.flatMap((place) => {
    const { nodeId = '', flow } = places[place] ?? {};
    const here = arrivals[place] ?? NEVER;
    const open = (passages[place] ?? [])
      .filter(({ to }) => to === NOWHERE)
      .map((passage) => ({ exit: passage.exit, events: passage.events, times: taking(here, passage) }));
    const broken = endings[place]?.has('unconnected') ? [{ exit: null, events: [], times: here }] : [];
    return [...open, ...broken].flatMap(({ exit, events, times: [at] }) =>
      at === undefined ? [] : [{ nodeId, exit, flow, place, at, events }],
    );
  });
}

function unusedOf({ order, places, passages }: ProofGraph, arrivals: readonly Spans[]): Spot[] {
  return order.flatMap((place): Spot[] => {
    const { nodeId = '', flow } = places[place] ?? {};
    if (flow !== undefined) return [];
    const here = arrivals[place] ?? NEVER;
    if (here.length === 0) return [{ nodeId, exit: null, flow }];
    return (passages[place] ?? [])
      .filter((passage) => taking(here, passage).length === 0)
      .map(({ exit }) => ({ nodeId, exit, flow }));
  });
}

function ignore(): void {
  return undefined;
}
