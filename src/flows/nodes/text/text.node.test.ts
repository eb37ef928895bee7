import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { CallFacts } from '#flows/core/facts.ts';
import { endOf, startRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const text = 'You called {{number}}.';
const flow = compile(
  aFlow()
    .node('start', 'start', {}, { next: 'sms' })
    .node('sms', 'text', { text }, { next: 'bye' })
    .node('bye', 'hangup').document,
  nodeTypes,
);
const run = (facts: Partial<CallFacts>) => startRun(flow, aCall(facts));

test('texts a mobile and continues at once', () => {
  const { snapshot, effects } = run({ mobile: true });
  expect(effects[0]).toEqual({
    type: 'sendText',
    nodeId: 'sms',
    text: 'You called +61 3 9876 5430.',
    language: 'en-AU',
  });
  expect(endOf(snapshot)).toBe('hungUp');
});

test.each([
  ['a landline', { mobile: false }],
  ['a number of which nothing is known', {}],
  ['a withheld number', { mobile: true, caller: null }],
])('sends nothing to %s, and continues', (_title, facts) => {
  const { snapshot, effects } = run(facts);
  expect([effects.map(({ type }) => type), endOf(snapshot)]).toEqual([['hangup'], 'hungUp']);
});

test('reports placeholders and languages that do not exist', () => {
  const node = { id: 'n', type: 'text', version: 1, name: '', settings: {} };
  const codes = (settings: object) =>
    nodeTypes.text
      .check?.({ text, language: 'en-AU', ...settings }, node, aWorld())
      .map(({ code, path }) => [code, path]);
  expect(codes({})).toEqual([]);
  expect(codes({ text: 'Hi {{name}}' })).toEqual([['VARIABLE-UNKNOWN', 'text']]);
  expect(codes({ language: 'xx-YY' })).toEqual([['LANGUAGE-UNKNOWN', 'language']]);
});
