import type { FlowSummary } from '#values/flow/flowSummary.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { CheckedNodes } from './checkSettings.ts';
import type { FlowWorld } from './flowWorld.ts';
import { type FlowIndex, NOWHERE } from './graph.ts';

export type FlowLead = FlowSummary['leads'][number];

/** The flows in which calls go on, each with a shortest path of nodes from the start to there. */
export function leadsOf({ nodes, outgoing }: FlowIndex, checked: CheckedNodes, start: number): FlowLead[] {
  const leads: FlowLead[] = [];
  const cameFrom = new Map<number, number>([[start, NOWHERE]]);
  for (const place of cameFrom.keys()) {
    const { nodeType, parsed } = checked[place] ?? {};
    const flow = parsed && nodeType?.leadsTo?.(parsed.settings);
    if (flow !== undefined) leads.push({ flow, nodes: pathTo(place) });
    for (const { to } of outgoing[place] ?? []) if (to !== NOWHERE && !cameFrom.has(to)) cameFrom.set(to, place);
  }
  return leads;

  function pathTo(last: number): string[] {
    const path: string[] = [];
    for (let place = last; place !== NOWHERE; place = cameFrom.get(place) ?? NOWHERE) path.push(nodes[place]?.id ?? '');
    return path.toReversed();
  }
}

/** What leads from one flow to the next. */
interface Hop {
  from: string;
  lead: FlowLead;
  before: Hop | undefined;
}

/**
 * Reports nodes whose flow leads back to this one, with the nodes on the way in order: those of other flows as
 * `<flow>/<node>`. Circles among other flows only were reported when those were published.
 */
export function checkFlowLoops(leads: readonly FlowLead[], { self, flows }: FlowWorld): Problem[] {
  return leads.flatMap((lead): Problem[] => {
    const hops = self === null ? undefined : hopsBack(lead.flow, self, flows);
    if (hops === undefined) return [];
    const nodes = [...lead.nodes, ...hops.flatMap(({ from, lead: next }) => next.nodes.map((id) => `${from}/${id}`))];
    const names = hops.map(({ from }) => flows.get(from)?.name ?? from);
    const problem = { code: 'NO-ACTION-ID-LOOP-DETECTED', severity: 'error', nodes } as const;
    return [names.length === 0 ? problem : { ...problem, values: { flows: names.join(' → ') } }];
  });
}

/** The shortest way from a flow back to `self`, hop by hop; undefined if there is none. */
function hopsBack(flow: string, self: string, flows: FlowWorld['flows']): Hop[] | undefined {
  if (flow === self) return [];
  const reached = new Map<string, Hop | undefined>([[flow, undefined]]);
  for (const [from, before] of reached) {
    for (const lead of flows.get(from)?.leads ?? []) {
      const hop = { from, lead, before };
      if (lead.flow === self) return trace(hop);
      if (!reached.has(lead.flow)) reached.set(lead.flow, hop);
    }
  }
  return undefined;
}

function trace(last: Hop): Hop[] {
  const hops: Hop[] = [];
  for (let hop: Hop | undefined = last; hop !== undefined; hop = hop.before) hops.push(hop);
  return hops.toReversed();
}
