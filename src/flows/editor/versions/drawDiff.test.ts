import { expect, test } from 'vitest';
import type { FlowDocument, FlowNode } from '#values/flow/document.ts';
import { drawDiff } from './drawDiff.ts';

const step = (id: string, x: number, settings: FlowNode['settings'] = {}): FlowNode => ({
  id,
  type: id === 'start' ? 'start' : 'hangup',
  version: 1,
  name: id,
  settings,
  position: { x, y: 0 },
});
const flow = (nodes: FlowNode[], edges: FlowDocument['edges']): FlowDocument => ({
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Melbourne',
  nodes,
  edges,
});
const edge = (id: string, from: string, to: string) => ({ id, from, exit: 'next', to });

const before = flow(
  [step('start', 0), step('old', 400), step('kept', 800)],
  [edge('e1', 'start', 'old'), edge('e2', 'old', 'kept')],
);

test('steps and connections are marked as added, changed and removed', () => {
  const after = flow(
    [step('start', 0), step('new', 400), step('kept', 800, { reason: 'busy' })],
    [edge('e1', 'start', 'new'), edge('e3', 'new', 'kept')],
  );
  const { steps, edges, counts, ghosts } = drawDiff(before, after);
  expect([...steps]).toEqual([
    ['new', 'added'],
    ['kept', 'changed'],
    ['old', 'removed'],
  ]);
  expect([...edges]).toEqual([
    ['e1', 'added'],
    ['e3', 'added'],
    ['removed e1', 'removed'],
    ['removed e2', 'removed'],
  ]);
  expect(counts).toEqual({ added: 1, changed: 1, removed: 1 });
  expect(ghosts.nodes.map(({ id }) => id)).toEqual(['old']);
});

test('a removed step is drawn below what stands in its place', () => {
  const after = flow([step('start', 0), step('new', 400)], [edge('e1', 'start', 'new')]);
  const [ghost] = drawDiff(flow([step('start', 0), step('old', 400)], []), after).ghosts.nodes;
  expect(ghost?.position?.x).toBe(400);
  expect(ghost?.position?.y).toBeGreaterThanOrEqual(56);
});

test('moved steps and new ids of connections are drawn as no difference', () => {
  const after = flow(
    before.nodes.map((node) => ({ ...node, position: { x: 9, y: 99 } })),
    before.edges.map((each) => ({ ...each, id: `${each.id}b` })),
  );
  const { steps, edges, ghosts } = drawDiff(before, after);
  expect([steps.size, edges.size, ghosts.nodes.length, ghosts.edges.length]).toEqual([0, 0, 0, 0]);
});
