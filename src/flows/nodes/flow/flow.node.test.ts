import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { currentFlow, currentNode, endOf, routeOf, startRun, stepRun } from '#flows/core/run.ts';
import { summarizeFlow } from '#flows/core/summarizeFlow.ts';
import { validate } from '#flows/core/validate.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { FlowSummary } from '#values/flow/flowSummary.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall, aWorld } from '../../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../../tests/builders/flows/aFlow.ts';

const at = aCall().at;
const MAIN = '00000000-0000-4000-8000-000000000001';
const NIGHT = '00000000-0000-4000-8000-000000000002';
const LAST = '00000000-0000-4000-8000-000000000003';
const speech = { kind: 'text', text: 'Hello', language: 'en-AU' };
const targets = [{ id: 't1', label: '', number: '+61398765432' }];

const leadingTo = (flow: string) =>
  aFlow().node('start', 'start', {}, { next: 'on' }).node('on', 'flow', { flow }).document;
const ringing = aFlow('Night')
  .node('start', 'start', { recording: true }, { next: 'on' })
  .node('on', 'announce', { speech }, { next: 'ring' })
  .node('ring', 'ring', { targets }).document;

function summaryOf(id: string, document: FlowDocument, others: FlowSummary[] = []): FlowSummary {
  const world = aWorld({ flows: new Map(others.map((flow) => [flow.id, flow])) });
  return { id, name: document.name, publishedVersion: 1, ...summarizeFlow(document, nodeTypes, world) };
}

/** The problems of the document of MAIN in an account with these other flows. */
function problemsOf(document: FlowDocument, others: FlowSummary[]) {
  return validate(document, nodeTypes, aWorld({ self: MAIN, flows: new Map(others.map((flow) => [flow.id, flow])) }));
}

test('goes on at the start of the other flow, with the settings of that start', () => {
  const flow = compile(leadingTo(NIGHT), nodeTypes, new Map([[NIGHT, ringing]]));
  const first = startRun(flow, aCall());
  expect(first.effects).toEqual([{ type: 'say', nodeId: 'on', speech }]);
  expect([currentNode(first.snapshot), currentFlow(first.snapshot)]).toEqual(['on', NIGHT]);
  const stored = JSON.parse(JSON.stringify(first.snapshot)) as typeof first.snapshot;
  const { snapshot, effects } = stepRun(flow, stored, { type: 'SAID', at });
  expect(effects).toMatchObject([{ type: 'dial', record: true }]);
  expect(routeOf(snapshot)).toEqual([
    { nodeId: 'start', at, exit: 'next' },
    { nodeId: 'on', at, exit: null },
    { nodeId: 'start', at, exit: 'next', flow: NIGHT },
    { nodeId: 'on', at, exit: 'next', flow: NIGHT },
    { nodeId: 'ring', at, exit: null, flow: NIGHT },
  ]);
});

test('ends the call where the flow is missing, has no start or leads back', () => {
  const others = [new Map<string, FlowDocument>(), new Map([[NIGHT, aFlow().document]])];
  for (const other of [...others, new Map([[NIGHT, leadingTo(NIGHT)]])]) {
    const { snapshot, effects } = startRun(compile(leadingTo(NIGHT), nodeTypes, other), aCall());
    expect([endOf(snapshot), effects]).toEqual(['unconnected', [{ type: 'hangup', nodeId: null, reason: 'normal' }]]);
  }
});

test('uses the clock of the flow that the call is in', () => {
  const hours = (timezone: string) =>
    aFlow('Night', timezone)
      .node('start', 'start', {}, { next: 'hours' })
      .node('hours', 'schedule', {}, { 'period-open': 'open', otherwise: 'shut' })
      .node('open', 'hangup')
      .node('shut', 'voicemail').document;
  const endIn = (timezone: string) => {
    const flow = compile(leadingTo(NIGHT), nodeTypes, new Map([[NIGHT, hours(timezone)]]));
    return routeOf(startRun(flow, aCall()).snapshot).at(-1)?.nodeId;
  };
  expect([endIn('Australia/Melbourne'), endIn('Europe/Rome')]).toEqual(['open', 'shut']);
});

test('requires a published flow of the account', () => {
  const night = summaryOf(NIGHT, ringing);
  expect(problemsOf(leadingTo(NIGHT), [night])).toEqual([]);
  expect(problemsOf(leadingTo(''), [])).toEqual([
    { code: 'SETTINGS-INVALID', severity: 'error', nodeId: 'on', path: 'flow' },
  ]);
  expect(problemsOf(leadingTo(NIGHT), [])).toEqual([
    { code: 'FLOW-FOREIGN', severity: 'error', nodeId: 'on', path: 'flow', values: { flow: NIGHT } },
  ]);
  expect(problemsOf(leadingTo(NIGHT), [{ ...night, publishedVersion: null }])).toEqual([
    { code: 'FLOW-UNPUBLISHED', severity: 'error', nodeId: 'on', path: 'flow', values: { flow: 'Night' } },
  ]);
});

test('reports a circle through other flows, with the steps on the way in order', () => {
  const last = summaryOf(LAST, { ...leadingTo(MAIN), name: 'Last' });
  const night = summaryOf(NIGHT, { ...leadingTo(LAST), name: 'Night' }, [last]);
  expect(problemsOf(leadingTo(NIGHT), [night, last])).toContainEqual({
    code: 'NO-ACTION-ID-LOOP-DETECTED',
    severity: 'error',
    nodes: ['start', 'on', `${NIGHT}/start`, `${NIGHT}/on`, `${LAST}/start`, `${LAST}/on`],
    values: { flows: 'Night → Last' },
  });
  expect(problemsOf(leadingTo(MAIN), [summaryOf(MAIN, ringing)])).toContainEqual({
    code: 'NO-ACTION-ID-LOOP-DETECTED',
    severity: 'error',
    nodes: ['start', 'on'],
  });
});

test('counts hours, waits and menus of the other flow', () => {
  const codes = (document: FlowDocument, other: FlowDocument) =>
    problemsOf(document, [summaryOf(NIGHT, other)]).map(({ code, nodeId, values }) => [code, nodeId, values]);
  const mute = aFlow().node('start', 'start', {}, { next: 'bye' }).node('bye', 'hangup').document;
  expect(codes(leadingTo(NIGHT), mute).map(([code]) => code)).toEqual(['HOURS-UNANSWERED']);
  const slow = aFlow()
    .node('start', 'start', { consent: { ...speech, text: 'x'.repeat(600) } }, { next: 'ring' })
    .node('ring', 'ring', { targets }).document;
  const slower = aFlow()
    .node('start', 'start', { consent: { ...speech, text: 'x'.repeat(600) } }, { next: 'on' })
    .node('on', 'flow', { flow: NIGHT }).document;
  expect(codes(leadingTo(NIGHT), slow)).toEqual([]);
  expect(codes(slower, slow)).toEqual([['SLOW-TO-PERSON', 'on', { seconds: 80 }]]);
  const menus = (count: number, then: [string, string, object?]) => {
    const all = Array.from({ length: count }, (_, index) => `m${index}`);
    return all.reduce(
      (flow, id, index) =>
        flow.node(
          id,
          'menu',
          { timeout: 1, attempts: 1 },
          {
            'key-1': all[index + 1] ?? then[0],
            'key-2': then[0],
            noInput: then[0],
          },
        ),
      aFlow()
        .node('start', 'start', {}, { next: 'm0' })
        .node(then[0], then[1], { ...then[2] }),
    ).document;
  };
  const two = menus(2, ['ring', 'ring', { targets }]);
  expect(codes(menus(1, ['on', 'flow', { flow: NIGHT }]), two)).toEqual([]);
  expect(codes(menus(2, ['on', 'flow', { flow: NIGHT }]), two)).toEqual([['MENU-NESTED-DEEP', 'on', { depth: 4 }]]);
});

test('hours of a flow in another zone are shifted to the zone of this one', () => {
  const hours = aFlow('Night', 'Australia/Perth')
    .node('start', 'start', {}, { next: 'hours' })
    .node('hours', 'schedule', {}, { 'period-open': 'ring', otherwise: 'shut' })
    .node('ring', 'ring', { targets })
    .node('shut', 'hangup').document;
  const [problem] = problemsOf(leadingTo(NIGHT), [summaryOf(NIGHT, hours)]);
  const silent = new Set(String(problem?.values?.hours).split(' ').map(Number));
  // Nine to five in Perth is noon to eight in Melbourne, in summer.
  expect(Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => !silent.has(hour))).toEqual([
    12, 13, 14, 15, 16, 17, 18, 19,
  ]);
});
