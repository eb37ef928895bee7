import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../server/calls/callEvent.ts';
import { foldCall } from '../../../server/calls/foldCall.ts';
import { aDialEnd, aLeg, aMove, aStart, aWhisper, anEnd, at, reception, sales, start } from './callEvents.builders.ts';

const route = [
  { nodeId: 'start', at: start, exit: 'next' },
  { nodeId: 'menu', at: start, exit: 'key-1' },
  { nodeId: 'ring', at: start, exit: null },
];

/** The route as known one step before. */
const earlier = route.slice(0, 2);

const whisperedCall = [
  aStart(),
  aMove(3, 1, {
    route: earlier,
    tags: ['Sales'],
    score: 10,
    pressed: ['Sales'],
    dial: { targets: [reception, sales], heard: true },
  }),
  aLeg(3, 'a', 'ringing'),
  aLeg(3, 'b', 'ringing'),
  aLeg(5, 'a', 'busy'),
  aLeg(9, 'b', 'in-progress'),
  aWhisper(9, 'b', 'started'),
  aWhisper(13, 'b', 'heard'),
  aLeg(49, 'b', 'completed', 40),
  aDialEnd(49, 'b', 'completed', 40),
  aMove(49, 2, { route, end: 'answered' }),
  at(50, { kind: 'recording', payload: { sid: 'RE1', recording: 'conversation', seconds: 36 } }),
  anEnd(50),
];

const leftMessage = [
  aStart(),
  aMove(1, 1, { route: earlier, dial: { targets: [reception], heard: false } }),
  aLeg(21, 'a', 'no-answer'),
  aDialEnd(21, 'a', 'no-answer'),
  aMove(21, 2, { route, tags: ['After hours'], pressed: ['Message'], dial: null }),
  anEnd(40),
  at(40, { kind: 'message.left', payload: { step: 2, seconds: 12 } }),
];

const gaveUp = [
  aStart(),
  aMove(1, 1, { route: earlier, dial: { targets: [reception], heard: false } }),
  aLeg(2, 'a', 'ringing'),
  anEnd(8),
  aMove(8, 2, { route, end: 'callerGone' }),
];

const screenedOut = [
  aStart(),
  aMove(1, 1, { dial: { targets: [reception], heard: true } }),
  aLeg(4, 'a', 'in-progress'),
  aWhisper(4, 'a', 'started'),
  aLeg(14, 'a', 'completed', 10),
  aDialEnd(14, 'a', 'completed', 10),
  aMove(14, 2, { end: 'hungUp' }),
  anEnd(14),
];

describe('the folded call', () => {
  test('is answered when bridged; the whisper does not count as talk time', () => {
    expect(foldCall(whisperedCall)).toMatchObject({
      state: 'ended',
      status: 'answered',
      duration: 50,
      talkTime: 36,
      target: 'Sales',
      ivr: '1',
      ivrName: 'Sales',
      tags: ['Sales'],
      score: 10,
      audio: true,
      route,
      startedAt: start,
      stoppedAt: start + 50_000,
    });
    expect(foldCall(whisperedCall)?.legs).toEqual([
      { step: 1, target: reception, at: start + 3000, outcome: 'busy', ringSeconds: 2, talkSeconds: 0 },
      { step: 1, target: sales, at: start + 3000, outcome: 'answered', ringSeconds: 6, talkSeconds: 36 },
    ]);
  });

  test('is answered without a status while bridged', () => {
    expect(foldCall(whisperedCall.slice(0, 8))).toMatchObject({ state: 'answered', status: null, duration: 0 });
  });

  test('has no answered target during the whisper', () => {
    expect(foldCall(whisperedCall.slice(0, 7))).toMatchObject({ state: 'ringing', status: null });
  });

  test('is missed with audio when a message was kept, even if the end is reported first', () => {
    expect(foldCall(leftMessage)).toMatchObject({ status: 'missed', audio: true, target: 'Reception', talkTime: 0 });
  });

  test('has no message when the caller hangs up on the tone', () => {
    const short = at(40, { kind: 'message.left', payload: { step: 2, seconds: 1 } });
    expect(foldCall([...leftMessage.slice(0, -1), short])).toMatchObject({ status: 'abandoned', audio: false });
  });

  test('is abandoned when the caller hangs up while targets ring, and the ringing legs are canceled', () => {
    const folded = foldCall(gaveUp);
    expect(folded).toMatchObject({ status: 'abandoned', duration: 8 });
    expect(folded?.legs.map(({ outcome }) => outcome)).toEqual(['canceled']);
  });

  test('is not answered by a target that does not press 1', () => {
    expect(foldCall(screenedOut)).toMatchObject({ status: 'missed', talkTime: 0 });
  });

  test('is missed when no flow answers', () => {
    expect(foldCall([aStart(null), anEnd(0)])).toMatchObject({ status: 'missed', duration: 0, route: [] });
  });

  test('does not exist without a start event', () => {
    expect(foldCall([anEnd(4)])).toBeUndefined();
  });
});

describe('who was connected', () => {
  const rings = aMove(3, 1, { route: earlier, dial: { targets: [reception, sales], heard: false } });
  const whispers = aMove(3, 1, { route: earlier, dial: { targets: [reception, sales], heard: true } });
  const legs = (events: CallEvent[]) =>
    foldCall(events)?.legs.map(({ outcome, talkSeconds }) => [outcome, talkSeconds]);

  test('is known from the whisper when all leg statuses are lost', () => {
    const played = [aWhisper(9, 'b', 'started'), aWhisper(13, 'b', 'heard')];
    const events = [aStart(), whispers, ...played, aDialEnd(309, 'b', 'completed', 300), anEnd(310)];
    expect(foldCall(events)).toMatchObject({ status: 'answered', target: 'Sales', talkTime: 296 });
    expect(legs(events)).toEqual([
      ['unknown', 0],
      ['answered', 296],
    ]);
  });

  test('is unknown, and nobody is credited, when nothing tells it', () => {
    const events = [aStart(), rings, aDialEnd(309, 'b', 'completed', 300), anEnd(310)];
    expect(foldCall(events)).toMatchObject({ status: 'answered', target: null, talkTime: 300 });
    expect(legs(events)).toEqual([
      ['unknown', 0],
      ['unknown', 0],
    ]);
  });

  test('is known by elimination when every other leg was heard of', () => {
    const events = [aStart(), rings, aLeg(3, 'a', 'ringing'), aDialEnd(309, 'b', 'completed', 300), anEnd(310)];
    expect(foldCall(events)).toMatchObject({ status: 'answered', target: 'Sales' });
  });

  test('talked from the end of the whisper on, even if whatever tells of its beginning had to be sent again', () => {
    const alone = aMove(3, 1, { dial: { targets: [sales], heard: true } });
    const late = [aStart(), alone, aWhisper(60, 'b', 'started'), aWhisper(64, 'b', 'heard')];
    // Answered at 9 s, and connected at 64 s.
    expect(foldCall([...late, aLeg(146, 'b', 'completed', 137)])).toMatchObject({ talkTime: 82 });
    expect(foldCall([...late, aDialEnd(146, 'b', 'completed', 137)])).toMatchObject({ talkTime: 82 });
  });

  test('is nobody when the leg ended with its whisper, because its caller was never bridged', () => {
    const alone = aMove(3, 1, { dial: { targets: [sales], heard: true } });
    const played = [aLeg(9, 'b', 'in-progress'), aWhisper(9, 'b', 'started'), aWhisper(13, 'b', 'heard')];
    const hungUp = [aStart(), alone, ...played, aLeg(13, 'b', 'completed', 4)];
    expect(foldCall(hungUp)).toMatchObject({ state: 'ringing', target: 'Sales', talkTime: 0 });
    expect(legs(hungUp)).toEqual([['no-answer', 0]]);
    expect(foldCall([...hungUp, anEnd(14)])).toMatchObject({ status: 'abandoned', talkTime: 0 });
    const talked = [aStart(), alone, ...played, aLeg(14, 'b', 'completed', 5)];
    expect(foldCall(talked)).toMatchObject({ state: 'answered', target: 'Sales', talkTime: 1 });
  });

  test('is the only target of a dial, whatever is lost', () => {
    const alone = aMove(3, 1, { dial: { targets: [sales], heard: false } });
    expect(foldCall([aStart(), alone, aDialEnd(309, 'b', 'completed', 300), anEnd(310)])).toMatchObject({
      target: 'Sales',
      talkTime: 300,
    });
  });
});

describe('the recording of a call', () => {
  const kept = at(50, { kind: 'recording', payload: { sid: 'RE1', recording: 'conversation', seconds: 36 } });
  const lost = at(90, { kind: 'recording.lost', payload: { sid: 'RE1' } });

  test('is no audio once the carrier failed to provide it', () => {
    expect(foldCall([...whisperedCall, kept])).toMatchObject({ audio: true });
    expect(foldCall([...whisperedCall, kept, lost])).toMatchObject({ status: 'answered', audio: false });
    const message = at(40, { kind: 'message.left', payload: { step: 2, seconds: 12, sid: 'RE1' } });
    expect(foldCall([...leftMessage, message, lost])).toMatchObject({ status: 'missed', audio: false });
  });
});

test('a deleted recording is no audio, and changes nothing else of its call', () => {
  const kept = at(50, { kind: 'recording', payload: { sid: 'RE1', recording: 'conversation', seconds: 36 } });
  const deleted = at(3_000_000, { kind: 'recording.deleted', payload: { sid: 'RE1' } });
  const before = foldCall([...whisperedCall, kept]);
  expect(foldCall([deleted, ...whisperedCall, kept])).toEqual({ ...before, audio: false });
});

describe('a message of one second', () => {
  const short = (callerStayed: boolean) =>
    at(22, { kind: 'message.left', payload: { step: 2, seconds: 1, ...(callerStayed && { callerStayed }) } });
  const atTheTone = (...more: CallEvent[]) => [...leftMessage.slice(0, 5), anEnd(40), ...more];

  test('is a call abandoned at the tone, whether the end or the action came first', () => {
    const endFirst = atTheTone(aMove(22, 3, { route, end: 'callerGone' }), short(false));
    const actionFirst = atTheTone(aMove(22, 3, { route, end: 'message' }), short(false));
    for (const events of [endFirst, actionFirst])
      expect(foldCall(events)).toMatchObject({ status: 'abandoned', audio: false });
  });

  test('is a missed call if the caller stayed until the flow hung up', () => {
    expect(foldCall(atTheTone(aMove(22, 3, { route, end: 'hungUp' }), short(true)))).toMatchObject({
      status: 'missed',
    });
  });
});

test('is the same for any order and repetition of its events', () => {
  const calls: CallEvent[][] = [whisperedCall, leftMessage, gaveUp, screenedOut];
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
