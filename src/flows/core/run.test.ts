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

test('runs to the first waiting node and emits effects in order', () => {
  const { snapshot, effects } = startRun(greeting, aCall());
  expect(effects).toEqual([
    { type: 'tag', nodeId: 'mark', tags: ['sales'], score: 3 },
    { type: 'say', nodeId: 'hello', speech: hello },
  ]);
  expect(currentNode(snapshot)).toBe('hello');
  expect(endOf(snapshot)).toBeNull();
});

test('records each node on the route with its time and exit', () => {
  const { snapshot } = stepRun(greeting, startRun(greeting, aCall()).snapshot, { type: 'SAID', at });
  expect(routeOf(snapshot)).toEqual([
    { nodeId: 'start', at: MONDAY_TEN, exit: 'next' },
    { nodeId: 'mark', at: MONDAY_TEN, exit: 'next' },
    { nodeId: 'hello', at: MONDAY_TEN, exit: 'next' },
    { nodeId: 'bye', at, exit: null },
  ]);
  expect(endOf(snapshot)).toBe('hungUp');
});

test('ignores an event that the current node does not handle', () => {
  const { snapshot } = startRun(greeting, aCall());
  expect(stepRun(greeting, snapshot, { type: 'DIGITS', at, digits: '1' })).toEqual({ snapshot, effects: [] });
});

test('ignores events after the run has ended', () => {
  const { snapshot } = stepRun(greeting, startRun(greeting, aCall()).snapshot, { type: 'SAID', at });
  expect(stepRun(greeting, snapshot, { type: 'CALLER_HUNG_UP', at })).toEqual({ snapshot, effects: [] });
});

test('ends the run when the caller hangs up', () => {
  const { snapshot, effects } = stepRun(greeting, startRun(greeting, aCall()).snapshot, { type: 'CALLER_HUNG_UP', at });
  expect([endOf(snapshot), currentNode(snapshot), effects]).toEqual(['callerGone', null, []]);
  expect(routeOf(snapshot).at(-1)).toEqual({ nodeId: 'hello', at: MONDAY_TEN, exit: null });
});

test('resumes from a snapshot restored from JSON', () => {
  const { snapshot } = startRun(greeting, aCall());
  const event = { type: 'SAID', at } as const;
  expect(stepRun(greeting, JSON.parse(JSON.stringify(snapshot)), event)).toEqual(stepRun(greeting, snapshot, event));
});

test('ends the run and hangs up at an unconnected exit', () => {
  const flow = compile(aFlow().node('start', 'start').document, nodeTypes);
  const { snapshot, effects } = startRun(flow, aCall());
  expect(endOf(snapshot)).toBe('unconnected');
  expect(effects).toEqual([{ type: 'hangup', nodeId: null, reason: 'normal' }]);
});

test('still ends for a draft with a loop, no start or invalid settings', () => {
  const circle = aFlow().node('start', 'start', {}, { next: 'a' }).node('a', 'tag', {}, { next: 'a' });
  const broken = aFlow().node('start', 'start', {}, { next: 'a' }).node('a', 'announce', { speech: 7 });
  for (const { document } of [circle, broken, aFlow()])
    expect(endOf(startRun(compile(document, nodeTypes), aCall()).snapshot)).toBe('unconnected');
});
