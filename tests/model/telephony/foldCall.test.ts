import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../server/telephony/calls/callEvent.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import {
  aFoldedCall,
  aFoldedLeg,
  aMove,
  anEnd,
  anEndedCall,
  aStart,
  at,
  reception,
  sales,
  start,
} from './callEvents.builders.ts';
import {
  busy,
  endedTwice,
  gaveUp,
  leftMessage,
  message,
  pressedSales,
  route,
  screenedOut,
  whispered,
  whisperedCall,
} from './someCalls.builders.ts';

describe('the folded call', () => {
  test('is answered when bridged; the whisper does not count as talk time', () => {
    expect(foldCall(whisperedCall)).toEqual(whispered);
  });

  test('is answered without a status while bridged', () => {
    expect(foldCall(whisperedCall.slice(0, 8))).toEqual(
      aFoldedCall({
        ...pressedSales,
        state: 'answered',
        legs: [busy, aFoldedLeg(sales, 'answered', { ringSeconds: 6 })],
      }),
    );
  });

  test('has no answered target during the whisper', () => {
    expect(foldCall(whisperedCall.slice(0, 7))).toEqual(
      aFoldedCall({ ...pressedSales, legs: [busy, aFoldedLeg(sales, 'ringing', { ringSeconds: 6 })] }),
    );
  });

  test('is missed with audio when a message was kept, even if the end is reported first', () => {
    expect(foldCall(leftMessage)).toEqual(message);
  });

  test('has no message when the caller hangs up on the tone', () => {
    const short = at(40, { kind: 'message.left', payload: { step: 2, seconds: 1 } });
    expect(foldCall([...leftMessage.slice(0, -1), short])).toEqual({ ...message, status: 'abandoned', audio: false });
  });

  test('is abandoned when the caller hangs up while targets ring, and the ringing legs are canceled', () => {
    expect(foldCall(gaveUp)).toEqual(
      anEndedCall(8, {
        status: 'abandoned',
        target: 'Reception',
        ivr: '1',
        route,
        legs: [aFoldedLeg(reception, 'canceled', { at: start + 1000, ringSeconds: 0 })],
      }),
    );
  });

  test('is not answered by a target that does not press 1', () => {
    expect(foldCall(screenedOut)).toEqual(
      anEndedCall(14, {
        status: 'missed',
        target: 'Reception',
        legs: [aFoldedLeg(reception, 'no-answer', { at: start + 1000, ringSeconds: 3 })],
      }),
    );
  });

  test('is missed when no flow answers', () => {
    const started = { ...aFoldedCall().started, flow: null };
    expect(foldCall([aStart(null), anEnd(0)])).toEqual(anEndedCall(0, { started, status: 'missed' }));
  });

  test('does not exist without a start event', () => {
    expect(foldCall([anEnd(4)])).toBeUndefined();
  });
});

describe('a message of one second', () => {
  const short = (callerStayed: boolean) =>
    at(22, { kind: 'message.left', payload: { step: 2, seconds: 1, ...(callerStayed && { callerStayed }) } });
  const atTheTone = (...more: CallEvent[]) => [...leftMessage.slice(0, 5), anEnd(40), ...more];

  const atTone = { ...message, audio: false };

  test('is a call abandoned at the tone, whether the end or the action came first', () => {
    const endFirst = atTheTone(aMove(22, 3, { route, end: 'callerGone' }), short(false));
    const actionFirst = atTheTone(aMove(22, 3, { route, end: 'message' }), short(false));
    for (const events of [endFirst, actionFirst]) expect(foldCall(events)).toEqual({ ...atTone, status: 'abandoned' });
  });

  test('is kept with one second more', () => {
    const kept = at(22, { kind: 'message.left', payload: { step: 2, seconds: 2 } });
    expect(foldCall(atTheTone(aMove(22, 3, { route, end: 'callerGone' }), kept))).toEqual(message);
  });

  test('is a missed call if the caller stayed until the flow hung up', () => {
    expect(foldCall(atTheTone(aMove(22, 3, { route, end: 'hungUp' }), short(true)))).toEqual(atTone);
  });
});

test('of two ends of a flow the last counts', () => {
  expect(foldCall(endedTwice)?.status).toBe('missed');
  expect(foldCall([...endedTwice.slice(0, 3), anEnd(9)])?.status).toBe('abandoned');
});

test('is the same for any order and repetition of its events', () => {
  const calls: CallEvent[][] = [whisperedCall, leftMessage, gaveUp, screenedOut, endedTwice];
  const heard = fc.constantFrom(...calls).chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc
        .tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events))
        .chain(([shuffled, repeated]) => {
          const all = [...shuffled, ...repeated];
          return fc.shuffledSubarray(all, { minLength: all.length });
        }),
    ),
  );
  fc.assert(
    fc.property(heard, ([events, disordered]) => {
      expect(foldCall(disordered)).toEqual(foldCall(events));
    }),
    { numRuns: 500 },
  );
});
