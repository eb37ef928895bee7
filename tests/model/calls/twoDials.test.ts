import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallEvent } from '../../../server/calls/callEvent.ts';
import { foldCall } from '../../../server/calls/foldCall.ts';
import { aDialEnd, aLeg, aMove, aStart, anEnd, reception, sales } from './callEvents.builders.ts';

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
    expect(folded?.legs.map(({ step, target, outcome }) => [step, target.label, outcome])).toEqual([
      [1, 'Reception', 'no-answer'],
      [2, 'Sales', 'answered'],
      [2, 'Reception', 'canceled'],
    ]);
    expect(folded).toMatchObject({ status: 'answered', target: 'Sales', talkTime: 20 });
    fc.assert(
      fc.property(fc.shuffledSubarray(twoDials, { minLength: twoDials.length }), (disordered) => {
        expect(foldCall(disordered)).toEqual(folded);
      }),
    );
  });
});
