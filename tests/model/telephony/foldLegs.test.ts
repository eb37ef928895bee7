import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import {
  aDialEnd,
  aFoldedCall,
  aFoldedLeg,
  aLeg,
  aMove,
  anEnd,
  anEndedCall,
  aStart,
  at,
  aWhisper,
  reception,
  sales,
} from './callEvents.builders.ts';
import { earlier, whispered, whisperedCall } from './someCalls.builders.ts';

describe('who was connected', () => {
  const rings = aMove(3, 1, { route: earlier, dial: { targets: [reception, sales], heard: false } });
  const whispers = aMove(3, 1, { route: earlier, dial: { targets: [reception, sales], heard: true } });
  const unknown = (target: typeof sales) => aFoldedLeg(target, 'unknown');
  const answered = (seconds: number, ringSeconds: number, target = sales) =>
    aFoldedLeg(target, 'answered', { ringSeconds, talkSeconds: seconds });
  const connected = { status: 'answered', target: 'Sales', ivr: '1', route: earlier } as const;

  test('is known from the whisper when all leg statuses are lost', () => {
    const played = [aWhisper(9, 'b', 'started'), aWhisper(13, 'b', 'heard')];
    const events = [aStart(), whispers, ...played, aDialEnd(309, 'b', 'completed', 300), anEnd(310)];
    expect(foldCall(events)).toEqual(
      anEndedCall(310, { ...connected, talkTime: 296, legs: [unknown(reception), answered(296, 6)] }),
    );
  });

  test('is unknown, and nobody is credited, when nothing tells it', () => {
    const events = [aStart(), rings, aDialEnd(309, 'b', 'completed', 300), anEnd(310)];
    expect(foldCall(events)).toEqual(
      anEndedCall(310, { ...connected, target: null, talkTime: 300, legs: [unknown(reception), unknown(sales)] }),
    );
  });

  test('is known by elimination when every other leg was heard of; its ring ended with the talk’s beginning', () => {
    const events = [aStart(), rings, aLeg(3, 'a', 'ringing'), aDialEnd(309, 'b', 'completed', 300), anEnd(310)];
    expect(foldCall(events)).toEqual(
      anEndedCall(310, { ...connected, talkTime: 300, legs: [unknown(reception), answered(300, 6)] }),
    );
  });

  const alone = aMove(3, 1, { dial: { targets: [sales], heard: true } });
  const talked = { target: 'Sales', legs: [aFoldedLeg(sales, 'answered')] };

  test('talked from the end of the whisper on, even if whatever tells of its beginning had to be sent again', () => {
    const late = [aStart(), alone, aWhisper(60, 'b', 'started'), aWhisper(64, 'b', 'heard')];
    // Answered at 9 s, and connected at 64 s.
    const bridged = aFoldedCall({ ...talked, state: 'answered', talkTime: 82 });
    expect(foldCall([...late, aLeg(146, 'b', 'completed', 137)])).toEqual({ ...bridged, legs: [answered(82, 6)] });
    // The end of a dial says nothing of the ring.
    expect(foldCall([...late, aDialEnd(146, 'b', 'completed', 137)])).toEqual({ ...bridged, legs: [answered(82, 57)] });
  });

  test('was connected when the whisper was first heard out, however often that is told', () => {
    const events = [
      aStart(),
      alone,
      aWhisper(9, 'b', 'started'),
      aWhisper(13, 'b', 'heard'),
      aWhisper(20, 'b', 'heard'),
    ];
    expect(foldCall([...events, aLeg(49, 'b', 'completed', 40)])).toEqual(
      aFoldedCall({ ...talked, state: 'answered', talkTime: 36, legs: [answered(36, 6)] }),
    );
  });

  test('answered when it was told, if its end differs by no more than a rounded second', () => {
    const one = aMove(3, 1, { dial: { targets: [sales], heard: false } });
    const ends = (seconds: number) =>
      foldCall([aStart(), one, aLeg(9, 'b', 'in-progress'), aLeg(seconds, 'b', 'completed', 40)])?.legs;
    expect(ends(48.4)).toEqual([answered(40, 6)]);
    expect(ends(47.4)).toEqual([answered(40, 4)]);
  });

  test('is nobody when the leg ended with its whisper, because its caller was never bridged', () => {
    const played = [aLeg(9, 'b', 'in-progress'), aWhisper(9, 'b', 'started'), aWhisper(13, 'b', 'heard')];
    const hungUp = [aStart(), alone, ...played, aLeg(13, 'b', 'completed', 4)];
    const nobody = { target: 'Sales', legs: [aFoldedLeg(sales, 'no-answer', { ringSeconds: 6 })] };
    expect(foldCall(hungUp)).toEqual(aFoldedCall(nobody));
    expect(foldCall([...hungUp, anEnd(14)])).toEqual(anEndedCall(14, { ...nobody, status: 'abandoned' }));
    expect(foldCall([aStart(), alone, ...played, aLeg(14, 'b', 'completed', 5)])).toEqual(
      aFoldedCall({ ...talked, state: 'answered', talkTime: 1, legs: [answered(1, 6)] }),
    );
  });

  test('is the only target of a dial, whatever is lost', () => {
    const one = aMove(3, 1, { dial: { targets: [sales], heard: false } });
    expect(foldCall([aStart(), one, aDialEnd(309, 'b', 'completed', 300), anEnd(310)])).toEqual(
      anEndedCall(310, { status: 'answered', target: 'Sales', talkTime: 300, legs: [answered(300, 6)] }),
    );
  });
});

const endings = {
  none: [],
  reported: [anEnd(30)],
  lost: [at(30, { kind: 'call.lost', payload: {} })],
} as const;

test.each([
  ['none', [reception], 'ringing', 0],
  ['reported', [reception], 'canceled', 0],
  ['lost', [reception], 'unknown', null],
  ['none', [reception, sales], 'ringing', 0],
  ['reported', [reception, sales], 'unknown', null],
  ['lost', [reception, sales], 'unknown', null],
] as const)('legs that nothing is told of, in a call whose end is %s: %j', (end, targets, outcome, ringSeconds) => {
  const events = [aStart(), aMove(3, 1, { dial: { targets: [...targets], heard: false } }), ...endings[end]];
  const legs = targets.map((target) => aFoldedLeg(target, outcome, { ringSeconds }));
  const ended = end === 'none' ? aFoldedCall() : anEndedCall(30, { status: 'abandoned' });
  expect(foldCall(events)).toEqual({ ...ended, target: targets.at(-1)?.label ?? null, legs });
});

test('losing callbacks never lengthens a ring or a talk, and never changes who may have answered', () => {
  const told = whisperedCall.filter(
    ({ kind }) => kind === 'leg.status' || kind === 'leg.whisper' || kind === 'dial.ended',
  );
  const whole = whispered.legs;
  let fewer = 0;
  fc.assert(
    fc.property(fc.subarray(told), (lost) => {
      const events = whisperedCall.filter((event) => !lost.includes(event));
      const folded = foldCall(events);
      folded?.legs.forEach((leg, at) => {
        const known = whole[at];
        expect([leg.step, leg.target, leg.at]).toEqual([known?.step, known?.target, known?.at]);
        expect([known?.outcome, 'unknown', 'no-answer', 'canceled', 'ringing']).toContain(leg.outcome);
        if (leg.outcome === 'answered') expect(leg.talkSeconds).toBeLessThanOrEqual((known?.talkSeconds ?? 0) + 4);
        if (known?.outcome === 'answered' && leg.outcome === 'answered' && leg.ringSeconds !== null)
          expect(leg.ringSeconds).toBeLessThanOrEqual((known.ringSeconds ?? 0) + 4);
      });
      if (JSON.stringify(folded?.legs) !== JSON.stringify(whole)) fewer += 1;
    }),
    { numRuns: 500 },
  );
  expect(fewer).toBeGreaterThan(0);
});
