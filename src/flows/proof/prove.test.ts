import { describe, expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, startRun, stepRun } from '#flows/core/run.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { exampleOf, type Proof, prove } from './prove.ts';

const from = Date.parse('2026-11-21T13:00:00Z') / 1000;
const twoYears = { from, to: Date.parse('2028-11-21T13:00:00Z') / 1000, facts: aCall() };

function proofOf(document: FlowDocument, slack?: number, others = new Map<string, FlowDocument>()): Proof {
  const proof = prove(document, nodeTypes, { ...twoYears, others, ...(slack !== undefined && { slack }) });
  if (proof.kind === 'none') throw new Error(proof.reason);
  return proof;
}

const weekdays = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const office = (holidays: string[] = []) => ({
  timezone: null,
  periods: [{ id: 'open', name: 'Open', weekly: [weekdays], dates: [] }],
  holidays: holidays.map((date) => ({ date, name: '' })),
});
const desk = { targets: [{ id: 'a', label: 'Anna', number: '+61398765432' }], timeout: 20 };
const iso = (at: number) => new Date(at).toISOString();

const hour = 3600;
const [open, closed] = [
  ['answered', 'message', 'hungUp'],
  ['message', 'hungUp'],
];
const closedDay = [{ from: 0, to: 24 * hour, ends: closed }];
const openDay = (from: number, to: number) => [
  { from: 0, to: from, ends: closed },
  { from, to, ends: open },
  { from: to, to: 24 * hour, ends: closed },
];

describe('a flow with opening hours', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'hours' })
    .node('hours', 'schedule', office(['2026-12-25']), { 'period-open': 'desk', otherwise: 'mail' })
    .node('desk', 'ring', desk, { unanswered: 'mail' })
    .node('mail', 'voicemail').document;

  test('is proved: every call ends with a person, a message or a goodbye', () => {
    expect(proofOf(document)).toMatchObject({ kind: 'proof', cutOffs: [], unused: [] });
  });

  test('covers an ordinary week to the minute, and the dates that differ', () => {
    const { week, exceptions } = proofOf(document).coverage;
    expect(week).toEqual([...Array<unknown>(5).fill(openDay(9 * hour, 17 * hour)), closedDay, closedDay]);
    expect(exceptions).toEqual([{ date: '2026-12-25', day: closedDay }]);
  });
});

test('a day that is proved only from noon on is no date that differs', () => {
  const document = aFlow().node('start', 'start', {}, { next: 'mail' }).node('mail', 'voicemail').document;
  const noon = from + 12 * 3600;
  const proved = (task: { from: number; to: number }) => {
    const proof = prove(document, nodeTypes, { ...twoYears, ...task });
    return proof.kind === 'none' ? proof.reason : proof.coverage.exceptions;
  };
  expect(proved({ from: noon, to: noon + 14 * 86_400 })).toEqual([]);
});

test('a call that is cut off is found, and goes wrong when it is played', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'hours' })
    .node('hours', 'schedule', office(), { 'period-open': 'desk', otherwise: 'bye' })
    .node('desk', 'ring', desk)
    .node('bye', 'hangup').document;
  const [cutOff, ...others] = proofOf(document).cutOffs;
  expect(others).toEqual([]);
  expect(cutOff).toMatchObject({ nodeId: 'desk', exit: 'unanswered' });
  // Monday, 9:00 in Melbourne.
  expect(iso(cutOff?.call?.facts.at ?? 0)).toBe('2026-11-22T22:00:00.000Z');
  const flow = compile(document, nodeTypes);
  let { snapshot } = startRun(flow, cutOff?.call?.facts ?? aCall());
  for (const event of cutOff?.call?.events ?? []) ({ snapshot } = stepRun(flow, snapshot, event));
  expect(endOf(snapshot)).toBe('unconnected');
});

describe('time passes during a call', () => {
  const twice = (exit: Record<string, string>) =>
    aFlow()
      .node('start', 'start', {}, { next: 'hours' })
      .node('hours', 'schedule', office(), { 'period-open': 'desk', otherwise: 'bye' })
      .node('desk', 'ring', desk, { unanswered: 'again' })
      .node('again', 'schedule', office(), { 'period-open': 'mail', ...exit })
      .node('mail', 'voicemail')
      .node('bye', 'hangup').document;

  test('so that one that came in before closing time can come to a step after it', () => {
    const [cutOff] = proofOf(twice({}), 0).cutOffs;
    expect(cutOff).toMatchObject({ nodeId: 'again', exit: 'otherwise' });
    // 20 seconds before closing time on a Monday in Melbourne.
    expect(iso(cutOff?.call?.facts.at ?? 0)).toBe('2026-11-23T05:59:59.000Z');
    expect(cutOff?.call?.events.map(({ at }) => iso(at))).toEqual(['2026-11-23T06:00:00.000Z']);
  });

  test('and one that comes in at the very end of what is proved can go on after it', () => {
    const closing = Date.parse('2026-11-23T06:00:00Z') / 1000;
    const proof = prove(twice({}), nodeTypes, { from: closing - 3600, to: closing, facts: aCall(), slack: 0 });
    if (proof.kind === 'none') throw new Error(proof.reason);
    expect(proof.ends.unconnected).toEqual([closing - 20, closing]);
    expect(proof.ends.hungUp).toEqual([closing - 3600, closing]);
  });

  test('each step may take a minute longer than its settings say', () => {
    const closing = Date.parse('2026-11-23T06:00:00Z') / 1000;
    const proof = prove(twice({}), nodeTypes, { from: closing - 3600, to: closing, facts: aCall() });
    if (proof.kind === 'none') throw new Error(proof.reason);
    expect(proof.ends.unconnected).toEqual([closing - 20 - 60, closing]);
  });

  test('but an exit that needs more time than that is never taken', () => {
    const elsewhere = aFlow()
      .node('start', 'start', {}, { next: 'hours' })
      .node('hours', 'schedule', office(), { 'period-open': 'desk', otherwise: 'bye' })
      .node('desk', 'ring', desk, { unanswered: 'night' })
      .node(
        'night',
        'schedule',
        {
          ...office(),
          periods: [{ id: 'night', name: '', weekly: [{ days: [1], from: '22:00', to: '23:00' }], dates: [] }],
        },
        { 'period-night': 'mail', otherwise: 'bye' },
      )
      .node('mail', 'voicemail')
      .node('bye', 'hangup').document;
    expect(proofOf(elsewhere)).toMatchObject({
      cutOffs: [],
      unused: [
        { nodeId: 'night', exit: 'period-night' },
        { nodeId: 'mail', exit: null },
      ],
    });
  });
});

test('a step that cannot run cuts calls off', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'odd' })
    .node('odd', 'teleport', {}, { next: 'bye' })
    .node('bye', 'hangup').document;
  expect(proofOf(document).cutOffs).toMatchObject([{ nodeId: 'odd', exit: null, call: { events: [] } }]);
});

test('nothing is said about a flow with a loop, or without a single start', () => {
  const loop = aFlow()
    .node('start', 'start', {}, { next: 'a' })
    .node('a', 'tag', {}, { next: 'b' })
    .node('b', 'tag', {}, { next: 'a' }).document;
  expect(prove(loop, nodeTypes, twoYears)).toEqual({ kind: 'none', reason: 'loop' });
  const starts = aFlow().node('one', 'start').node('two', 'start').document;
  expect(prove(starts, nodeTypes, twoYears)).toEqual({ kind: 'none', reason: 'startCount' });
});

describe('a flow that goes on in another', () => {
  const here = aFlow().node('start', 'start', {}, { next: 'on' }).node('on', 'flow', { flow: 'night' }).document;
  const there = aFlow('Night').node('start', 'start', {}, { next: 'desk' });

  test('is proved with it', () => {
    const others = new Map([['night', there.node('desk', 'voicemail').document]]);
    const { cutOffs, ends } = proofOf(here, undefined, others);
    expect(cutOffs).toEqual([]);
    expect(ends.message).toEqual([twoYears.from, twoYears.to]);
    expect(ends.unconnected).toEqual([]);
  });

  test('names the step of the other flow that cuts calls off', () => {
    const others = new Map([['night', there.node('desk', 'ring', desk).document]]);
    expect(proofOf(here, undefined, others).cutOffs).toMatchObject([
      { nodeId: 'desk', exit: 'unanswered', flow: 'night', call: { events: [{ type: 'LEGS_ENDED' }] } },
    ]);
  });

  test('cuts calls off when that one is unknown', () => {
    expect(proofOf(here).cutOffs).toMatchObject([{ nodeId: 'on', exit: null, call: { events: [] } }]);
  });
});

test('a call that is cut off comes from a caller whom the steps before send there', () => {
  const groups = [
    { id: 'vic', name: '', prefixes: ['+613'], areaCodes: [], states: [], countries: [] },
    { id: 'nz', name: '', prefixes: [], areaCodes: [], states: [], countries: ['NZ'] },
  ];
  const document = aFlow()
    .node('start', 'start', {}, { next: 'where' })
    .node('where', 'region', { groups }, { 'region-vic': 'bye', otherwise: 'bye' })
    .node('bye', 'hangup').document;
  expect(proofOf(document).cutOffs).toMatchObject([
    { nodeId: 'where', exit: 'region-nz', call: { facts: { country: 'NZ' } } },
  ]);
});

test('a way that no known caller takes is told without a call', () => {
  const vic = { id: 'g', name: '', prefixes: ['+613'], areaCodes: [], states: [], countries: [] };
  const document = aFlow()
    .node('start', 'start', {}, { next: 'one' })
    .node('one', 'region', { groups: [vic] }, { 'region-g': 'two', otherwise: 'bye' })
    .node('two', 'region', { groups: [vic] }, { 'region-g': 'bye' })
    .node('bye', 'hangup').document;
  expect(proofOf(document).cutOffs).toEqual([{ nodeId: 'two', exit: 'otherwise', flow: undefined, call: undefined }]);
});

describe('callers whom a step tells apart', () => {
  const groups = [
    { id: 'vic', name: 'Victoria', prefixes: [], areaCodes: ['AU 03'], states: ['AU-VIC'], countries: [] },
    { id: 'nz', name: 'New Zealand', prefixes: [], areaCodes: [], states: [], countries: ['NZ'] },
  ];
  const document = aFlow()
    .node('start', 'start', {}, { next: 'where' })
    .node('where', 'region', { groups }, { 'region-vic': 'desk', 'region-nz': 'mail', otherwise: 'bye' })
    .node('desk', 'ring', desk, { unanswered: 'mail' })
    .node('mail', 'voicemail')
    .node('bye', 'hangup').document;
  const { callers } = proofOf(document);

  test('are listed by the exit that they take', () => {
    expect(callers.map(({ nodeId, exit }) => `${nodeId} ${exit}`)).toEqual([
      'where region-vic',
      'where region-nz',
      'where otherwise',
    ]);
  });

  test.each([
    ['region-vic', ['answered', 'message', 'hungUp']],
    ['region-nz', ['message', 'hungUp']],
    ['otherwise', ['hungUp']],
  ])('can be proved by themselves: %s', (exit, ends) => {
    const { caller = {} } = callers.find((each) => each.exit === exit) ?? {};
    const proof = prove(document, nodeTypes, { ...twoYears, caller });
    if (proof.kind === 'none') throw new Error(proof.reason);
    expect(proof.coverage.week[0]).toEqual([{ from: 0, to: 86_400, ends }]);
  });

  test('have examples of their own calls', () => {
    const [victoria, newZealand] = callers.map(({ caller }) => caller);
    const answered = (caller = {}) => exampleOf(document, nodeTypes, { ...twoYears, caller, end: 'answered' });
    expect(answered(victoria)?.facts).toMatchObject(victoria ?? {});
    expect(answered(newZealand)).toBeUndefined();
    expect(exampleOf(document, nodeTypes, { ...twoYears, end: 'answered' })?.facts.caller).toMatch(/^\+613/);
  });
});
