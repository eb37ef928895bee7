import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const at = aCall().at;
const settings = {
  greeting: { kind: 'text', text: 'Please leave a message.', language: 'en-AU' },
  maxSeconds: 90,
  notify: 'always',
  emails: ['desk@harbour.example'],
} as const;
const flow = compile(
  aFlow()
    .node('start', 'start', {}, { next: 'mail' })
    .node('mail', 'voicemail', { ...settings, emails: [...settings.emails] }).document,
  nodeTypes,
);

test('records a message according to the settings', () => {
  expect(startRun(flow, aCall()).effects).toEqual([{ type: 'record', nodeId: 'mail', ...settings }]);
});

test.each([
  ['ends the call with a message', 12, 'message'],
  ['treats silence as a hang-up', 0, 'hungUp'],
])('%s', (_title, seconds, end) => {
  const { snapshot, effects } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'RECORDED', at, seconds });
  expect([endOf(snapshot), effects]).toEqual([end, [{ type: 'hangup', nodeId: 'mail', reason: 'normal' }]]);
});

test('ends the run when the caller hangs up during the greeting', () => {
  const { snapshot } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'CALLER_HUNG_UP', at });
  expect(endOf(snapshot)).toBe('callerGone');
});

test('accepts messages of 5 to 600 seconds and valid email addresses only', () => {
  const accepts = (changes: object) => nodeTypes.voicemail.settings.safeParse({ ...settings, ...changes }).success;
  expect([4, 5, 600, 601].map((maxSeconds) => accepts({ maxSeconds }))).toEqual([false, true, true, false]);
  expect(accepts({ emails: ['desk'] })).toBe(false);
});
