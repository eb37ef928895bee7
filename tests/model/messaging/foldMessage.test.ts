import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  foldMessage,
  isFinal,
  type MessageEvent,
  messageEventKinds,
} from '../../../server/messaging/messages/foldMessage.ts';

const anEvent = (given: Partial<MessageEvent>): MessageEvent => ({
  key: given.kind ?? 'queued',
  at: 0,
  kind: 'queued',
  error: null,
  remoteId: null,
  attempt: null,
  ...given,
});

const events = fc.uniqueArray(
  fc
    .record({
      kind: fc.constantFrom(...messageEventKinds),
      at: fc.integer({ min: 0, max: 5 }),
      error: fc.constantFrom(null, '30003'),
      remoteId: fc.constantFrom(null, 'SM1', 'SM2'),
      attempt: fc.constantFrom(null, 1, 2, 3),
      key: fc.constantFrom('a', 'b', 'c'),
    })
    .map((event) => ({ ...event, key: `${event.kind}-${event.key}` })),
  { selector: ({ key }) => key, maxLength: 12 },
);

test('any order and any repetition of a message’s events give the same message', () => {
  const told = events.chain((some) =>
    fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }), fc.subarray(some)),
  );
  fc.assert(
    fc.property(told, ([some, shuffled, repeated]) => {
      expect(foldMessage([...repeated, ...shuffled, ...repeated])).toEqual(foldMessage(some));
    }),
    { numRuns: 2_000 },
  );
});

test('what is stored later never takes a message back from its final state', () => {
  fc.assert(
    fc.property(events, fc.array(fc.constantFrom(...messageEventKinds), { maxLength: 5 }), (some, late) => {
      const before = foldMessage(some);
      fc.pre(isFinal(before.state));
      const later = late.map((kind, index) => anEvent({ kind, at: 10 + index, key: `late-${index}` }));
      expect(foldMessage([...some, ...later])).toMatchObject({ state: before.state, endedAt: before.endedAt });
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, MessageEvent[], object]>([
  ['nothing', [], { state: 'queued', sentAt: null }],
  [
    'a request without an answer',
    [anEvent({ kind: 'claimed', at: 1 }), anEvent({ kind: 'unanswered', at: 2 })],
    { state: 'unknown', sentAt: null, endedAt: null },
  ],
  [
    'a status of one that was unknown',
    [anEvent({ kind: 'unanswered', at: 2 }), anEvent({ kind: 'delivered', at: 3, remoteId: 'SM1' })],
    { state: 'delivered', remoteId: 'SM1', sentAt: 3, endedAt: 3 },
  ],
  [
    'a failure with its code',
    [anEvent({ kind: 'sent', at: 1 }), anEvent({ kind: 'undelivered', at: 2, error: '30005' })],
    { state: 'undelivered', error: '30005', sentAt: 1, endedAt: 2 },
  ],
  [
    'one that never went out',
    [anEvent({ kind: 'refused', at: 1, error: 'OPTED-OUT' })],
    { state: 'failed', error: 'OPTED-OUT', sentAt: null, endedAt: 1 },
  ],
  [
    'a request that did not get there',
    [anEvent({ kind: 'claimed', at: 1, attempt: 1 }), anEvent({ kind: 'returned', at: 2, attempt: 1 })],
    { state: 'queued', attempts: 1, claimedAt: null, sentAt: null, endedAt: null, error: null },
  ],
  [
    'the next request after one that did not get there',
    [
      anEvent({ kind: 'claimed', at: 1 }),
      anEvent({ kind: 'unanswered', at: 2, attempt: 1 }),
      anEvent({ kind: 'returned', at: 3, attempt: 1 }),
      anEvent({ kind: 'claimed', at: 4, attempt: 2, key: 'claimed-2' }),
    ],
    { state: 'sending', attempts: 2, claimedAt: 4 },
  ],
  [
    'a second request without an answer',
    [
      anEvent({ kind: 'claimed', at: 1, attempt: 1 }),
      anEvent({ kind: 'returned', at: 2, attempt: 1 }),
      anEvent({ kind: 'claimed', at: 3, attempt: 2, key: 'claimed-2' }),
      anEvent({ kind: 'unanswered', at: 4, attempt: 2, key: 'unanswered-2' }),
    ],
    { state: 'unknown', attempts: 2, claimedAt: 3 },
  ],
  [
    'one that was given up after it came back',
    [
      anEvent({ kind: 'claimed', at: 1, attempt: 1 }),
      anEvent({ kind: 'returned', at: 2, attempt: 1 }),
      anEvent({ kind: 'refused', at: 3, error: 'STOPPED' }),
    ],
    { state: 'failed', error: 'STOPPED', attempts: 1, claimedAt: null, endedAt: 3 },
  ],
])('%s is folded', (_what, some, folded) => {
  expect(foldMessage(some)).toMatchObject(folded);
});
