import { expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { placeBetween } from './placement.ts';

const node = (id: string, x: number, y = 0): FlowNode => ({
  id,
  type: 'announce',
  version: 1,
  name: id,
  settings: {},
  position: { x, y },
});
const way = (from: string, to: string) => ({ id: `${from}${to}`, from, exit: 'next', to });
const flow = (nodes: FlowNode[], edges: FlowDocument['edges']): FlowDocument => ({
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Melbourne',
  nodes,
  edges,
});
const placed = (document: FlowDocument, from: FlowNode, edge: FlowDocument['edges'][number]) => {
  const { at, moved } = placeBetween(document, from, edge);
  return { at, moved: Object.fromEntries(moved) };
};

test('a step inserted between neighbors takes the place of the second and shifts the rest right', () => {
  const [a, b, c, other] = [node('a', 0), node('b', 320), node('c', 640), node('other', 640, 400)];
  const document = flow([a, b, c, other], [way('a', 'b'), way('b', 'c')]);
  expect(placed(document, a, way('a', 'b'))).toEqual({
    at: { x: 320, y: 0 },
    moved: { b: { x: 640, y: 0 }, c: { x: 960, y: 0 } },
  });
});

test('a step inserted on a long edge moves nothing', () => {
  const [a, b] = [node('a', 0), node('b', 1_000, 80)];
  expect(placed(flow([a, b], [way('a', 'b')]), a, way('a', 'b'))).toEqual({ at: { x: 320, y: 80 }, moved: {} });
});

test('making room terminates on a loop', () => {
  const [a, b] = [node('a', 0), node('b', 320)];
  const document = flow([a, b], [way('a', 'b'), way('b', 'a')]);
  expect(placed(document, a, way('a', 'b')).moved).toEqual({ b: { x: 640, y: 0 } });
});
