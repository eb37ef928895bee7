import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import { currentNode, endOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const at = aCall().at;
const targets = ['+61398765432', '+61398765433'].map((number, index) => ({ id: `t${index + 1}`, label: '', number }));
const ringing = (order: string) =>
  compile(
    aFlow()
      .node('start', 'start', { recording: true }, { next: 'ring' })
      .node('ring', 'ring', { targets, order }, { unanswered: 'mail' })
      .node('mail', 'voicemail').document,
    nodeTypes,
  );
const ended = (outcome: LegResult['outcome'], ...ids: string[]): FlowEvent => ({
  type: 'LEGS_ENDED',
  at,
  legs: ids.map((targetId) => ({ targetId, outcome, talkSeconds: 0 })),
});

test('rings all targets in one dial, recorded if the start node enables it', () => {
  const flow = ringing('together');
  const { snapshot, effects } = startRun(flow, aCall());
  expect(effects).toMatchObject([{ type: 'dial', targets, timeout: 20, record: true }]);
  expect(currentNode(stepRun(flow, snapshot, ended('no-answer', 't1', 't2')).snapshot)).toBe('mail');
});

test('dials targets one by one and ignores a late duplicate', () => {
  const flow = ringing('inOrder');
  const first = startRun(flow, aCall());
  expect(first.effects).toMatchObject([{ targets: [targets[0]] }]);
  const second = stepRun(flow, first.snapshot, ended('busy', 't1'));
  expect(second.effects).toMatchObject([{ targets: [targets[1]] }]);
  expect(stepRun(flow, second.snapshot, ended('busy', 't1'))).toEqual({ snapshot: second.snapshot, effects: [] });
  expect(currentNode(stepRun(flow, second.snapshot, ended('failed', 't2')).snapshot)).toBe('mail');
});

test('ends an answered call as answered, even when the caller hangs up', () => {
  const flow = ringing('together');
  const { snapshot } = startRun(flow, aCall());
  expect(endOf(stepRun(flow, snapshot, ended('answered', 't1')).snapshot)).toBe('answered');
  const talking = stepRun(flow, snapshot, { type: 'LEG_ANSWERED', at, targetId: 't2' }).snapshot;
  expect(endOf(stepRun(flow, talking, { type: 'CALLER_HUNG_UP', at }).snapshot)).toBe('answered');
  expect(endOf(stepRun(flow, snapshot, { type: 'CALLER_HUNG_UP', at }).snapshot)).toBe('callerGone');
});

test('reports forbidden numbers as errors, too short and too long ring times as warnings', () => {
  const node = { id: 'r', type: 'ring', version: 1, name: '', settings: {} };
  const check = (number: string, timeout = 20, world = aWorld()) =>
    nodeTypes.ring
      .check?.(
        { ...(nodeTypes.ring.defaults() as object), targets: [{ id: 't', label: '', number }], timeout },
        node,
        world,
      )
      .map(({ code }) => code);
  const number = '+61398765432';
  expect(check('+611')).toEqual(['TARGET-INVALID']);
  expect([check(`${number};ext=12`), check(`${number},,12`), check(`${number};foo=1`)]).toEqual([
    [],
    [],
    ['TARGET-INVALID'],
  ]);
  const own = aWorld({ trackingNumbers: new Set([number]) });
  expect(check(`${number};ext=12`, 20, own)).toEqual(['TARGET-OWN-NUMBER']);
  const others = aWorld({ otherTrackingNumbers: new Set([number]) });
  expect(check(number, 20, others)).toEqual(['TARGET-TRACKING-NUMBER']);
  expect(check(number, 20, aWorld({ trackingNumbers: new Set([number]) }))).toEqual(['TARGET-OWN-NUMBER']);
  expect(check(number, 20, aWorld({ blockedNumbers: new Set([number]) }))).toEqual(['TARGET-BLOCKED']);
  expect([check(number, 14), check(number, 15), check(number, 28), check(number, 29)]).toEqual([
    ['RING-TOO-SHORT'],
    [],
    [],
    ['RING-TOO-LONG'],
  ]);
});

test('rings web phones next to numbers', () => {
  const rung = [
    { id: 'w', label: 'Ada', number: '', webPhone: 7 },
    { ...targets[0], contact: crypto.randomUUID() },
  ];
  const { document } = aFlow()
    .node('start', 'start', {}, { next: 'ring' })
    .node('ring', 'ring', { targets: rung }, { unanswered: 'mail' })
    .node('mail', 'voicemail');
  const { effects } = startRun(compile(document, nodeTypes), aCall());
  expect(effects).toMatchObject([{ type: 'dial' }]);
  expect(effects[0]).toHaveProperty('targets', [{ id: 'w', label: 'Ada', webPhone: 7 }, targets[0]]);
});
