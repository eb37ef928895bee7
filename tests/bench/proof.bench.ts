import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { addDays } from '#flows/core/wallTime.ts';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { prove } from '../../src/flows/proof/prove.ts';
import { largeFlow } from './largeFlow.ts';
import { median, times } from './measure.ts';
import type { Figure } from './report.ts';

const from = Date.parse('2026-11-22T00:00:00Z') / 1000;
const to = Date.parse('2028-11-22T00:00:00Z') / 1000;
const facts = {
  at: from * 1000,
  caller: '+61412345678',
  trackingNumber: '+61399990000',
  area: null,
  country: 'AU',
  firstTime: true,
};

/**
 * Measures the proof of a flow of 500 nodes, of which a sixth are menus, a sixth opening hours with 25 holidays each, and a
 * sixth regions and splits in turn.
 */
export function benchProof(): Figure[] {
  const document = withBranches(withHours(largeFlow(500)));
  const proof = prove(document, nodeTypes, { from, to, facts });
  if (proof.kind === 'none') throw new Error(`the flow is not proved: ${proof.reason}`);
  if (proof.cutOffs.length > 0) throw new Error('calls on the flow are cut off');
  const value = median(times(7, 1, () => prove(document, nodeTypes, { from, to, facts })));
  return [{ name: `prove ${document.nodes.length} nodes for two years`, value, unit: 'ms', budget: 2000 }];
}

/** The flow with opening hours of its own in place of each announcement; outside of them calls hang up. */
function withHours(flow: FlowDocument): FlowDocument {
  const nodes = flow.nodes.map((node, at) =>
    node.id.startsWith('say') ? { ...node, type: 'schedule', settings: hoursOf(at) } : node,
  );
  const edges = flow.edges.flatMap((edge) => {
    if (!edge.from.startsWith('say')) return [edge];
    const end = edge.from.replace('say', 'end');
    return [
      { ...edge, exit: 'period-open' },
      { ...edge, id: `${edge.id}-closed`, exit: 'otherwise', to: end },
    ];
  });
  return { ...flow, nodes, edges };
}

/** The flow with a region or a split in place of each tag; some of its callers can leave a message. */
function withBranches(flow: FlowDocument): FlowDocument {
  const tags = flow.nodes.filter(({ type }) => type === 'tag').map(({ id }) => id);
  const branchOf = (id: string) => (tags.indexOf(id) % 2 === 0 ? region : split);
  const nodes = flow.nodes.map((node) => (node.type === 'tag' ? { ...node, ...branchOf(node.id).node } : node));
  const edges = flow.edges.flatMap((edge) => {
    if (!tags.includes(edge.from)) return [edge];
    const [some, others] = branchOf(edge.from).exits;
    return [
      { ...edge, exit: others },
      { ...edge, id: `${edge.id}-some`, exit: some, to: edge.from.replace('tag', 'mail') },
    ];
  });
  return { ...flow, nodes, edges };
}

const victoria = { id: 'vic', name: 'Victoria', prefixes: [], areaCodes: ['AU 03'], states: ['AU-VIC'], countries: [] };
interface Branch {
  node: Pick<FlowNode, 'type' | 'settings'>;
  exits: readonly [some: string, others: string];
}

const region: Branch = {
  node: { type: 'region', settings: { groups: [victoria] } },
  exits: ['region-vic', 'otherwise'],
};
const shares = [
  { id: 'a', name: 'A', percent: 30 },
  { id: 'b', name: 'B', percent: 70 },
];
const split: Branch = { node: { type: 'split', settings: { shares, sticky: true } }, exits: ['share-a', 'share-b'] };

function hoursOf(place: number) {
  const minute = String(place % 60).padStart(2, '0');
  const weekly = [
    { days: [1, 2, 3, 4, 5], from: `08:${minute}`, to: `12:${minute}` },
    { days: [1, 2, 3, 4, 5], from: `13:${minute}`, to: `17:${minute}` },
  ];
  const holidays = Array.from({ length: 25 }, (_, day) => ({
    date: addDays('2026-12-01', day * 29 + (place % 7)),
    name: '',
  }));
  return { timezone: null, periods: [{ id: 'open', name: 'Open', weekly, dates: [] }], holidays };
}
