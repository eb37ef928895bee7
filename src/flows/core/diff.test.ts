import { expect, test } from 'vitest';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { aTest } from '../../../tests/builders/flows/aTest.ts';
import { diffFlows, sameFlow } from './diff.ts';

const speech = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
const before = aFlow()
  .node('start', 'start', {}, { next: 'hello' })
  .node('hello', 'announce', { speech: speech('Hello') }, { next: 'mark' })
  .node('mark', 'tag', { tags: ['Sales'], score: 1 }, { next: 'bye' })
  .node('bye', 'hangup').document;
const nothing = { renamed: null, timezone: null, added: [], removed: [], changed: [], exits: [], tests: [] };

test('ignores positions, list order and edge ids', () => {
  const after = {
    ...before,
    nodes: before.nodes.map((node) => ({ ...node, position: { x: 5, y: 7 } })).toReversed(),
    edges: before.edges.map((edge, at) => ({ ...edge, id: `e${at}` })).toReversed(),
  };
  expect(diffFlows(before, after)).toEqual(nothing);
  expect(sameFlow(before, after)).toBe(true);
});

test('ignores comments', () => {
  const nodes = before.nodes.map((node) => ({ ...node, comment: 'Ask Ann before you change this' }));
  expect(diffFlows(before, { ...before, nodes })).toEqual(nothing);
  expect(sameFlow(before, { ...before, nodes })).toBe(true);
});

test('ignores the key order of settings', () => {
  const turn = (settings: object) => Object.fromEntries(Object.entries(settings).toReversed());
  const nodes = before.nodes.map((node) => ({ ...node, settings: turn(node.settings) as typeof node.settings }));
  expect(diffFlows(before, { ...before, nodes })).toEqual(nothing);
});

test('reports the old and new name and time zone', () => {
  const after = { ...before, name: 'Night line', timezone: 'Australia/Perth' };
  expect(diffFlows(before, after)).toEqual({
    ...nothing,
    renamed: { from: 'Main line', to: 'Night line' },
    timezone: { from: 'Australia/Melbourne', to: 'Australia/Perth' },
  });
});

test('lists added nodes, removed nodes and reconnected exits by id', () => {
  const { document: after } = aFlow()
    .node('start', 'start', {}, { next: 'mail' })
    .node('mail', 'voicemail')
    .node('hello', 'announce', { speech: speech('Hello') }, { next: 'mail' })
    .node('bye', 'hangup');
  const idsOf = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
  const { added, removed, changed, exits } = diffFlows(before, after);
  expect([idsOf(added), idsOf(removed), changed]).toEqual([['mail'], ['mark'], []]);
  expect(exits).toEqual([
    { from: 'hello', exit: 'next', before: 'mark', after: 'mail' },
    { from: 'mark', exit: 'next', before: 'bye', after: null },
    { from: 'start', exit: 'next', before: 'hello', after: 'mail' },
  ]);
  expect(sameFlow(before, after)).toBe(false);
});

test('lists a changed node with its changed settings, new name and new type', () => {
  const { document: after } = aFlow()
    .node('start', 'start', {}, { next: 'hello' })
    .node('hello', 'announce', { speech: speech('Hi') }, { next: 'mark' })
    .node('mark', 'tag', { tags: ['Service'], score: 2 }, { next: 'bye' })
    .node('bye', 'voicemail');
  const nodes = after.nodes.map((node) => (node.id === 'hello' ? { ...node, name: 'Greeting' } : node));
  expect(diffFlows(before, { ...after, nodes }).changed).toEqual([
    {
      id: 'bye',
      renamed: null,
      retyped: { from: 'hangup', to: 'voicemail' },
      settings: ['emails', 'greeting', 'maxSeconds', 'notify', 'reason'],
    },
    { id: 'hello', renamed: { from: 'hello', to: 'Greeting' }, retyped: null, settings: ['speech'] },
    { id: 'mark', renamed: null, retyped: null, settings: ['score', 'tags'] },
  ]);
});

test('lists tests that were added, removed or changed by their names', () => {
  const [one, two] = [aTest({ id: 'one', name: 'Monday' }), aTest({ id: 'two', name: 'Sunday' })];
  const before = { ...aFlow().document, tests: [one, two] };
  const after = { ...before, tests: [{ ...one, name: 'Tuesday' }, aTest({ id: 'new', name: 'Night' })] };
  expect(diffFlows(before, after).tests).toEqual([
    { id: 'new', before: null, after: 'Night' },
    { id: 'one', before: 'Monday', after: 'Tuesday' },
    { id: 'two', before: 'Sunday', after: null },
  ]);
  expect(diffFlows(before, { ...before, tests: [two, one] }).tests).toEqual([]);
});

test('of two connections of one exit, or two steps of one id, the first counts, as it does in a call', () => {
  const [edge] = before.edges;
  const [, hello] = before.nodes;
  if (!edge || !hello) throw new Error('the flow has steps');
  const twice = {
    ...before,
    nodes: [...before.nodes, { ...hello, name: 'Another' }],
    edges: [...before.edges, { ...edge, id: 'twice', to: 'bye' }],
  };
  expect(diffFlows(before, twice).exits).toEqual([]);
  expect(diffFlows(before, twice).changed).toEqual([]);
  const turned = { ...before, edges: [{ ...edge, id: 'twice', to: 'bye' }, ...before.edges] };
  expect(diffFlows(before, turned).exits).toEqual([{ from: 'start', exit: 'next', before: 'hello', after: 'bye' }]);
});
