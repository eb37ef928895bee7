import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldChange } from '../../../server/telephony/callHandling/foldChange.ts';
import type { CallFact } from '../../../server/telephony/callHandling/callFact.ts';
import type { CallEvent } from '../../../server/telephony/calls/callEvent.ts';
import { newCallRow } from '../../../server/telephony/calls/callRow.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { aLeg, anEnd, aStart } from './callEvents.builders.ts';
import { gaveUp, leftMessage, screenedOut, whisperedCall } from './someCalls.builders.ts';
import { judgesNothing } from '../../builders/judgesNothing.ts';

const key = { accountId: 1, callUuid: '7d0c2a34-1111-4222-8333-444455556666' };

/** What those who follow a call hear of it, as batches of events arrive after its start. */
async function heardOf(batches: readonly (readonly CallEvent[])[]): Promise<CallFact[]> {
  const started = foldCall([aStart()]);
  if (!started) throw new Error('it starts');
  let call = newCallRow(key, 1, started) as Parameters<typeof foldChange>[1]['call'];
  const events = [aStart()];
  const heard: CallFact[] = [];
  const hears = (kinds: readonly CallFact['kind'][]) => (fact: CallFact) => {
    expect(kinds).toContain(fact.kind);
    heard.push(fact);
    return Promise.resolve([]);
  };
  const context = {
    judge: judgesNothing,
    startSubscribers: [hears(['call.answered'])],
    subscribers: [hears(['call.ended', 'call.changed'])],
  } as never;
  for (const batch of batches) {
    const { change } = await foldChange(context, { call, live: null, events: [...events], followed: true }, batch);
    if (!change) continue;
    call = { ...call, ...change.columns, revision: call.revision + 1 };
    events.push(...change.events);
  }
  return heard;
}

const oneByOne = (events: readonly CallEvent[]) => events.slice(1).map((event) => [event]);
const kindsOf = (heard: readonly CallFact[]) => heard.map(({ kind }) => kind);

test('a call is heard of when somebody answers and when it is over, and of what becomes known later', async () => {
  const late = aLeg(6, 'a', 'busy');
  expect(kindsOf(await heardOf([...oneByOne(whisperedCall), [late]]))).toEqual([
    'call.answered',
    'call.ended',
    'call.changed',
  ]);
});

test('that somebody answered is heard of before the end, though both become known together', async () => {
  expect(kindsOf(await heardOf([whisperedCall.slice(1)]))).toEqual(['call.answered', 'call.ended']);
});

test.each([
  ['whose caller gives up', gaveUp],
  ['whose caller leaves a message', leftMessage],
  ['that is answered, but not taken', screenedOut],
  ['of which nothing but the end is known', [aStart(), anEnd(5)]],
])('a call %s is not heard of as answered', async (_, events) => {
  expect(kindsOf(await heardOf(oneByOne(events)))).not.toContain('call.answered');
  expect(kindsOf(await heardOf(oneByOne(events)))[0]).toBe('call.ended');
});

test('in whatever order a call becomes known: it ends once, and somebody answers no later than it is known to be answered', async () => {
  const orders = fc
    .shuffledSubarray(whisperedCall.slice(1), { minLength: whisperedCall.length - 1 })
    .chain((events) =>
      fc
        .array(fc.boolean(), { minLength: events.length, maxLength: events.length })
        .map((cuts) =>
          events.reduce<CallEvent[][]>(
            (batches, event, place) =>
              cuts[place] ? [...batches, [event]] : [...batches.slice(0, -1), [...(batches.at(-1) ?? []), event]],
            [],
          ),
        ),
    );
  await fc.assert(
    fc.asyncProperty(orders, async (batches) => {
      const heard = await heardOf(batches);
      const kinds = kindsOf(heard);
      const end = kinds.indexOf('call.ended');
      expect(kinds.filter((kind) => kind === 'call.ended')).toHaveLength(1);
      const known = heard.findIndex(({ folded }) => folded.status === 'answered');
      expect(known === -1 || kinds.slice(0, known + 1).includes('call.answered')).toBe(true);
      expect(kinds.slice(0, end).every((kind) => kind === 'call.answered')).toBe(true);
      expect(['call.answered', 'call.changed']).toEqual(expect.arrayContaining(kinds.slice(end + 1)));
    }),
  );
});
