import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, startRun, stepRun } from '#flows/core/run.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import type { FlowEnd } from './coverage.ts';
import { exampleOf } from './prove.ts';

const facts = aCall();
const desk = { targets: [{ id: 'a', label: 'Anna', number: '+61398765432' }], timeout: 20 };
const weekdays = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
const office = { timezone: null, periods: [{ id: 'open', name: 'Open', weekly: [weekdays], dates: [] }], holidays: [] };

/** A day in Melbourne, in epoch seconds. */
function dayOf(date: string) {
  const from = Date.parse(`${date}T00:00:00+11:00`) / 1000;
  return { from, to: from + 86_400 };
}

/** When the example of a day comes in, and how it ends when it is played; undefined if none is known. */
function playedExample(document: FlowDocument, date: string, end: FlowEnd) {
  const call = exampleOf(document, nodeTypes, { ...dayOf(date), facts, end, slack: 0 });
  if (!call) return undefined;
  const flow = compile(document, nodeTypes);
  let { snapshot } = startRun(flow, call.facts);
  for (const event of call.events) ({ snapshot } = stepRun(flow, snapshot, event));
  return { at: new Date(call.facts.at).toISOString(), end: endOf(snapshot) };
}

test('an example leaves opening hours by the exit of its hour, in the middle of the time', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'hours' })
    .node('hours', 'schedule', office, { 'period-open': 'desk', otherwise: 'mail' })
    .node('desk', 'ring', desk, { unanswered: 'mail' })
    .node('mail', 'voicemail').document;
  expect(playedExample(document, '2026-11-21', 'message')).toEqual({ at: '2026-11-21T01:00:00.000Z', end: 'message' });
  expect(playedExample(document, '2026-11-21', 'answered')).toBeUndefined();
});

test('an example stays at a step until the hour in which the next one leads to its end', () => {
  const document = aFlow()
    .node('start', 'start', {}, { next: 'hours' })
    .node('hours', 'schedule', office, { 'period-open': 'desk', otherwise: 'bye' })
    .node('desk', 'ring', desk, { unanswered: 'again' })
    .node('again', 'schedule', office, { 'period-open': 'bye', otherwise: 'mail' })
    .node('mail', 'voicemail')
    .node('bye', 'hangup').document;
  expect(playedExample(document, '2026-11-23', 'message')).toEqual({ at: '2026-11-23T05:59:40.000Z', end: 'message' });
});

test('an example of a good end passes by the keys that are not connected', () => {
  const keys = ['1', '2'].map((key) => ({ key, label: '' }));
  const document = aFlow()
    .node('start', 'start', {}, { next: 'menu' })
    .node('menu', 'menu', { keys }, { 'key-2': 'desk' })
    .node('desk', 'ring', desk).document;
  const example = exampleOf(document, nodeTypes, { ...dayOf('2026-11-23'), facts, end: 'answered' });
  expect(example?.events.map((event) => (event.type === 'DIGITS' ? event.digits : event.type))).toEqual([
    '2',
    'LEGS_ENDED',
  ]);
});
