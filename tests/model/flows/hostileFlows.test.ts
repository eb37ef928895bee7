import { expect, test } from 'vitest';
import type { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';

/** The document limits; a check that is not linear would time out. */
const NODES = 100_000;
const EDGES = 200_000;

const { document: start } = aFlow().node('start', 'start', {}, { next: 'n0' });
const tag = (id: string): FlowNode => ({ id, type: 'tag', version: 1, name: '', settings: { tags: [], score: 0 } });
const many = <Item>(length: number, make: (at: number) => Item): Item[] => Array.from({ length }, (_, at) => make(at));

/** Number of occurrences by problem code. */
function count(nodes: FlowNode[], edges: FlowEdge[]): Record<string, number> {
  const document: FlowDocument = {
    ...start,
    nodes: [...start.nodes, ...nodes],
    edges: [...start.edges, ...edges].slice(0, EDGES),
  };
  const counts: Record<string, number> = {};
  for (const { code } of validate(document, nodeTypes, aWorld())) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

test('all edges leave one node, each by its own exit', () => {
  const edges = many(EDGES, (at) => ({ id: `e${at}`, from: 'n0', exit: `x${at}`, to: 'n1' }));
  expect(count([tag('n0'), tag('n1')], edges)).toEqual({
    'EDGE-WITHOUT-EXIT': EDGES - 1,
    'EXIT-UNCONNECTED': 2,
    'HOURS-UNANSWERED': 1,
  });
});

test('all edges leave one node by the same exit', () => {
  const edges = many(EDGES, (at) => ({ id: `e${at}`, from: 'n0', exit: 'next', to: 'n1' }));
  expect(count([tag('n0'), tag('n1')], edges)).toEqual({
    'EXIT-TWICE': EDGES - 2,
    'EXIT-UNCONNECTED': 1,
    'HOURS-UNANSWERED': 1,
  });
});

test('all nodes and edges have the same id', () => {
  const edges = many(EDGES, () => ({ id: 'e', from: 'n0', exit: 'next', to: 'n0' }));
  expect(
    count(
      many(NODES - 1, () => tag('n0')),
      edges,
    ),
  ).toEqual({
    'DUPLICATE-ID': 2,
    'EXIT-TWICE': EDGES - 2,
    'NO-ACTION-ID-LOOP-DETECTED': 1,
  });
});

test('all nodes form one cycle', () => {
  const nodes = many(NODES - 1, (at) => tag(`n${at}`));
  const edges = nodes.map(({ id }, at) => ({ id, from: id, exit: 'next', to: `n${(at + 1) % nodes.length}` }));
  expect(count(nodes, edges)).toEqual({ 'NO-ACTION-ID-LOOP-DETECTED': 1 });
});

test('every node leads to itself, and no edge has existing ends', () => {
  const nodes = many(NODES - 1, (at) => tag(`n${at}`));
  const itself = nodes.map(({ id }) => ({ id, from: id, exit: 'next', to: id }));
  const nowhere = nodes.map(({ id }) => ({ id: `${id}-gone`, from: 'gone', exit: 'next', to: id }));
  expect(count(nodes, [...itself, ...nowhere])).toEqual({
    'EDGE-WITHOUT-NODE': NODES - 1,
    'NO-ACTION-ID-LOOP-DETECTED': NODES - 1,
    UNREACHABLE: NODES - 2,
  });
});
