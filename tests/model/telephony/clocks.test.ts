import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CallEvent, CarrierStatus } from '../../../server/telephony/calls/callEvent.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { callActivity } from '../../../server/telephony/callLog/callActivity.ts';
import { aDialEnd, aMove, anEnd, aStart, at, aWhisper, reception, sales, start } from './callEvents.builders.ts';

const targets = [reception, sales];

/** Seconds between what happens, and by how much each callback of the carrier is late. */
const aCall = fc.record({
  rings: fc.integer({ min: 1, max: 5 }),
  picksUp: fc.integer({ min: 1, max: 25 }),
  whisper: fc.constantFrom(0, 3),
  talks: fc.integer({ min: 1, max: 90 }),
  winner: fc.constantFrom(reception, sales),
  delays: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 8, maxLength: 8 }),
});
type Made = typeof aCall extends fc.Arbitrary<infer One> ? One : never;

const someSkew = fc.integer({ min: -10_000, max: 10_000 });

/** The events of a call that somebody answers. The carrier's clock is ahead of ours by `skew` ms. */
function eventsOf({ rings, picksUp, whisper, talks, winner, delays }: Made, skew: number): CallEvent[] {
  const other = winner === sales ? reception : sales;
  const answered = rings + picksUp;
  const over = answered + whisper + talks;
  let told = 0;
  const status = (seconds: number, status: CarrierStatus, length: number | null, targetId?: string): CallEvent => {
    const toldAt = start + seconds * 1000 + skew;
    const late = seconds + (delays[told++ % delays.length] ?? 0) / 1000;
    if (targetId === undefined)
      return at(late, { kind: 'call.status', payload: { status, seconds: length, toldAt } }, status);
    const payload = { leg: `CA-${targetId}`, step: 1, targetId, status, seconds: length, toldAt };
    return at(late, { kind: 'leg.status', payload }, `${targetId} ${status}`);
  };
  return [
    aStart(),
    aMove(rings, 1, { dial: { targets, heard: whisper > 0 } }),
    status(rings, 'initiated', null, reception.id),
    status(rings, 'initiated', null, sales.id),
    status(answered, 'in-progress', null, winner.id),
    ...(whisper > 0
      ? [aWhisper(answered, winner.id, 'started'), aWhisper(answered + whisper, winner.id, 'heard')]
      : []),
    status(answered, 'canceled', null, other.id),
    status(over, 'completed', whisper + talks, winner.id),
    aDialEnd(over, winner.id, 'completed', whisper + talks),
    aMove(over, 2, { end: 'answered' }),
    status(over, 'completed', over),
  ];
}

const shuffled = <Value>(all: readonly Value[], seed: readonly number[]) =>
  all
    .map((value, index) => [seed[index % seed.length] ?? 0, value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);

test('a call is the same in any order of its events, however wrong the clock of its carrier is', () => {
  fc.assert(
    fc.property(aCall, someSkew, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (made, skew, order) => {
      const right = eventsOf(made, 0);
      const wrong = shuffled(eventsOf(made, skew), order);
      expect(foldCall(wrong)).toEqual(foldCall(right));
      expect(callActivity(wrong)).toEqual(callActivity(right));
    }),
    { numRuns: 500 },
  );
});

test('rings, talks and outcomes are those of the phones, whatever the clock and however late a callback is', () => {
  fc.assert(
    fc.property(aCall, someSkew, (made, skew) => {
      const folded = foldCall(eventsOf(made, skew));
      const { rings, picksUp, talks, whisper, winner } = made;
      const legs = targets.map((target) =>
        target === winner
          ? { target, outcome: 'answered', ringSeconds: picksUp, talkSeconds: talks }
          : { target, outcome: 'canceled', ringSeconds: picksUp, talkSeconds: 0 },
      );
      expect(folded).toMatchObject({
        status: 'answered',
        target: winner.label,
        duration: rings + picksUp + whisper + talks,
        talkTime: talks,
        legs,
      });
    }),
    { numRuns: 500 },
  );
});

test('the leg that the carrier says it bridged was connected, whatever else is told of it', () => {
  const alone = (bridged: boolean | null) => {
    const ended = aDialEnd(14, 'a', 'completed', 10);
    return foldCall([
      aStart(),
      aMove(1, 1, { dial: { targets: [reception], heard: true } }),
      aWhisper(4, 'a', 'started'),
      ...(ended.kind === 'dial.ended' ? [{ ...ended, payload: { ...ended.payload, bridged } }] : []),
      aMove(14, 2, { end: 'hungUp' }),
      anEnd(14),
    ])?.status;
  };
  expect([alone(true), alone(false), alone(null)]).toEqual(['answered', 'missed', 'missed']);
});
