import { describe, expect, test } from 'vitest';
import { aFlow, type FlowBuilder } from '../../../../tests/builders/flows/aFlow.ts';
import { aTest } from '../../../../tests/builders/flows/aTest.ts';
import { type FlowDocument, FlowNode, mostEdges, mostNodes } from '#values/flow/document.ts';
import { mostTests } from '#values/flow/flowTest.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Side } from './conflict.ts';
import { merge3 } from './merge3.ts';

const start = aFlow().node('start', 'start', {}, { next: 'mark' });
const aFlowWith = (build: (flow: FlowBuilder) => FlowBuilder) => build(start).document;
const marked = (settings: FlowNode['settings'], next = 'bye') =>
  aFlowWith((flow) => flow.node('mark', 'tag', settings, { next }).node('bye', 'hangup').node('mail', 'voicemail'));
const base = marked({ tags: ['Sales'], score: 1 });

function withNode(flow: FlowDocument, id: string, change: Partial<FlowNode>): FlowDocument {
  return { ...flow, nodes: flow.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
}
function without(flow: FlowDocument, step: string): FlowDocument {
  return {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => id !== step),
    edges: flow.edges.filter(({ from, to }) => from !== step && to !== step),
  };
}
const merge = (mine: FlowDocument, theirs: FlowDocument, from = base) => merge3(from, mine, theirs, nodeTypes);
/** Ids of the conflicts, and where each exit leads if all are decided for one side. */
function decided(mine: FlowDocument, theirs: FlowDocument, from = base) {
  const { conflicts, resolve } = merge(mine, theirs, from);
  const take = (side: Side) => {
    const { nodes, edges } = resolve(new Map(conflicts.map(({ id }) => [id, side])));
    return [
      nodes.map(({ id }) => id).join(' '),
      edges.map((edge) => `${edge.from} ${edge.exit} ${edge.to}`).join(', '),
    ];
  };
  return { conflicts: conflicts.map(({ id }) => id), mine: take('mine'), theirs: take('theirs') };
}

describe('a step that both keep', () => {
  test('different settings of one step are combined, and the same setting is a conflict', () => {
    const { conflicts, resolve } = merge(
      marked({ tags: ['Service'], score: 2 }),
      marked({ tags: ['Sales'], score: 3, note: 'new' }),
    );
    expect(conflicts).toEqual([
      { kind: 'setting', id: 'setting/mark/score', step: 'mark', setting: 'score', base: 1, mine: 2, theirs: 3 },
    ]);
    const settingsOf = (side: Side) =>
      resolve(new Map([['setting/mark/score', side]])).nodes.find(({ id }) => id === 'mark')?.settings;
    expect(settingsOf('mine')).toEqual({ tags: ['Service'], score: 2, note: 'new' });
    expect(settingsOf('theirs')).toEqual({ tags: ['Service'], score: 3, note: 'new' });
  });

  test('its name is not its setting called name', () => {
    const { conflicts } = merge(
      withNode(marked({ tags: ['Sales'], score: 1, name: 'a' }), 'mark', { name: 'Mine' }),
      withNode(marked({ tags: ['Sales'], score: 1, name: 'b' }), 'mark', { name: 'Theirs' }),
    );
    expect(conflicts.map(({ id, mine, theirs }) => [id, mine, theirs])).toEqual([
      ['name/mark', 'Mine', 'Theirs'],
      ['setting/mark/name', 'a', 'b'],
    ]);
  });

  test('stays where mine is if both moved it', () => {
    const moved = (x: number) => withNode(base, 'mark', { position: { x, y: 0 } });
    expect(merge(moved(1), moved(2)).conflicts).toEqual([]);
    expect(merge(moved(1), moved(2)).resolve()).toEqual(moved(1));
    expect(merge(base, moved(2)).resolve()).toEqual(moved(2));
  });

  test('is contested as a whole if one changed its type and the other its settings', () => {
    const retyped = withNode(base, 'mark', { type: 'announce', settings: {} });
    const { conflicts, resolve } = merge(retyped, marked({ tags: ['Sales'], score: 9 }));
    expect(conflicts.map(({ id }) => id)).toEqual(['step/mark']);
    expect(resolve(new Map([['step/mark', 'theirs']]))).toEqual(marked({ tags: ['Sales'], score: 9 }));
    expect(resolve()).toEqual(retyped);
    expect(merge(retyped, base).conflicts).toEqual([]);
  });
});

test('every field of a step is merged', () => {
  const changes: Required<Omit<FlowNode, 'id'>> = {
    type: 'text',
    version: 2,
    name: 'Renamed',
    comment: 'Ask Ann',
    settings: { tags: [], score: 7 },
    position: { x: 5, y: 5 },
  };
  expect(Object.keys({ id: '', ...changes }).toSorted()).toEqual(Object.keys(FlowNode.shape).toSorted());
  for (const field of Object.keys(changes) as (keyof typeof changes)[]) {
    const other = field === 'name' ? { comment: 'Mine' } : { name: 'Mine' };
    const { conflicts, resolve } = merge(
      withNode(base, 'mark', other),
      withNode(base, 'mark', { [field]: changes[field] }),
    );
    expect(conflicts).toEqual([]);
    expect(resolve()).toEqual(withNode(base, 'mark', { ...other, [field]: changes[field] }));
  }
  const told = (comment: string) => withNode(base, 'mark', { comment });
  expect(merge(told('a'), told('b')).conflicts.map(({ id }) => id)).toEqual(['comment/mark']);
});

describe('connections', () => {
  test('the same exit connected to two steps is a conflict, never two connections', () => {
    expect(
      decided(marked({ tags: ['Sales'], score: 1 }, 'mail'), marked({ tags: ['Sales'], score: 1 }, 'start')),
    ).toEqual({
      conflicts: ['exit/mark/next'],
      mine: ['start mark bye mail', 'start next mark, mark next mail'],
      theirs: ['start mark bye mail', 'start next mark, mark next start'],
    });
  });

  test('a connection to a step that the other removed keeps or loses both', () => {
    const connected = { ...base, edges: [...base.edges, { id: 'new', from: 'bye', exit: 'x', to: 'mail' }] };
    expect(decided(connected, without(base, 'mail'))).toEqual({
      conflicts: ['step/mail'],
      mine: ['start mark bye mail', 'start next mark, mark next bye, bye x mail'],
      theirs: ['start mark bye', 'start next mark, mark next bye'],
    });
  });

  test('a removed step that the other changed comes back with what led to it', () => {
    const gone = without(base, 'mark');
    const bridged = { ...gone, edges: [{ id: 'start-next', from: 'start', exit: 'next', to: 'bye' }] };
    expect(decided(bridged, marked({ tags: ['Sales'], score: 5 }))).toEqual({
      conflicts: ['step/mark'],
      mine: ['start bye mail', 'start next bye'],
      theirs: ['start bye mail mark', 'start next mark, mark next bye'],
    });
    expect(decided(bridged, base)).toMatchObject({ conflicts: [], mine: ['start bye mail', 'start next bye'] });
  });

  test('an exit that one removed and the other connected decides its whole step', () => {
    const menu = (keys: string[], ways: Record<string, string>) =>
      aFlowWith((flow) =>
        flow
          .node('mark', 'menu', { keys: keys.map((key) => ({ key, label: key })) }, ways)
          .node('bye', 'hangup')
          .node('mail', 'voicemail'),
      );
    const before = menu(['1', '2'], { 'key-1': 'bye', 'key-2': 'bye' });
    const shorter = menu(['1'], { 'key-1': 'bye' });
    const rewired = menu(['1', '2'], { 'key-1': 'bye', 'key-2': 'mail' });
    expect(decided(shorter, rewired, before)).toMatchObject({
      conflicts: ['step/mark'],
      mine: [expect.anything(), 'start next mark, mark key-1 bye'],
      theirs: [expect.anything(), 'start next mark, mark key-1 bye, mark key-2 mail'],
    });
    // Each adds a key of its own: whose keys are kept decides whose connections are.
    const [third, fourth] = [
      menu(['1', '2', '3'], { 'key-1': 'bye', 'key-2': 'bye', 'key-3': 'mail' }),
      menu(['1', '2', '4'], { 'key-1': 'bye', 'key-2': 'bye', 'key-4': 'mail' }),
    ];
    expect(decided(third, fourth, before)).toMatchObject({
      conflicts: ['setting/mark/keys'],
      mine: [expect.anything(), 'start next mark, mark key-1 bye, mark key-2 bye, mark key-3 mail'],
      theirs: [expect.anything(), 'start next mark, mark key-1 bye, mark key-2 bye, mark key-4 mail'],
    });
  });

  test('one connection dragged to two places leaves two of different ids', () => {
    const edge = { id: 'e', from: 'mark', exit: 'next', to: 'bye' };
    const before = { ...base, edges: [edge] };
    const { resolve } = merge(
      { ...before, edges: [{ ...edge, to: 'mail' }] },
      { ...before, edges: [{ ...edge, from: 'start' }] },
      before,
    );
    expect(resolve().edges.map(({ id }) => id)).toEqual(['e', 'e-2']);
  });
});

describe('the same id on both sides', () => {
  const added = (settings: FlowNode['settings']) => ({
    ...base,
    nodes: [...base.nodes, { id: 'new', type: 'tag', version: 1, name: 'New', settings }],
  });

  test('an equal new step is one step, a different one is contested', () => {
    expect(merge(added({ score: 1 }), added({ score: 1 })).conflicts).toEqual([]);
    const { conflicts, resolve } = merge(added({ score: 1 }), added({ score: 2 }));
    expect(conflicts.map(({ id, base: before }) => [id, before])).toEqual([['step/new', undefined]]);
    expect(resolve(new Map([['step/new', 'theirs']]))).toEqual(added({ score: 2 }));
  });
});

describe('settings of the flow', () => {
  test('name, time zone and each test are parts of their own', () => {
    const before = { ...base, tests: [aTest({ id: 'one' })] };
    const mine = { ...before, name: 'Mine', timezone: 'UTC', tests: [aTest({ id: 'one', name: 'Mine' })] };
    const theirs = { ...before, name: 'Theirs', tests: [aTest({ id: 'one', name: 'Theirs' }), aTest({ id: 'two' })] };
    const { conflicts, resolve } = merge(mine, theirs, before);
    expect(conflicts.map(({ id }) => id)).toEqual(['flowName', 'test/one']);
    expect(resolve(new Map([['flowName', 'theirs']]))).toEqual({
      ...mine,
      name: 'Theirs',
      tests: [...mine.tests, aTest({ id: 'two' })],
    });
  });

  test('more tests than a flow can keep are decided together', () => {
    const tests = (side: string) => ({
      ...base,
      tests: Array.from({ length: mostTests - 10 }, (_, at) => aTest({ id: `${side}${at}` })),
    });
    const { conflicts, resolve } = merge(tests('m'), tests('t'));
    expect(conflicts.map(({ id }) => id)).toEqual(['tests']);
    expect(resolve(new Map([['tests', 'theirs']]))).toEqual(tests('t'));
  });
});

describe('drafts that together are as large as a flow can be', () => {
  const steps = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at): FlowNode => {
      return { id: `${prefix}${at}`, type: 'tag', version: 1, name: '', settings: {} };
    });
  const ways = (count: number, from: string) =>
    Array.from({ length: count }, (_, at) => ({ id: `${from}${at}`, from, exit: `x${at}`, to: 'bye' }));
  const empty: FlowDocument = { ...base, nodes: [], edges: [] };
  const hub: FlowDocument = { ...base, edges: [] };
  const isMerged = ({ conflicts }: ReturnType<typeof merge>) => !conflicts.some(({ kind }) => kind === 'flow');

  test('are merged up to the most steps, and are one conflict beyond', { timeout: 300_000 }, () => {
    const mine = { ...empty, nodes: steps(1, 'm') };
    const theirs = (count: number) => ({ ...empty, nodes: steps(count, 't') });
    expect(isMerged(merge(mine, theirs(mostNodes - 1), empty))).toBe(true);
    expect(isMerged(merge(mine, theirs(mostNodes), empty))).toBe(false);
  });

  test('are merged up to the most connections, and are one conflict beyond', { timeout: 300_000 }, () => {
    const mine = { ...hub, edges: ways(1, 'bye') };
    const theirs = (count: number) => ({ ...hub, edges: ways(count, 'mark') });
    expect(isMerged(merge(mine, theirs(mostEdges - 1), hub))).toBe(true);
    expect(isMerged(merge(mine, theirs(mostEdges), hub))).toBe(false);
  });
});
