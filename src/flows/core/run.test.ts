import { expect, test } from 'vitest';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, MONDAY_TEN } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { compile } from './compile.ts';
import { currentNode, endOf, routeOf, startRun, stepRun } from './run.ts';

const at = MONDAY_TEN + 5_000;
const hello = { kind: 'text', text: 'Hello', language: 'en-AU' } as const;
const greeting = compile(
  aFlow()
    .node('start', 'start', {}, { next: 'mark' })
    .node('mark', 'tag', { tags: ['sales'], score: 3 }, { next: 'hello' })
    .node('hello', 'announce', { speech: hello }, { next: 'bye' })
    .node('bye', 'hangup', { reason: 'busy' }).document,
  nodeTypes,
);

test('a call runs to the first node that waits, and its effects come in order', () => {
  const { snapshot, effects } = startRun(greeting, aCall());
  expect(effects).toEqual([
    { type: 'tag', nodeId: 'mark', tags: ['sales'], score: 3 },
    { type: 'say', nodeId: 'hello', speech: hello },
  ]);
  expect(currentNode(snapshot)).toBe('hello');
  expect(endOf(snapshot)).toBeNull();
});

test('the route names each node with its moment and the exit it left by', () => {
  const { snapshot } = stepRun(greeting, startRun(greeting, aCall()).snapshot, { type: 'SAID', at });
  expect(routeOf(snapshot)).toEqual([
    { nodeId: 'start', at: MONDAY_TEN, exit: 'next' },
    { nodeId: 'mark', at: MONDAY_TEN, exit: 'next' },
    { nodeId: 'hello', at: MONDAY_TEN, exit: 'next' },
    { nodeId: 'bye', at, exit: null },
  ]);
  expect(endOf(snapshot)).toBe('hungUp');
});

test('an event that means nothing here changes nothing', () => {
  const { snapshot } = startRun(greeting, aCall());
  expect(stepRun(greeting, snapshot, { type: 'DIGITS', at, digits: '1' })).toEqual({ snapshot, effects: [] });
});

test('a run that has ended takes no more events', () => {
  const { snapshot } = stepRun(greeting, startRun(greeting, aCall()).snapshot, { type: 'SAID', at });
  expect(stepRun(greeting, snapshot, { type: 'CALLER_HUNG_UP', at })).toEqual({ snapshot, effects: [] });
});

test('a caller who hangs up ends the run where it stands', () => {
  const { snapshot, effects } = stepRun(greeting, startRun(greeting, aCall()).snapshot, { type: 'CALLER_HUNG_UP', at });
  expect([endOf(snapshot), currentNode(snapshot), effects]).toEqual(['callerGone', null, []]);
  expect(routeOf(snapshot).at(-1)).toEqual({ nodeId: 'hello', at: MONDAY_TEN, exit: null });
});

test('a run goes on from a snapshot that went through JSON', () => {
  const { snapshot } = startRun(greeting, aCall());
  const event = { type: 'SAID', at } as const;
  expect(stepRun(greeting, JSON.parse(JSON.stringify(snapshot)), event)).toEqual(stepRun(greeting, snapshot, event));
});

test('an exit that leads nowhere ends the run and hangs up', () => {
  const flow = compile(aFlow().node('start', 'start').document, nodeTypes);
  const { snapshot, effects } = startRun(flow, aCall());
  expect(endOf(snapshot)).toBe('unconnected');
  expect(effects).toEqual([{ type: 'hangup', nodeId: null, reason: 'normal' }]);
});

test('a draft that runs in a circle, has no start or broken settings still ends', () => {
  const circle = aFlow().node('start', 'start', {}, { next: 'a' }).node('a', 'tag', {}, { next: 'a' });
  const broken = aFlow().node('start', 'start', {}, { next: 'a' }).node('a', 'announce', { speech: 7 });
  for (const { document } of [circle, broken, aFlow()])
    expect(endOf(startRun(compile(document, nodeTypes), aCall()).snapshot)).toBe('unconnected');
});
