import { expect, test } from 'vitest';
import { atLimit } from '../../../tests/builders/atLimit.ts';
import type { FlowEvent, LegResult } from './events.ts';
import { checkRingTime, dialOutcome } from './targets.ts';

const rung = [{ id: 'a' }, { id: 'b' }];
const leg = (targetId: string, outcome: LegResult['outcome']): LegResult => ({ targetId, outcome, talkSeconds: 0 });
const ended = (legs: LegResult[], more: object = {}): FlowEvent => ({ type: 'LEGS_ENDED', at: 0, legs, ...more });

test.each<[string, FlowEvent, string | undefined]>([
  ['nobody answered', ended([leg('a', 'busy'), leg('b', 'no-answer')]), 'unanswered'],
  ['one answered', ended([leg('a', 'canceled'), leg('b', 'answered')]), 'answered'],
  ['somebody was connected, and no leg says who', ended([leg('a', 'no-answer')], { bridged: true }), 'answered'],
  ['nothing is told of any', ended([]), 'unanswered'],
  ['another dial ended', ended([leg('c', 'answered')]), undefined],
  ['another dial with one of these ended', ended([leg('a', 'answered'), leg('c', 'busy')]), undefined],
  ['something else happened', { type: 'SAID', at: 0 }, undefined],
])('%s', (_, event, outcome) => {
  expect(dialOutcome(event, rung)).toBe(outcome);
});

test('ringing for 15 to 28 seconds is usual', () => {
  const codes = ({ below, at, above }: ReturnType<typeof atLimit>) =>
    [below, at, above].map((seconds) => checkRingTime(seconds).map(({ code }) => code));
  expect(codes(atLimit(15))).toEqual([['RING-TOO-SHORT'], [], []]);
  expect(codes(atLimit(28))).toEqual([[], [], ['RING-TOO-LONG']]);
});
