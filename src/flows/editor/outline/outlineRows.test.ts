import { expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { outlineRows, reuseRows } from './outlineRows.ts';

const node = (id: string, type: string, settings: FlowNode['settings'] = {}): FlowNode => ({
  id,
  type,
  version: 1,
  name: id,
  settings,
});
const flow = (nodes: FlowNode[], edges: [string, string, string][]): FlowDocument => ({
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Melbourne',
  nodes,
  edges: edges.map(([from, exit, to]) => ({ id: `${from}${exit}`, from, exit, to })),
});
const shape = (document: FlowDocument) =>
  outlineRows(document).map(({ key, level, node: at, again }) => [level, key, at?.id ?? null, again]);

test('a node that two ways lead to stands once, then by reference; open exits are lines of their own', () => {
  const keys = {
    keys: [
      { key: '1', label: 'Sales' },
      { key: '2', label: 'Help' },
    ],
  };
  const document = flow(
    [node('start', 'start'), node('menu', 'menu', keys), node('bye', 'hangup'), node('lost', 'hangup')],
    [
      ['start', 'next', 'menu'],
      ['menu', 'key-1', 'bye'],
      ['menu', 'key-2', 'bye'],
    ],
  );
  expect(shape(document)).toEqual([
    [1, 'start', 'start', false],
    [2, 'start:next', 'menu', false],
    [3, 'menu:key-1', 'bye', false],
    [3, 'menu:key-2', 'bye', true],
    [3, 'menu:noInput', null, false],
    [1, 'lost', 'lost', false],
  ]);
});

test('a loop that nothing leads into is shown, and ends', () => {
  const document = flow(
    [node('a', 'announce'), node('b', 'announce')],
    [
      ['a', 'next', 'b'],
      ['b', 'next', 'a'],
    ],
  );
  expect(shape(document)).toEqual([
    [1, 'a', 'a', false],
    [2, 'a:next', 'b', false],
    [3, 'b:next', 'a', true],
  ]);
});

test('a chain of ten thousand steps does not overflow', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `n${index}`);
  const document = flow(
    ids.map((id) => node(id, 'announce')),
    ids.slice(1).map((id, index) => [`n${index}`, 'next', id]),
  );
  expect(outlineRows(document).at(-2)?.node?.id).toBe('n9999');
});

test('keeps the objects of unchanged rows', () => {
  const nodes = [node('start', 'start'), node('bye', 'hangup')];
  const before = outlineRows(flow(nodes, [['start', 'next', 'bye']]));
  const renamed = nodes.map((one) => (one.id === 'bye' ? { ...one, name: 'Goodbye' } : one));
  const after = reuseRows(before, outlineRows(flow(renamed, [['start', 'next', 'bye']])));
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.node?.name).toBe('Goodbye');
});
