import { describe, expect, test } from 'vitest';
import type { FlowDocument } from '#values/flow/document.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { prove } from './prove.ts';

const from = Date.parse('2026-11-21T13:00:00Z') / 1000;
const week = { from, to: from + 7 * 86_400, facts: aCall(), slack: 0 };
const iso = (at: number) => new Date(at).toISOString();

/** The first call that is cut off. */
function callOf(document: FlowDocument) {
  const proof = prove(document, nodeTypes, week);
  if (proof.kind === 'none') throw new Error(proof.reason);
  const { facts, events = [] } = proof.cutOffs[0]?.call ?? {};
  return { at: iso(facts?.at ?? 0), events: events.map((event) => iso(event.at)) };
}

describe('the way of a call that is cut off', () => {
  const until = (to: string) => ({
    timezone: null,
    periods: [{ id: 'open', name: 'Open', weekly: [{ days: [1], from: '09:00', to }], dates: [] }],
    holidays: [],
  });
  const ringing = (timeout: number) => ({ targets: [{ id: 'a', label: 'Anna', number: '+61398765432' }], timeout });

  test('lingers nowhere longer than a step lasts', () => {
    // Only the ring leads past 17:01: whoever goes straight from the opening hours is there at 16:59:59 at the latest.
    const document = aFlow()
      .node('start', 'start', {}, { next: 'menu' })
      .node(
        'menu',
        'menu',
        { keys: ['1', '2'].map((key) => ({ key, label: '' })) },
        {
          'key-1': 'early',
          'key-2': 'hours',
          noInput: 'bye',
        },
      )
      .node('early', 'schedule', until('16:00'), { 'period-open': 'later', otherwise: 'bye' })
      .node('hours', 'schedule', until('17:00'), { 'period-open': 'desk', otherwise: 'bye' })
      .node('desk', 'ring', ringing(120), { unanswered: 'later' })
      .node('later', 'schedule', until('17:01'), { 'period-open': 'bye' })
      .node('bye', 'hangup').document;
    const { at, events } = callOf(document);
    expect(events.at(-1)).toBe('2026-11-23T06:01:00.000Z');
    expect(at < '2026-11-23T06:00:00.000Z').toBe(true);
  });

  test('comes from no step that it would have left long before', () => {
    // Key 1 is open longer, but rings for five seconds only: who is there at 16:59 has pressed 2.
    const lastMinute = [{ id: 'late', name: '', weekly: [{ days: [1], from: '16:59', to: '17:00' }], dates: [] }];
    const document = aFlow()
      .node('start', 'start', {}, { next: 'menu' })
      .node(
        'menu',
        'menu',
        { keys: ['1', '2'].map((key) => ({ key, label: '' })), timeout: 1 },
        { 'key-1': 'hours', 'key-2': 'early', noInput: 'bye' },
      )
      .node('hours', 'schedule', until('16:58'), { 'period-open': 'short', otherwise: 'bye' })
      .node('early', 'schedule', until('16:57'), { 'period-open': 'wait', otherwise: 'bye' })
      .node('wait', 'ring', ringing(31), { unanswered: 'long' })
      .node('short', 'ring', ringing(5), { unanswered: 'later' })
      .node('long', 'ring', ringing(120), { unanswered: 'later' })
      .node('later', 'schedule', { ...until('17:00'), periods: lastMinute }, { otherwise: 'bye' })
      .node('bye', 'hangup').document;
    expect(callOf(document)).toEqual({
      at: '2026-11-23T05:56:59.000Z',
      events: ['2026-11-23T05:56:59.000Z', '2026-11-23T05:57:30.000Z', '2026-11-23T05:59:00.000Z'],
    });
  });

  test('comes in as late as it can', () => {
    const document = aFlow()
      .node('start', 'start', {}, { next: 'menu' })
      .node(
        'menu',
        'menu',
        { keys: ['1', '2'].map((key) => ({ key, label: '' })), timeout: 1 },
        {
          'key-1': 'hours',
          'key-2': 'early',
          noInput: 'bye',
        },
      )
      .node('early', 'schedule', until('16:59'), { 'period-open': 'slow', otherwise: 'bye' })
      .node('hours', 'schedule', until('17:00'), { 'period-open': 'desk', otherwise: 'bye' })
      .node('slow', 'ring', ringing(120), { unanswered: 'later' })
      .node('desk', 'ring', ringing(30), { unanswered: 'later' })
      .node('later', 'schedule', until('17:00'), { 'period-open': 'bye' })
      .node('bye', 'hangup').document;
    expect(callOf(document)).toEqual({
      at: '2026-11-23T05:59:59.000Z',
      events: ['2026-11-23T05:59:59.000Z', '2026-11-23T06:00:00.000Z'],
    });
  });

  test('waits through every attempt of a menu', () => {
    const document = aFlow()
      .node('start', 'start', {}, { next: 'menu' })
      .node('menu', 'menu', { keys: [{ key: '1', label: '' }], attempts: 2 }, { 'key-1': 'bye' })
      .node('bye', 'hangup').document;
    expect(callOf(document).events).toHaveLength(2);
  });
});
