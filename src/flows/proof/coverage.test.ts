import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '#flows/core/compile.ts';
import { endOf, startRun, stepRun } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { aCall } from '../../../tests/builders/flows/aCall.ts';
import { aFlow } from '../../../tests/builders/flows/aFlow.ts';
import { exampleOf, prove } from './prove.ts';

const from = Date.parse('2026-11-21T13:00:00Z') / 1000;
const twoWeeks = { from, to: from + 14 * 86_400, facts: aCall() };
const desk = { targets: [{ id: 'a', label: 'Anna', number: '+61398765432' }], timeout: 20 };
const [open, closed] = [
  ['answered', 'message', 'hungUp'],
  ['message', 'hungUp'],
];
const closedDay = [{ from: 0, to: 86_400, ends: closed }];
const openDay = (opens: number, closes: number) => [
  { from: 0, to: opens, ends: closed },
  { from: opens, to: closes, ends: open },
  { from: closes, to: 86_400, ends: closed },
];

test('opening hours are those of the schedule, whatever callers hear before it and however long they take', () => {
  const hours = fc.record({
    from: fc.integer({ min: 1, max: 11 * 60 + 59 }),
    to: fc.integer({ min: 12 * 60, max: 23 * 60 }),
    slack: fc.constantFrom(0, 60),
    greets: fc.boolean(),
  });
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(hours, ({ from: opens, to: closes, slack, greets }) => {
      const weekly = [{ days: [1, 2, 3, 4, 5], from: clock(opens), to: clock(closes) }];
      const periods = [{ id: 'open', name: 'Open', weekly, dates: [] }];
      const keys = [{ key: '1', label: 'Sales' }];
      const document = aFlow()
        .node('start', 'start', {}, { next: greets ? 'menu' : 'hours' })
        .node('menu', 'menu', { keys, attempts: 3 }, { 'key-1': 'hours', noInput: 'hours' })
        .node(
          'hours',
          'schedule',
          { timezone: null, periods, holidays: [] },
          { 'period-open': 'desk', otherwise: 'mail' },
        )
        .node('desk', 'ring', desk, { unanswered: 'mail' })
        .node('mail', 'voicemail').document;
      const proof = prove(document, nodeTypes, { ...twoWeeks, slack });
      if (proof.kind === 'none') throw new Error(proof.reason);
      const { week, exceptions } = proof.coverage;
      expect(week).toEqual([...Array<unknown>(5).fill(openDay(opens * 60, closes * 60)), closedDay, closedDay]);
      expect(exceptions).toEqual([]);
      const example = exampleOf(document, nodeTypes, { ...twoWeeks, slack, end: 'answered' });
      const flow = compile(document, nodeTypes);
      let { snapshot } = startRun(flow, example?.facts ?? aCall());
      for (const event of example?.events ?? []) ({ snapshot } = stepRun(flow, snapshot, event));
      expect(endOf(snapshot)).toBe('answered');
      expect(example?.events.map((event) => (event.type === 'DIGITS' ? event.digits : event.type))).toEqual(
        greets ? ['1', 'LEGS_ENDED'] : ['LEGS_ENDED'],
      );
      expect((example?.facts.at ?? 0) < (example?.events[0]?.at ?? 0)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a day that is proved only until noon is no date that differs, if its usual hours go on', () => {
  const weekly = [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }];
  const periods = [{ id: 'open', name: 'Open', weekly, dates: [] }];
  const document = aFlow()
    .node('start', 'start', {}, { next: 'hours' })
    .node('hours', 'schedule', { timezone: null, periods, holidays: [] }, { 'period-open': 'desk', otherwise: 'mail' })
    .node('desk', 'ring', desk, { unanswered: 'mail' })
    .node('mail', 'voicemail').document;
  const untilFriday = { from, to: from + 12 * 86_400 + 12 * 3600 };
  const proof = prove(document, nodeTypes, { ...twoWeeks, ...untilFriday });
  if (proof.kind === 'none') throw new Error(proof.reason);
  expect(proof.coverage.week[4]).toEqual(openDay(9 * 3600, 17 * 3600));
  expect(proof.coverage.exceptions).toEqual([]);
});
