import type { FlowDocument } from '#values/flow/document.ts';
import type { Calendar } from '../core/calendar.ts';
import type { CallPlace } from '../core/callPlace.ts';
import type { CallFacts } from '../core/facts.ts';
import { indexFlow, NOWHERE } from '../core/graph.ts';
import type { FlowEventProbe, Registry } from '../core/nodeType.ts';
import { inOrder, reachableFrom } from '../core/reach.ts';
import { type ResolvedNode, resolveNode } from '../core/resolveNode.ts';
import type { RunEnd } from '../core/runContext.ts';
import type { AudioFiles } from '../core/speech.ts';
import { NEVER, type Spans } from '../core/spans.ts';
import { outcomesOf } from './outcomes.ts';

/** A step of the flow, or of one in which its calls can go on. */
export interface Place {
  nodeId: string;
  /** The id of the other flow; undefined for the flow itself. */
  flow: string | undefined;
  timezone: string;
  node: ResolvedNode | undefined;
  /** The place that each connected exit leads to. */
  ways: ReadonlyMap<string, number>;
}

/** One way on from a place. */
export interface Passage {
  /** Null for a way into another flow. */
  exit: string | null;
  /** The place that it leads to, or `NOWHERE`. */
  to: number;
  /** When it can be taken; null for at any time. */
  open: Spans | null;
  /** The longest time that a call is here before it leaves this way, in seconds. */
  seconds: number;
  /** The events after which a call leaves this way. */
  events: readonly FlowEventProbe[];
}

/** What a proof knows about a flow: for each place, what can happen to a call there. */
export interface ProofGraph {
  places: readonly Place[];
  /** The places that connections lead to from the start, each after all that lead to it. */
  order: readonly number[];
  passages: readonly (readonly Passage[])[];
  /** How calls can end at each place, and the events after which they do. */
  endings: readonly Endings[];
}

export type Endings = ReadonlyMap<RunEnd, readonly FlowEventProbe[]>;

/** Why there is nothing to prove yet. */
export type NoGraph = 'startCount' | 'loop';

export interface GraphOptions {
  calendar: Calendar;
  /** What is known of a call. */
  facts: CallFacts;
  /** Whether the facts are those of a certain caller; else anybody may call. */
  isCallerGiven: boolean;
  /** Where calls come from; undefined for anywhere. */
  place?: CallPlace | undefined;
  /** The account's audio files, whose lengths count. */
  files: AudioFiles;
  /** Added to the longest time of each step that waits for something, in seconds. */
  slack: number;
  /** Told the share of the steps that have been looked at. */
  onPlace: (share: number) => void;
}

export type OtherFlows = ReadonlyMap<string, FlowDocument>;

export function proofGraph(
  document: FlowDocument,
  registry: Registry,
  others: OtherFlows,
  options: GraphOptions,
): ProofGraph | NoGraph {
  const { places, starts } = placesOf(document, registry, others);
  const start = starts.get(undefined);
  if (start === undefined) return 'startCount';
  const ways = places.map((place, at) => {
    options.onPlace(at / places.length);
    return waysOf(place, starts, options);
  });
  const passages = ways.map((each) => each.passages);
  const outgoing = passages.map((each) => each.map(({ exit, to }) => ({ exit: exit ?? '', to })));
  const reached = reachableFrom({ outgoing }, [start]);
  const order = inOrder({ outgoing }, start, reached);
  // Places on a loop never come into order.
  if (order.length < reached.filter((mark) => mark !== 0).length) return 'loop';
  return { places, order, passages, endings: ways.map(({ endings }) => endings) };
}

/** All places, and the one where each flow starts, if it has a single start. */
function placesOf(document: FlowDocument, registry: Registry, others: OtherFlows) {
  const places: Place[] = [];
  const starts = new Map<string | undefined, number>();
  for (const [flow, part] of [[undefined, document] as const, ...others]) {
    const { nodes, outgoing } = indexFlow(part);
    const first = places.length;
    const own = nodes.map((node, at): Place => {
      const edges = (outgoing[at] ?? []).filter(({ to }) => to !== NOWHERE);
      const ways = new Map(edges.map(({ exit, to }) => [exit, first + to]));
      return { nodeId: node.id, flow, timezone: part.timezone, node: resolveNode(node, registry), ways };
    });
    places.push(...own);
    const [start, another] = [...own.keys()].filter((at) => own[at]?.node?.nodeType.role === 'start');
    if (start !== undefined && another === undefined) starts.set(flow, first + start);
  }
  return { places, starts };
}

interface Ways {
  passages: Passage[];
  endings: Endings;
}

type Starts = ReadonlyMap<string | undefined, number>;

function waysOf({ nodeId, timezone, node, ways }: Place, starts: Starts, options: GraphOptions): Ways {
  if (node === undefined) return { passages: [], endings: new Map([['unconnected', []]]) };
  const { nodeType, settings } = node;
  const openings = nodeType.openings?.(settings, timezone, options.calendar);
  if (openings !== undefined) {
    const passages = nodeType.exits(settings).map(({ id: exit }) => {
      return { exit, to: ways.get(exit) ?? NOWHERE, open: openings.get(exit) ?? NEVER, seconds: 0, events: [] };
    });
    return { passages, endings: new Map() };
  }
  const longest = (exit: string, waits: boolean) =>
    waits ? (nodeType.worstSeconds?.(settings, exit, options.files) ?? 0) + options.slack : 0;
  const endings = new Map<RunEnd, readonly FlowEventProbe[]>();
  const { facts, isCallerGiven, place } = options;
  const passages = outcomesOf(nodeId, node, { timezone, facts, isCallerGiven, place }).flatMap(
    ({ by, events }): Passage[] => {
      if ('end' in by) {
        endings.set(by.end, events);
        return [];
      }
      const exit = 'exit' in by ? by.exit : null;
      const to = ('exit' in by ? ways.get(by.exit) : starts.get(by.flow)) ?? NOWHERE;
      return [{ exit, to, open: null, seconds: longest(exit ?? '', events.length > 0), events }];
    },
  );
  return { passages, endings };
}
