import { noAudioFiles } from '#flows/core/speech.ts';
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

test('speaks the announcement, then continues', () => {
  const { snapshot, effects } = startRun(flow, aCall());
  expect([effects, currentNode(snapshot)]).toEqual([[{ type: 'say', nodeId: 'notice', speech }], 'notice']);
  expect(endOf(stepRun(flow, snapshot, { type: 'SAID', at }).snapshot)).toBe('hungUp');
});

test('ignores keys pressed meanwhile', () => {
  const { snapshot } = startRun(flow, aCall());
  expect(stepRun(flow, snapshot, { type: 'DIGITS', at, digits: '1' })).toEqual({ snapshot, effects: [] });
});

test('estimates one second per fifteen characters, none for a file elsewhere, and knows the account’s files', () => {
  const spoken = (text: string) => ({ speech: { kind: 'text', text, language: 'en-AU' } });
  expect(nodeTypes.announce.worstSeconds?.(spoken('x'.repeat(31)), 'next', noAudioFiles)).toBe(3);
  expect(nodeTypes.announce.worstSeconds?.({ speech }, 'next', noAudioFiles)).toBe(0);
  const files = new Map([['closed', { id: 'closed', name: 'Closed', seconds: 61.2 }]]);
  expect(nodeTypes.announce.worstSeconds?.({ speech: { kind: 'file', file: 'closed' } }, 'next', files)).toBe(62);
});

test('rejects empty text and audio URLs other than http(s)', () => {
  const accepts = (settings: object) => nodeTypes.announce.settings.safeParse(settings).success;
  expect(accepts({ speech: { kind: 'text', text: '  ', language: 'en-AU' } })).toBe(false);
  expect(accepts({ speech: { kind: 'audio', url: 'file:///etc/notice.mp3' } })).toBe(false);
  expect(accepts({ speech })).toBe(true);
});
