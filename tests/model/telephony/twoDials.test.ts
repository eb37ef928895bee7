import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../server/telephony/calls/callEvent.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import {
  aDialEnd,
  aFoldedLeg,
  aLeg,
  aMove,
  anEnd,
  anEndedCall,
  aStart,
  reception,
  sales,
  start,
} from './callEvents.builders.ts';

test('dials are in the order of their steps, also if they began at once and nine comes before ten', () => {
  const dial = (step: number) => {
    const { payload } = aMove(1, step, { dial: { targets: [step === 9 ? reception : sales], heard: false } });
    return { kind: 'flow.moved', key: `step-${step}`, at: start + 1000, payload } as CallEvent;
  };
  expect(foldCall([aStart(), dial(10), dial(9)])?.legs.map(({ step }) => step)).toEqual([9, 10]);
});

test('of two dials that nobody answered, the target is who rang last', () => {
  const rings = (step: number, target: typeof sales) =>
    aMove(step * 20, step, { dial: { targets: [target], heard: false } });
  expect(foldCall([aStart(), rings(1, reception), rings(2, sales), anEnd(60)])?.target).toBe('Sales');
});

describe('two dials', () => {
  const second = (fact: CallEvent): CallEvent =>
    ({
      ...fact,
      key: `${fact.key}-second`,
      ...('step' in fact.payload && { payload: { ...fact.payload, step: 2 } }),
    }) as CallEvent;
  const twoDials = [
    aStart(),
    aMove(3, 1, { dial: { targets: [reception], heard: false } }),
    aLeg(4, 'a', 'ringing'),
    aLeg(23, 'a', 'no-answer'),
    aDialEnd(23, 'a', 'no-answer'),
    aMove(23, 2, { dial: { targets: [sales, reception], heard: false } }),
    second(aLeg(24, 'b', 'ringing')),
    second(aLeg(30, 'b', 'in-progress')),
    second(aLeg(31, 'a', 'canceled')),
    second(aLeg(50, 'b', 'completed', 20)),
    second(aDialEnd(50, 'b', 'completed', 20)),
    aMove(50, 3, { end: 'answered' }),
    anEnd(51),
  ];

  test('give their legs in the order they rang, in whatever order the events come', () => {
    const folded = foldCall(twoDials);
    const again = { step: 2, at: start + 23_000 };
    expect(folded).toEqual(
      anEndedCall(51, {
        status: 'answered',
        target: 'Sales',
        talkTime: 20,
        legs: [
          aFoldedLeg(reception, 'no-answer', { ringSeconds: 20 }),
          aFoldedLeg(sales, 'answered', { ...again, ringSeconds: 7, talkSeconds: 20 }),
          aFoldedLeg(reception, 'canceled', { ...again, ringSeconds: 8 }),
        ],
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(twoDials, { minLength: twoDials.length }), (disordered) => {
        expect(foldCall(disordered)).toEqual(folded);
      }),
    );
  });
});
