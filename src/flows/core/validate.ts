import { checkEdges } from './checkEdges.ts';
import { checkHours } from './checkHours.ts';
import { type CheckedNodes, checkSettings } from './checkSettings.ts';
import { checkWaiting } from './checkWaiting.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { checkFlowLoops, leadsOf } from './flowLeads.ts';
import { checkTests } from './flowTests.ts';
import type { FlowWorld } from './flowWorld.ts';
import { type FlowIndex, indexFlow } from './graph.ts';
import { findLoops } from './loops.ts';
import type { Registry } from './nodeType.ts';
import type { Problem } from '#values/flow/problem.ts';
import { inOrder, reachableFrom } from './reach.ts';

interface ReadFlow {
  index: FlowIndex;
  registry: Registry;
  world: FlowWorld;
  checked: CheckedNodes;
  /** The problems of nodes on their own. */
  ofNodes: Problem[];
  /** The places of the starts. */
  starts: readonly number[];
  loops: readonly string[][];
}

/** A flow with exactly one start and no loop, of which whole paths can be checked. */
interface ReadPaths extends ReadFlow {
  /** The places that the start reaches, in topological order. */
  order: readonly number[];
}

/** The checks of every flow, in the order in which problems are listed. */
const checks: readonly ((flow: ReadFlow) => Problem[])[] = [
  ({ index }) => checkIds(index),
  ({ starts }) => checkStarts(starts),
  ({ ofNodes }) => ofNodes,
  ({ index, checked }) => checkEdges(index, checked),
  ({ loops }) => loops.map(toLoop),
  ({ index, checked, starts: [start], world }) =>
    start === undefined ? [] : checkFlowLoops(leadsOf(index, checked, start), world),
  ({ index, starts }) => checkReach(index, starts),
];

const pathChecks: readonly ((flow: ReadPaths) => Problem[])[] = [
  ({ index, checked, order, world }) => checkWaiting(index, checked, order, world),
  ({ index, checked, order, world }) => checkHours(index, checked, order, world),
  ({ index: { document }, registry }) => checkTests(document, registry),
];

/**
 * Returns every problem of a flow, for any document that its schema accepts; never throws. Linear in nodes and edges,
 * without recursion. `world` is that of the flow's own account.
 */
export function validate(document: FlowDocument, registry: Registry, world: FlowWorld): Problem[] {
  const index = indexFlow(document);
  const { problems: ofNodes, checked } = checkSettings(index, registry, world);
  const starts = [...checked.keys()].filter((place) => checked[place]?.nodeType.role === 'start');
  const flow: ReadFlow = { index, registry, world, checked, ofNodes, starts, loops: findLoops(index) };
  const problems = checks.flatMap((check) => check(flow));
  const [start, another] = starts;
  if (start === undefined || another !== undefined || flow.loops.length > 0) return problems;
  const order = inOrder(index, start, reachableFrom(index, starts));
  return [...problems, ...pathChecks.flatMap((check) => check({ ...flow, order }))];
}

export function blocksPublishing(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function toLoop(nodes: string[]): Problem {
  return { code: 'NO-ACTION-ID-LOOP-DETECTED', severity: 'error', nodes };
}

function checkStarts({ length: count }: readonly number[]): Problem[] {
  return count === 1 ? [] : [{ code: 'START-COUNT', severity: 'error', values: { count } }];
}

/** Without any start nothing is reached, which is a problem of its own. */
function checkReach(index: FlowIndex, starts: readonly number[]): Problem[] {
  if (starts.length === 0) return [];
  const reached = reachableFrom(index, starts);
  return index.nodes
    .filter((_, place) => reached[place] === 0)
    .map(({ id: nodeId }) => ({ code: 'UNREACHABLE', severity: 'error', nodeId }));
}

/** Reports node ids and edge ids that occur more than once, each only once. */
function checkIds({ document: { nodes, edges }, places }: FlowIndex): Problem[] {
  const nodeIds = places.size === nodes.length ? [] : repeated(nodes);
  return [
    ...nodeIds.map((id): Problem => ({ code: 'DUPLICATE-ID', severity: 'error', nodeId: id, values: { id } })),
    ...repeated(edges).map((id): Problem => ({ code: 'DUPLICATE-ID', severity: 'error', values: { id } })),
  ];
}

function repeated(items: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of items) {
    const before = seen.size;
    if (seen.add(id).size === before) twice.add(id);
  }
  return [...twice];
}
