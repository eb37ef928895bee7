import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedStatus } from '#values/callStatus.ts';
import type { CallCondition } from '#values/callConditions.ts';
import type { TagRule } from '../../../src/rules/core/judgeCall.ts';
import { foldChange } from '../../../server/telephony/callHandling/foldChange.ts';
import type { CallJudge } from '../../../server/telephony/callHandling/callFact.ts';
import type { CallEvent } from '../../../server/telephony/calls/callEvent.ts';
import { newCallRow } from '../../../server/telephony/calls/callRow.ts';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { judgementOf } from '../../../server/powerups/smartTags/judgesCalls.ts';
import { aStart } from '../telephony/callEvents.builders.ts';
import { gaveUp, leftMessage, whisperedCall } from '../telephony/someCalls.builders.ts';

const key = { accountId: 1, callUuid: '7d0c2a34-1111-4222-8333-444455556666' };
const names = ['Hot', 'Long', 'Voicemail', 'Warm'];

const someCondition: fc.Arbitrary<CallCondition> = fc.oneof(
  fc.record({ kind: fc.constant('duration' as const), not: fc.boolean(), min: fc.constantFrom(5, 20, 45, 60) }),
  fc.record({
    kind: fc.constant('status' as const),
    not: fc.boolean(),
    is: fc.constantFrom<AskedStatus[]>(['answered'], ['voicemail'], ['abandoned', 'missed']),
  }),
  fc.record({ kind: fc.constant('leadScore' as const), not: fc.boolean(), min: fc.constantFrom(0, 20, 60) }),
);
/** Rules that were in force while the call lasted, or only before or after. */
const someRules = fc
  .array(
    fc.record({
      name: fc.constantFrom(...names),
      points: fc.integer({ min: -40, max: 60 }),
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(someCondition, { minLength: 1, maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((rules) => rules.map((rule, at): TagRule => ({ ...rule, id: String(at), group: '' })));

const someFacts = fc.constantFrom(whisperedCall, leftMessage, gaveUp).map((events) => events.slice(1));

/** What people do to a call. */
const someEdit = fc.record({
  add: fc.subarray(['VIP', ...names], { maxLength: 2 }),
  remove: fc.subarray(names, { maxLength: 2 }),
  points: fc.integer({ min: -10, max: 10 }),
});
type Edit = typeof someEdit extends fc.Arbitrary<infer One> ? One : never;

/** A call that facts and edits come to in this order. */
async function theCall(rules: readonly TagRule[], steps: readonly (CallEvent | Edit)[]) {
  const started = foldCall([aStart()]);
  if (!started) throw new Error('it starts');
  const judge: CallJudge = (one) => Promise.resolve(judgementOf({ rules, timezone: 'UTC' }, one));
  const context = { judge, startSubscribers: [], subscribers: [] } as never;
  let call = newCallRow(key, 1, started) as Parameters<typeof foldChange>[1]['call'];
  const events = [aStart()];
  let version = 0;
  for (const step of steps) {
    if ('key' in step) {
      const { change } = await foldChange(context, { call, live: null, events: [...events], followed: true }, [step]);
      if (!change) continue;
      call = { ...call, ...change.columns };
      events.push(...change.events);
    } else {
      version += 1;
      const { tags: before, score } = call;
      const after = [...new Set([...before.filter((tag) => !step.remove.includes(tag)), ...step.add])];
      const tags = { before, after };
      const payload = { version, by: 'ann@example.test', tags, score: { before: score, after: score + step.points } };
      events.push({ kind: 'call.edited', key: `edit-${version}`, at: Date.now(), payload });
      call = { ...call, tags: after, score: score + step.points };
    }
  }
  return { call, events };
}

const sorted = (tags: readonly string[]) => tags.toSorted((one, other) => one.localeCompare(other));

test('whatever the order and repetition of facts, a call has the same tags and score', async () => {
  const law = fc.asyncProperty(
    someRules,
    someFacts.chain((facts) =>
      fc.tuple(fc.constant(facts), fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 })),
    ),
    async (rules, [facts, shuffled]) => {
      const [one, other] = [await theCall(rules, facts), await theCall(rules, shuffled)];
      expect([sorted(other.call.tags), other.call.score]).toEqual([sorted(one.call.tags), one.call.score]);
    },
  );
  await fc.assert(law);
});

test('what people add, remove and score survives all that becomes known, and all else is as without them', async () => {
  const law = fc.asyncProperty(
    someRules,
    someFacts.chain((facts) =>
      fc
        .array(fc.tuple(someEdit, fc.nat(facts.length)), { maxLength: 3 })
        .map((edits) =>
          [...facts.entries(), [facts.length, undefined] as const].flatMap(([at, fact]): (CallEvent | Edit)[] => [
            ...edits.filter(([, place]) => place === at).map(([edit]) => edit),
            ...(fact ? [fact] : []),
          ]),
        ),
    ),
    async (rules, steps) => {
      const facts = steps.filter((step): step is CallEvent => 'key' in step);
      const [edited, plain] = [await theCall(rules, steps), await theCall(rules, facts)];
      const edits = steps.filter((step): step is Edit => !('key' in step));
      const touched = new Map<string, boolean>();
      // Somebody who removes a tag that isn’t there removes nothing.
      for (const { payload } of edited.events.filter((event) => event.kind === 'call.edited')) {
        const { before, after } = payload.tags ?? { before: [], after: [] };
        for (const tag of before) if (!after.includes(tag)) touched.set(tag, false);
        for (const tag of after) if (!before.includes(tag)) touched.set(tag, true);
      }
      const expected = [
        ...plain.call.tags.filter((tag) => !touched.has(tag)),
        ...[...touched].flatMap(([tag, has]) => (has ? [tag] : [])),
      ];
      expect(sorted(edited.call.tags)).toEqual(sorted(expected));
      expect(edited.call.score).toBe(plain.call.score + edits.reduce((sum, { points }) => sum + points, 0));
      const folded = foldCall(edited.events);
      expect([sorted(folded?.tags ?? []), folded?.score]).toEqual([sorted(edited.call.tags), edited.call.score]);
    },
  );
  await fc.assert(law);
});

test('a call that is not over is judged by nothing, and its judgement by itself', async () => {
  const rules: TagRule[] = [
    {
      id: 'a',
      name: 'Hot',
      group: '',
      points: 70,
      match: 'all',
      conditions: [{ kind: 'duration', not: false, min: 0 }],
    },
  ];
  const open = await theCall(rules, whisperedCall.slice(1, -1));
  expect([open.call.tags, open.call.score]).toEqual([['Sales'], 10]);
  const over = await theCall(rules, [...whisperedCall.slice(1), ...whisperedCall.slice(1)]);
  expect([over.call.tags, over.call.score]).toEqual([['Sales', 'Hot'], 80]);
  expect(over.events.filter(({ kind }) => kind === 'call.judged')).toHaveLength(1);
});
