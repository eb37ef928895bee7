import { expect, test } from 'vitest';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aWorld } from '../../../tests/builders/flows/aCall.ts';
import { aFlow, type FlowBuilder } from '../../../tests/builders/flows/aFlow.ts';
import type { FlowWorld } from './flowWorld.ts';
import { blocksPublishing, validate } from './validate.ts';

const desk = { id: 't1', label: 'Desk', number: '+61398765432' };
const ringing = { targets: [desk] };
const good = aFlow()
  .node('start', 'start', {}, { next: 'desk' })
  .node('desk', 'ring', ringing, { unanswered: 'mail' })
  .node('mail', 'voicemail');

const check = ({ document }: FlowBuilder, world: Partial<FlowWorld> = {}) =>
  validate(document, nodeTypes, aWorld(world));
const codes = (flow: FlowBuilder, world?: Partial<FlowWorld>) => check(flow, world).map(({ code }) => code);

test('accepts a valid flow', () => {
  expect(check(good)).toEqual([]);
  expect(blocksPublishing(check(good))).toBe(false);
});

test('requires exactly one start, with a step connected to it', () => {
  expect(check(aFlow())).toEqual([{ code: 'START-COUNT', severity: 'error', values: { count: 0 } }]);
  expect(codes(good.node('again', 'start', {}, { next: 'mail' }))).toContain('START-COUNT');
  expect(check(aFlow().node('start', 'start'))).toContainEqual({
    code: 'NO-ACTION-ON-START',
    severity: 'error',
    nodeId: 'start',
    exit: 'next',
  });
});

test('reports a loop once, with its nodes in order', () => {
  const flow = aFlow()
    .node('start', 'start', {}, { next: 'a' })
    .node('a', 'tag', {}, { next: 'b' })
    .node('b', 'tag', {}, { next: 'c' })
    .node('c', 'tag', {}, { next: 'a' });
  expect(check(flow)).toEqual([{ code: 'NO-ACTION-ID-LOOP-DETECTED', severity: 'error', nodes: ['a', 'b', 'c'] }]);
});

test('rejects an unconnected round robin or menu exit, but accepts a ring as the last step', () => {
  const robin = { targets: [{ ...desk, weight: 1 }] };
  const final = aFlow().node('start', 'start', {}, { next: 'robin' }).node('robin', 'roundRobin', robin);
  expect(check(final)).toEqual([{ code: 'ROUND-ROBIN-FINAL', severity: 'error', nodeId: 'robin', exit: 'unanswered' }]);
  const menu = aFlow().node('start', 'start', {}, { next: 'm' }).node('m', 'menu');
  expect(codes(menu).filter((code) => code === 'EXIT-UNCONNECTED')).toHaveLength(3);
  expect(codes(aFlow().node('start', 'start', {}, { next: 'desk' }).node('desk', 'ring', ringing))).toEqual([]);
});

test('reports unreachable nodes, dangling edges and duplicate ids as errors', () => {
  expect(codes(good.node('island', 'hangup'))).toEqual(['UNREACHABLE']);
  expect(codes(good.node('desk', 'hangup'))).toEqual(['DUPLICATE-ID']);
  const { document } = good;
  const edge = (id: string, from: string, exit: string, to: string) => ({
    ...document,
    edges: [...document.edges, { id, from, exit, to }],
  });
  const codesOf = (changed: typeof document) => validate(changed, nodeTypes, aWorld()).map(({ code }) => code);
  expect(codesOf(edge('e', 'desk', 'gone', 'mail'))).toEqual(['EDGE-WITHOUT-EXIT']);
  expect(codesOf(edge('e', 'desk', 'unanswered', 'mail'))).toEqual(['EXIT-TWICE']);
  expect(codesOf(edge('e', 'nobody', 'next', 'mail'))).toEqual(['EDGE-WITHOUT-NODE']);
});

test('reports unknown types and invalid settings, naming the setting', () => {
  const flow = aFlow()
    .node('start', 'start', {}, { next: 'desk' })
    .node('desk', 'ring', { targets: [desk], timeout: 500 }, { unanswered: 'odd' })
    .node('odd', 'constructor');
  expect(check(flow).slice(0, 2)).toEqual([
    { code: 'SETTINGS-INVALID', severity: 'error', nodeId: 'desk', path: 'timeout' },
    { code: 'UNKNOWN-TYPE', severity: 'error', nodeId: 'odd', values: { type: 'constructor' } },
  ]);
});

test('lists the hours of the week when nobody can answer', () => {
  const flow = good.node('start2', 'schedule').document;
  const nodes = flow.nodes.map((node) => (node.id === 'start2' ? { ...node, id: 'hours' } : node));
  const edges = [
    { id: '1', from: 'start', exit: 'next', to: 'hours' },
    { id: '2', from: 'hours', exit: 'period-open', to: 'desk' },
    { id: '3', from: 'hours', exit: 'otherwise', to: 'mail' },
    { id: '4', from: 'desk', exit: 'unanswered', to: 'mail' },
  ];
  const [problem] = validate({ ...flow, nodes, edges }, nodeTypes, aWorld());
  expect([problem?.code, problem?.severity, problem?.values?.count]).toEqual(['HOURS-UNANSWERED', 'insight', 128]);
});

test('warns about a long wait for a person and about more than three nested menus', () => {
  const speech = { kind: 'text', text: 'x'.repeat(1500), language: 'en-AU' };
  const slow = aFlow()
    .node('start', 'start', {}, { next: 'say' })
    .node('say', 'announce', { speech }, { next: 'desk' })
    .node('desk', 'ring', ringing);
  expect(check(slow)).toEqual([
    { code: 'SLOW-TO-PERSON', severity: 'warning', nodeId: 'desk', values: { seconds: 100 } },
  ]);
  const tied = aFlow()
    .node('start', 'start', {}, { next: 'say' })
    .node('say', 'announce', { speech }, { next: 'menu' })
    .node('menu', 'split', {}, { 'share-s1': 'left', 'share-s2': 'right' })
    .node('left', 'ring', ringing)
    .node('right', 'ring', ringing);
  expect(check(tied).map(({ code, nodeId }) => [code, nodeId])).toEqual([['SLOW-TO-PERSON', 'left']]);
  const brief = { ...speech, text: 'x' };
  for (const [first, then] of [
    [speech, brief],
    [brief, speech],
  ] as const) {
    const joined = aFlow()
      .node('start', 'start', {}, { next: 'split' })
      .node('split', 'split', {}, { 'share-s1': 'one', 'share-s2': 'two' })
      .node('one', 'announce', { speech: first }, { next: 'desk' })
      .node('two', 'announce', { speech: then }, { next: 'desk' })
      .node('desk', 'ring', ringing);
    expect(check(joined).map(({ code, values }) => [code, values])).toEqual([['SLOW-TO-PERSON', { seconds: 100 }]]);
  }
  const nested = (...ids: string[]) =>
    ids.reduce(
      (flow, id, at) => flow.node(id, 'menu', {}, { 'key-1': ids[at + 1] ?? 'desk', 'key-2': 'bye', noInput: 'bye' }),
      aFlow().node('start', 'start', {}, { next: 'm1' }).node('desk', 'ring', ringing).node('bye', 'hangup'),
    );
  const deep = nested('m1', 'm2', 'm3', 'm4');
  expect(check(nested('m1', 'm2', 'm3')).map(({ code }) => code)).not.toContain('MENU-NESTED-DEEP');
  expect(check(deep)).toContainEqual({
    code: 'MENU-NESTED-DEEP',
    severity: 'warning',
    nodeId: 'm4',
    values: { depth: 4 },
  });
});

test('validates a chain of 100,000 nodes without a stack overflow', () => {
  const size = 100_000;
  const nodes = Array.from({ length: size }, (_, at) => ({
    id: `n${at}`,
    type: at === 0 ? 'start' : at === size - 1 ? 'hangup' : 'tag',
    version: 1,
    name: '',
    settings: nodeTypes[at === 0 ? 'start' : at === size - 1 ? 'hangup' : 'tag'].defaults() as Record<string, never>,
  }));
  const edges = nodes.slice(1).map(({ id }, at) => ({ id: `e${at}`, from: `n${at}`, exit: 'next', to: id }));
  const problems = validate({ ...aFlow().document, nodes, edges }, nodeTypes, aWorld());
  expect(problems.map(({ code }) => code)).toEqual(['HOURS-UNANSWERED']);
});
