import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const at = aCall().at;
const consent = { kind: 'text', text: 'This call is recorded.', language: 'en-AU' } as const;
const targets = [{ id: 't1', label: 'Desk', number: '+61398765432' }];
const flow = (settings: Parameters<ReturnType<typeof aFlow>['node']>[2]) =>
  aFlow().node('start', 'start', settings, { next: 'desk' }).node('desk', 'ring', { targets }).document;
const begin = (settings: Parameters<typeof flow>[0]) => startRun(compile(flow(settings), nodeTypes), aCall());

test('continues immediately without a consent announcement', () => {
  expect(begin({}).effects.map(({ type }) => type)).toEqual(['dial']);
});

test('speaks the consent announcement first and waits for it to finish', () => {
  const { snapshot, effects } = begin({ consent });
  expect(effects).toEqual([{ type: 'say', nodeId: 'start', speech: consent }]);
  const said = stepRun(compile(flow({ consent }), nodeTypes), snapshot, { type: 'SAID', at });
  expect(routeOf(said.snapshot).map(({ nodeId, exit }) => [nodeId, exit])).toEqual([
    ['start', 'next'],
    ['desk', null],
  ]);
});

test('applies recording to later dials', () => {
  expect(begin({ recording: true }).effects).toMatchObject([{ type: 'dial', record: true }]);
  expect(begin({ recording: false }).effects).toMatchObject([{ type: 'dial', record: false }]);
});

test('warns about recording without a consent announcement', () => {
  const problems = (settings: Parameters<typeof flow>[0]) => validate(flow(settings), nodeTypes, aWorld());
  expect(problems({ recording: true })).toEqual([
    { code: 'RECORDING-WITHOUT-CONSENT', severity: 'warning', nodeId: 'start', path: 'consent' },
  ]);
  expect(problems({ recording: true, consent })).toEqual([]);
  expect(problems({ recording: false })).toEqual([]);
});
