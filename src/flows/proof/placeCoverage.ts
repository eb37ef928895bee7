import type { FlowDocument } from '#values/flow/document.ts';
import type { CallPlace } from '../core/callPlace.ts';
import type { CallFacts } from '../core/facts.ts';
import type { Registry } from '../core/nodeType.ts';
import { type ResolvedNode, resolveNode } from '../core/resolveNode.ts';
import type { Coverage } from './coverage.ts';
import { coverageOfCalls, type ProofTask } from './prove.ts';
import type { OtherFlows } from './proofGraph.ts';

/** Places from which calls take the same ways, and how these can end by the time at which they come in. */
export interface PlaceCoverage {
  places: readonly CallPlace[];
  coverage: Coverage;
}

/** A call of whose place nothing is known, or that comes from one that no step names. */
const elsewhere: CallPlace = {
  kind: 'elsewhere',
  code: '',
  facts: { caller: null, state: null, country: null },
};

/** A step that tells places apart. */
interface Divider {
  nodeId: string;
  timezone: string;
  node: ResolvedNode;
}

/** The places that the steps of a flow, and of those in which its calls can go on, tell apart; each once. */
export function placesIn(document: FlowDocument, registry: Registry, others: OtherFlows): CallPlace[] {
  const named = dividersIn(document, registry, others).flatMap(
    ({ node: { nodeType, settings } }) => nodeType.places?.(settings) ?? [],
  );
  return [...new Map(named.map((place) => [keyOf(place), place])).values()];
}

/** Tells places apart. */
export function keyOf({ kind, code, branchFound }: CallPlace): string {
  return [kind, code, branchFound ?? ''].join(' ');
}

/** How the task's calls can end by where they come from; empty for a flow that tells no places apart or can't be proved. */
export function coverageByPlace(document: FlowDocument, registry: Registry, task: ProofTask): PlaceCoverage[] {
  const { others = new Map<string, FlowDocument>(), facts } = task;
  const dividers = dividersIn(document, registry, others);
  const named = placesIn(document, registry, others);
  if (named.length === 0) return [];
  const alike = Map.groupBy([...named, ...(named.some(isOnTheMap) ? [elsewhere] : [])], (place) =>
    wayFrom(place, dividers, facts),
  );
  return [...alike.values()].flatMap((places) => {
    const [place] = places;
    const coverage = place && coverageOfCalls(document, registry, { ...task, place });
    return typeof coverage === 'object' ? [{ places, coverage }] : [];
  });
}

const isOnTheMap = ({ kind }: CallPlace) => kind !== 'postcode';

function dividersIn(document: FlowDocument, registry: Registry, others: OtherFlows): Divider[] {
  return [document, ...others.values()].flatMap(({ nodes, timezone }) =>
    nodes.flatMap((each) => {
      const node = resolveNode(each, registry);
      return node?.nodeType.places === undefined ? [] : [{ nodeId: each.id, timezone, node }];
    }),
  );
}

/** The exit by which calls from a place leave each step that looks at it; equal for places that no step tells apart. */
function wayFrom({ facts: known, branchFound }: CallPlace, dividers: readonly Divider[], facts: CallFacts): string {
  const defaults = { recording: false, callerId: 'caller', at: facts.at } as const;
  const exits = dividers.map(({ nodeId, timezone, node: { nodeType, settings } }) => {
    const step = nodeType.enter({ nodeId, timezone, settings, facts: { ...facts, ...known }, ...defaults });
    return step.kind === 'leave' ? step.exit : null;
  });
  return JSON.stringify([branchFound, exits]);
}
