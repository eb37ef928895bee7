import { expect, test } from 'vitest';
import type { FlowEvent, LegResult } from '#flows/core/events.ts';
import { atLimit } from '../../../tests/builders/atLimit.ts';
import { answerOfDial, type Dial } from './knownDials.ts';
import type { Asked } from './pastCall.ts';

const target = (id: string) => ({ id, label: '', number: `+6139876540${id}` });

function dial(timeout: number, ...ids: string[]): Dial {
  const usual = { whisper: null, screen: false, record: false };
  return { type: 'dial', nodeId: 'desk', callerId: 'caller', timeout, targets: ids.map(target), ...usual };
}

const leg = (targetId: string, outcome: LegResult['outcome'], talkSeconds = 0): LegResult => {
  return { targetId, outcome, talkSeconds };
};

/** A dial of a call, and what came back after so many seconds. */
function made(asked: Dial, seconds: number, event: Omit<FlowEvent, 'at'>): Asked {
  return { effect: asked, flow: null, seconds, events: [{ ...event, at: 0 } as FlowEvent] };
}
const ended = (...legs: LegResult[]) => ({ type: 'LEGS_ENDED', legs }) as const;

test('of several people who would have answered, the quickest does', () => {
  const calls = [
    made(dial(20, '1'), 12 + 30, ended(leg('1', 'answered', 30))),
    made(dial(20, '2'), 5 + 40, ended(leg('2', 'answered', 40))),
  ];
  const quickest = { seconds: 45, events: [ended(leg('1', 'canceled'), leg('2', 'answered', 40))] };
  expect(answerOfDial(dial(20, '1', '2'), calls)).toEqual(quickest);
  expect(answerOfDial(dial(20, '1', '2'), calls.toReversed())).toEqual(quickest);
});

test('somebody answers until the very second at which ringing ends', () => {
  const calls = [made(dial(20, '1'), 10 + 30, ended(leg('1', 'answered', 30)))];
  const { below, at, above } = atLimit(10);
  const answered = { seconds: 40, events: [ended(leg('1', 'answered', 30))] };
  expect([below, at, above].map((timeout) => answerOfDial(dial(timeout, '1'), calls))).toEqual([
    { seconds: 9, events: [ended(leg('1', 'no-answer'))] },
    answered,
    answered,
  ]);
});

test('who did not answer would not have sooner; nobody knows about later', () => {
  const calls = [made(dial(20, '1'), 20, ended(leg('1', 'no-answer')))];
  const { below, at, above } = atLimit(20);
  const silent = (seconds: number) => ({ seconds, events: [ended(leg('1', 'no-answer'))] });
  expect([below, at, above].map((timeout) => answerOfDial(dial(timeout, '1'), calls))).toEqual([
    silent(19),
    silent(20),
    undefined,
  ]);
});

test('nothing is known of a number when somebody was connected, but not who', () => {
  const legs = ended(leg('1', 'no-answer'));
  expect(answerOfDial(dial(20, '1'), [made(dial(20, '1'), 20, legs)])).toBeDefined();
  expect(
    answerOfDial(dial(20, '1'), [made(dial(20, '1'), 20, { ...legs, bridged: true } as FlowEvent)]),
  ).toBeUndefined();
});
