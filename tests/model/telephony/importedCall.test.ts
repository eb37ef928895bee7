import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { aMove, anEnd, anImport, aStart, at, start } from './callEvents.builders.ts';

test('a call of another system is what its history says', () => {
  expect(foldCall([anImport()])).toEqual({
    started: {
      callSid: '',
      caller: '+61412345678',
      area: 'Ringwood',
      country: 'AU',
      firstTime: true,
      trackingNumber: '+61388880000',
      trackingName: 'Main line',
      trackingSource: 'Google Ads',
      flow: null,
    },
    startedAt: start,
    stoppedAt: start + 65_000,
    state: 'ended',
    status: 'abandoned',
    duration: 65,
    talkTime: 0,
    target: 'Reception',
    web: { source: null, medium: null, campaign: null, landing: null },
    ivr: null,
    ivrName: null,
    location: null,
    revenue: null,
    leadStatus: null,
    source: 'Google Ads',
    notes: '',
    tags: ['vip'],
    score: 7,
    audio: false,
    route: [],
    legs: [],
  });
});

test('it is the same for any order and repetition of events, whatever else is said of the call', () => {
  const message = at(40, { kind: 'message.left', payload: { step: 2, seconds: 12 } });
  const events = [anImport(), aStart(), aMove(1, 1, { tags: ['Sales'], score: 3 }), anEnd(40), message];
  const disordered = fc
    .tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events))
    .map(([shuffled, repeated]) => [...repeated, ...shuffled]);
  fc.assert(
    fc.property(disordered, (heard) => {
      expect(foldCall(heard)).toEqual(foldCall(events));
    }),
  );
});
