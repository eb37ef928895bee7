import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { currentNode, endOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const at = aCall().at;
const speech = { kind: 'audio', url: 'https://audio.example/notice.mp3' } as const;
const flow = compile(
  aFlow()
    .node('start', 'start', {}, { next: 'notice' })
    .node('notice', 'announce', { speech }, { next: 'bye' })
    .node('bye', 'hangup').document,
  nodeTypes,
);

test('an announcement is spoken, and the call goes on when it has been said', () => {
  const { snapshot, effects } = startRun(flow, aCall());
  expect([effects, currentNode(snapshot)]).toEqual([[{ type: 'say', nodeId: 'notice', speech }], 'notice']);
  expect(endOf(stepRun(flow, snapshot, { type: 'SAID', at }).snapshot)).toBe('hungUp');
});

test('keys pressed meanwhile mean nothing', () => {
  const { snapshot } = startRun(flow, aCall());
  expect(stepRun(flow, snapshot, { type: 'DIGITS', at, digits: '1' })).toEqual({ snapshot, effects: [] });
});

test('speaking takes a second for fifteen characters; the length of a file is not known', () => {
  const spoken = (text: string) => ({ speech: { kind: 'text', text, language: 'en-AU' } });
  expect(nodeTypes.announce.worstSeconds?.(spoken('x'.repeat(31)), 'next')).toBe(3);
  expect(nodeTypes.announce.worstSeconds?.({ speech }, 'next')).toBe(0);
});

test('nothing to say, and a file that is not on the web, are no settings', () => {
  const accepts = (settings: object) => nodeTypes.announce.settings.safeParse(settings).success;
  expect(accepts({ speech: { kind: 'text', text: '  ', language: 'en-AU' } })).toBe(false);
  expect(accepts({ speech: { kind: 'audio', url: 'file:///etc/notice.mp3' } })).toBe(false);
  expect(accepts({ speech })).toBe(true);
});
