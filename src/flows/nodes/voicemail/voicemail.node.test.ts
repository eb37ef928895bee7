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

test('a message is recorded as the settings say', () => {
  expect(startRun(flow, aCall()).effects).toEqual([{ type: 'record', nodeId: 'mail', ...settings }]);
});

test.each([
  ['a message ends the call as one', 12, 'message'],
  ['silence ends it as a hang-up', 0, 'hungUp'],
])('%s', (_title, seconds, end) => {
  const { snapshot, effects } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'RECORDED', at, seconds });
  expect([endOf(snapshot), effects]).toEqual([end, [{ type: 'hangup', nodeId: 'mail', reason: 'normal' }]]);
});

test('a caller who hangs up during the greeting is gone', () => {
  const { snapshot } = stepRun(flow, startRun(flow, aCall()).snapshot, { type: 'CALLER_HUNG_UP', at });
  expect(endOf(snapshot)).toBe('callerGone');
});

test('messages are 5 to 600 seconds long, and e-mail addresses must be ones', () => {
  const accepts = (changes: object) => nodeTypes.voicemail.settings.safeParse({ ...settings, ...changes }).success;
  expect([4, 5, 600, 601].map((maxSeconds) => accepts({ maxSeconds }))).toEqual([false, true, true, false]);
  expect(accepts({ emails: ['desk'] })).toBe(false);
});
