import { describe, expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import type { FlowEventProbe } from '#flows/core/nodeType.ts';
import { massRun } from '#flows/core/massRun.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { compareCall, draftOf } from './compareCall.ts';
import { reportOf } from './compareCalls.ts';

const target = (id: string) => ({ id, label: id, number: `+6139876540${id}` });
const keys = [
  { key: '1', label: 'Sales' },
  { key: '2', label: 'Support' },
];

interface Parts {
  desk?: object;
  menu?: object;
  ways?: Record<string, string>;
  unanswered?: string;
}

/** A menu, a desk of two that ring in order, and voicemail. */
function aDesk({ desk = {}, menu = {}, ways = {}, unanswered = 'mail' }: Parts = {}): FlowDocument {
  return aFlow()
    .node('start', 'start', { consent: null }, { next: 'menu' })
    .node('menu', 'menu', { keys, attempts: 2, ...menu }, { 'key-1': 'desk', 'key-2': 'bye', noInput: 'mail', ...ways })
    .node(
      'desk',
      'ring',
      { targets: [target('1'), target('2')], order: 'inOrder', timeout: 20, ...desk },
      { unanswered },
    )
    .node('mail', 'voicemail')
    .node('bye', 'hangup').document;
}

const key = (digits: string): Heard => [3, { type: 'DIGITS', digits }];
const silent: Heard = [5, { type: 'NO_INPUT' }];
const gone = (after: number): Heard => [after, { type: 'CALLER_HUNG_UP' }];
const rung = (seconds: number, targetId: string, outcome: LegResult['outcome']): Heard => {
  const talkSeconds = outcome === 'answered' ? 60 : 0;
  return [seconds + talkSeconds, { type: 'LEGS_ENDED', legs: [{ targetId, outcome, talkSeconds }] }];
};
const message: Heard = [20, { type: 'RECORDED', seconds: 12 }];

/** Seconds after what was heard before. */
type Heard = [after: number, FlowEventProbe];

const live = aDesk();

/** What a draft makes of a call on the live flow. */
function compared(draft: FlowDocument, ...heard: Heard[]) {
  const facts = aCall();
  let { at } = facts;
  const events = heard.map(([after, event]) => ({ ...event, at: (at += after * 1000) }) as FlowEvent);
  const own = massRun(compile(live, nodeTypes));
  const { comparison } = compareCall(own, draftOf(compile(draft, nodeTypes), nodeTypes), { uuid: 'a', facts, events });
  if (comparison.kind === 'same') return 'same';
  if (comparison.kind === 'unknown') return `? ${comparison.step ?? ''} ${comparison.why}`;
  const { before, after } = comparison;
  return `${before.step} ${before.outcome} → ${after.step} ${after.outcome}`;
}

const second = [key('1'), rung(20, '1', 'no-answer'), rung(12, '2', 'answered')];
const nobody = [key('1'), rung(20, '1', 'no-answer'), rung(20, '2', 'busy'), message];
const someone: Heard[] = [
  key('1'),
  [20, { type: 'LEGS_ENDED', legs: [{ targetId: '1', outcome: 'no-answer', talkSeconds: 0 }], bridged: true }],
];
const leaves = [key('1'), rung(20, '1', 'no-answer'), gone(8)];
const hello = { kind: 'text', text: 'Hello.', language: 'en-AU' };
const greeted: FlowDocument = {
  ...aFlow()
    .node('start', 'start', { consent: null }, { next: 'hello' })
    .node('hello', 'announce', { speech: hello }, { next: 'menu' }).document,
};

describe('keys', () => {
  test.each([
    [
      'lead where the draft leads them',
      aDesk({ ways: { 'key-2': 'mail' } }),
      [key('2')],
      'bye hungUp → mail voicemail',
    ],
    [
      'that the draft does not offer are asked for again',
      aDesk({ menu: { keys: keys.slice(0, 1) } }),
      [key('2')],
      '? menu gather',
    ],
    [
      'are not known in a menu that was never heard',
      {
        ...live,
        nodes: live.nodes.map((node) => (node.id === 'menu' ? { ...node, id: 'other' } : node)),
        edges: live.edges.map((edge) => ({
          ...edge,
          from: edge.from === 'menu' ? 'other' : edge.from,
          to: edge.to === 'menu' ? 'other' : edge.to,
        })),
      },
      [key('2')],
      '? other gather',
    ],
    ['are given as often as they were', aDesk({ menu: { attempts: 1 } }), [silent, silent, message], 'same'],
    ['are not known at a third try', aDesk({ menu: { attempts: 3 } }), [silent, silent, message], '? menu gather'],
  ] as const)('%s', (_, draft, heard, expected) => expect(compared(draft, ...heard)).toBe(expected));

  test('an announcement is no question', () => {
    const nodes = [...greeted.nodes, ...live.nodes.slice(1)];
    const edges = [...greeted.edges, ...live.edges.slice(1)];
    expect(compared({ ...live, nodes, edges }, ...nobody)).toBe('same');
  });
});

describe('who answers', () => {
  test.each([
    ['is the same in another order', aDesk({ desk: { targets: [target('2'), target('1')] } }), second, 'same'],
    ['is the same when all ring at once', aDesk({ desk: { order: 'together' } }), second, 'same'],
    [
      'is nobody when the phone rings shorter than it took',
      aDesk({ desk: { timeout: 10 } }),
      second,
      'desk answered → mail voicemail',
    ],
    ['is not known of a number that never rang', aDesk({ desk: { targets: [target('3')] } }), second, '? desk dial'],
    ['is not known when it rings longer', aDesk({ desk: { timeout: 30 } }), nobody, '? desk dial'],
    ['is nobody in a shorter time either', aDesk({ desk: { timeout: 15 } }), nobody, 'same'],
    ['leads elsewhere when nobody answers', aDesk({ unanswered: 'bye' }), nobody, 'mail voicemail → bye hungUp'],
    ['is the same in the last second of a shorter ring', aDesk({ desk: { timeout: 12 } }), second, 'same'],
    ['is nobody a second before that', aDesk({ desk: { timeout: 11 } }), second, 'desk answered → mail voicemail'],
    [
      'is not known of a dial in which somebody unknown was connected',
      aDesk({ desk: { timeout: 25 } }),
      someone,
      '? desk dial',
    ],
    ['does not matter to a caller who hangs up', aDesk({ unanswered: 'bye' }), leaves, 'same'],
    [
      'matters if the caller would still be there',
      aDesk({ desk: { timeout: 6 } }),
      leaves,
      'desk callerGone → mail voicemail',
    ],
  ] as const)('%s', (_, draft, heard, expected) => expect(compared(draft, ...heard)).toBe(expected));
});

test('time passes in a draft as it passed between question and answer, however many came before', () => {
  const hours = { id: 'open', name: 'Open', weekly: [{ days: [1], from: '09:00', to: '10:01' }], dates: [] };
  const closing = aFlow()
    .node('start', 'start', { consent: null }, { next: 'menu' })
    .node('menu', 'menu', { keys, attempts: 2 }, { 'key-1': 'hours', 'key-2': 'bye', noInput: 'mail' })
    .node('hours', 'schedule', { periods: [hours] }, { 'period-open': 'bye', otherwise: 'mail' })
    .node('mail', 'voicemail')
    .node('bye', 'hangup').document;
  const pressed = (first: number, then: number): Heard[] => [
    [first, { type: 'NO_INPUT' }],
    [then, { type: 'DIGITS', digits: '1' }],
    rung(20, '1', 'no-answer'),
    rung(20, '2', 'busy'),
    message,
  ];
  expect(compared(closing, ...pressed(20, 39))).toBe('mail voicemail → bye hungUp');
  expect(compared(closing, ...pressed(20, 40))).toBe('same');
});

test('tags of earlier calls are not known if the call’s own version never asked for them', () => {
  const condition = { fact: 'tag', not: false, operator: 'is', value: 'vip' };
  const branches = [{ id: 'vip', name: 'VIP', any: [{ all: [condition] }] }];
  const asks = aFlow()
    .node('start', 'start', { consent: null }, { next: 'who' })
    .node('who', 'caller', { branches }, { 'caller-vip': 'bye', otherwise: 'bye' })
    .node('bye', 'hangup').document;
  expect(compile(asks, nodeTypes).needs).toEqual(new Set(['tags']));
  expect(compared(asks, key('2'))).toBe('? who tags');
});

test('a call of which something is missing can’t be compared', () => {
  expect(compared(live, key('1'))).toBe('?  missingEvents');
});

test('calls are grouped by what changes, largest group first', () => {
  const before = { step: 'desk', outcome: 'answered' } as const;
  const after = { step: 'mail', outcome: 'voicemail' } as const;
  const bye = { step: 'bye', outcome: 'hungUp' } as const;
  const report = reportOf([
    { uuid: 'a', comparison: { kind: 'same' } },
    { uuid: 'b', comparison: { kind: 'changed', before: after, after: bye } },
    { uuid: 'c', comparison: { kind: 'changed', before, after } },
    { uuid: 'd', comparison: { kind: 'changed', before, after } },
    { uuid: 'e', comparison: { kind: 'unknown', why: 'dial', step: 'desk' } },
  ]);
  expect(report).toEqual({
    compared: 5,
    changed: 3,
    newlyVoicemail: 2,
    unknown: 1,
    changes: [
      { change: { before, after }, calls: ['c', 'd'] },
      { change: { before: after, after: bye }, calls: ['b'] },
    ],
    unknowns: [{ change: { why: 'dial', step: 'desk' }, calls: ['e'] }],
  });
});
