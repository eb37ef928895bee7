import { describe, expect, test } from 'vitest';
import type { FlowTest } from '#values/flow/flowTest.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { atLimit } from '../../../tests/builders/atLimit.ts';
import { aTest } from '../../../tests/builders/flows/aTest.ts';
import { canRunTests, runTests } from './flowTests.ts';

const prompt = { kind: 'audio', url: 'https://files.example.test/menu.mp3' };
const other = '00000000-0000-4000-8000-000000000002';
const open = { id: 'open', name: 'Open', weekly: [{ days: [1], from: '09:00', to: '17:00' }], dates: [] };
const keys = [{ key: '1', label: 'Sales' }];
const targets = [{ id: 't1', label: 'Ada', number: '+61398765432' }];

/** Open on Mondays: key 1 rings Ada, no key goes on at night; nobody there, or closed: voicemail. */
const desk = aFlow()
  .node('start', 'start', {}, { next: 'hours' })
  .node('hours', 'schedule', { periods: [open] }, { 'period-open': 'menu', otherwise: 'mail' })
  .node('menu', 'menu', { prompt, keys, timeout: 5, attempts: 1 }, { 'key-1': 'ada', noInput: 'night' })
  .node('ada', 'ring', { targets }, { unanswered: 'mail' })
  .node('night', 'flow', { flow: other })
  .node('mail', 'voicemail').document;

const pressed: FlowTest['answers'][number] = { after: 3, event: { type: 'DIGITS', digits: '1' } };
const rung = (outcome: 'answered' | 'no-answer'): FlowTest['answers'][number] => ({
  after: 20,
  event: { type: 'LEGS_ENDED', legs: [{ targetId: 't1', outcome, talkSeconds: 0 }] },
});
const message: FlowTest['answers'][number] = { after: 9, event: { type: 'RECORDED', seconds: 8 } };

function run(given: Partial<FlowTest>, document: FlowDocument = desk) {
  const [only] = runTests({ ...document, tests: [aTest(given)] }, nodeTypes);
  return [only?.passed, only?.step, only?.end];
}

describe('a test', () => {
  test('passes if the call ends at its step and in its way', () => {
    const ends = { step: 'ada', as: 'answered' } as const;
    expect(run({ answers: [pressed, rung('answered')], ends })).toEqual([true, 'ada', 'answered']);
    expect(run({ answers: [pressed, rung('answered')], ends: { ...ends, as: 'message' } })[0]).toBe(false);
    expect(run({ answers: [pressed, rung('answered')], ends: { ...ends, step: 'mail' } })[0]).toBe(false);
  });

  test('calls at its local time in the zone of the flow', () => {
    const call = { ...aTest().call, at: '2026-01-11T23:00' };
    const ends = { step: 'mail', as: 'message' } as const;
    expect(run({ call, answers: [message], ends })).toEqual([true, 'mail', 'message']);
    const away = { ...desk, timezone: 'America/Los_Angeles' };
    expect(run({ answers: [pressed, rung('answered')], ends: { step: 'ada', as: 'answered' } }, away)[0]).toBe(true);
  });

  test('fails if the flow asks for more than it answers', () => {
    expect(run({ answers: [pressed, rung('no-answer')] })).toEqual([false, 'mail', null]);
    expect(run({ answers: [rung('answered')] })).toEqual([false, 'menu', null]);
  });

  test('fails if those who answer are no longer rung', () => {
    const nodes = desk.nodes.map((node) =>
      node.id === 'ada' ? { ...node, settings: { ...node.settings, targets: [{ ...targets[0], id: 't2' }] } } : node,
    );
    expect(run({ answers: [pressed, rung('answered')] }, { ...desk, nodes } as FlowDocument)).toEqual([
      false,
      'ada',
      null,
    ]);
  });

  test('hears out an announcement that was added, and skips one that was removed', () => {
    const ends = { step: 'ada', as: 'answered' } as const;
    const heard: FlowTest['answers'][number] = { after: 4, event: { type: 'SAID' } };
    const added = aFlow()
      .node('start', 'start', {}, { next: 'hello' })
      .node('hello', 'announce', { speech: prompt }, { next: 'hours' }).document;
    const longer = {
      ...desk,
      nodes: [...added.nodes, ...desk.nodes.slice(1)],
      edges: [...added.edges, ...desk.edges.slice(1)],
    };
    expect(run({ answers: [pressed, rung('answered')], ends }, longer)[0]).toBe(true);
    expect(run({ answers: [heard, pressed, rung('answered')], ends })[0]).toBe(true);
  });

  test('ends where the call goes on in another flow', () => {
    const silent: FlowTest['answers'][number] = { after: 5, event: { type: 'NO_INPUT' } };
    const ends = { step: 'night', as: 'continued' } as const;
    expect(run({ answers: [silent], ends })).toEqual([true, 'night', 'continued']);
  });

  test('never passes if the call is cut off', () => {
    const cut = { ...desk, edges: desk.edges.filter(({ from }) => from !== 'ada') };
    expect(run({ answers: [pressed, rung('no-answer')], ends: { step: 'ada', as: 'continued' } }, cut)).toEqual([
      false,
      'ada',
      'unconnected',
    ]);
  });

  test('answers after as many seconds as it says, so that opening hours can end meanwhile', () => {
    const slow = aFlow()
      .node('start', 'start', {}, { next: 'menu' })
      .node('menu', 'menu', { prompt, keys, timeout: 60, attempts: 1 }, { 'key-1': 'hours', noInput: 'mail' })
      .node('hours', 'schedule', { periods: [open] }, { 'period-open': 'ada', otherwise: 'mail' })
      .node('ada', 'ring', { targets }, { unanswered: 'mail' })
      .node('mail', 'voicemail').document;
    const call = { ...aTest().call, at: '2026-01-12T16:59' };
    const after = (seconds: number) => ({ ...pressed, after: seconds });
    expect(run({ call, answers: [after(59)] }, slow)).toEqual([false, 'ada', null]);
    expect(run({ call, answers: [after(60)] }, slow)).toEqual([false, 'mail', null]);
  });

  test('takes the next turn at each step that shares calls out', () => {
    const shares = [
      { id: 'a', name: 'A', percent: 50 },
      { id: 'b', name: 'B', percent: 50 },
    ];
    const shared = aFlow()
      .node('start', 'start', {}, { next: 'one' })
      .node('one', 'split', { shares, sticky: false }, { 'share-a': 'two', 'share-b': 'none' })
      .node('two', 'split', { shares, sticky: false }, { 'share-a': 'none', 'share-b': 'both' })
      .node('both', 'hangup')
      .node('none', 'hangup').document;
    expect(run({ turn: 0 }, shared)).toEqual([false, 'both', 'hungUp']);
    expect(run({ turn: 1 }, shared)).toEqual([false, 'none', 'hungUp']);
  });

  test('may have the caller hang up', () => {
    const gone: FlowTest['answers'][number] = { after: 6, event: { type: 'CALLER_HUNG_UP' } };
    expect(run({ answers: [pressed, gone], ends: { step: 'ada', as: 'callerGone' } })[0]).toBe(true);
  });
});

test('tests run up to a hundred thousand steps altogether', () => {
  const { below, at, above } = atLimit(100_000);
  expect([below, at, above].map((steps) => canRunTests(1, steps))).toEqual([true, true, false]);
});
