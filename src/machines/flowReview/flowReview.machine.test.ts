import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { ReviewedFlow } from '#contract/telephony/flowReviews.contract.ts';
import type { ReviewAnswer, ReviewReply } from '#values/flow/review.ts';
import { flowReviewMachine } from './flowReview.machine.ts';

const token = 'x'.repeat(43);
const flow = { accountName: 'Northside Dental', answer: null } as ReviewedFlow;
const reply: ReviewReply = { verdict: 'changesAsked', name: 'Ann Smith', comment: 'Ring Ben first' };
const answer: ReviewAnswer = { ...reply, at: '2026-03-02T10:00:00.000Z' };
const withCode = (code: string) => Object.assign(new Error(code), { code });

interface World {
  read: () => Promise<ReviewedFlow>;
  send: () => Promise<ReviewAnswer>;
}

async function start({ read, send }: Partial<World> = {}) {
  const sent: unknown[] = [];
  const machine = flowReviewMachine.provide({
    actors: {
      readFlow: fromPromise(read ?? (() => Promise.resolve(flow))),
      sendReply: fromPromise(({ input }) => {
        sent.push(input);
        return (send ?? (() => Promise.resolve(answer)))();
      }),
    },
  });
  const actor = createActor(machine, { input: { token } });
  actor.start();
  const rest = async () => {
    const { value, context } = await waitFor(actor, (state) => !state.matches('loading') && !state.matches('sending'));
    return { value, context };
  };
  await rest();
  return { actor, sent, rest };
}

test('a flow is read, answered once, and the answer shown', async () => {
  const { actor, sent, rest } = await start();
  actor.send({ type: 'reply.given', reply });
  expect(await rest()).toMatchObject({ value: 'answered', context: { answer, failure: null } });
  expect(sent).toEqual([{ token, reply }]);
  actor.send({ type: 'reply.given', reply });
  expect(sent).toHaveLength(1);
});

test('a link that was answered before shows its answer', async () => {
  const { rest } = await start({ read: () => Promise.resolve({ ...flow, answer }) });
  expect(await rest()).toMatchObject({ value: 'answered', context: { answer } });
});

test('a reply that was not sent is kept with the reason, and can be sent again', async () => {
  let works = false;
  const lost = withCode('GEN01');
  const { actor, sent, rest } = await start({ send: () => (works ? Promise.resolve(answer) : Promise.reject(lost)) });
  actor.send({ type: 'reply.given', reply });
  expect(await rest()).toMatchObject({ value: 'reading', context: { flow, reply, failure: lost } });
  works = true;
  actor.send({ type: 'reply.given', reply });
  expect(await rest()).toMatchObject({ value: 'answered', context: { failure: null } });
  expect(sent).toHaveLength(2);
});

test('a reply that came second leads to the first one', async () => {
  let first: ReviewAnswer | null = null;
  const { actor, rest } = await start({
    read: () => Promise.resolve({ ...flow, answer: first }),
    send: () => {
      first = { ...answer, name: 'Ben' };
      return Promise.reject(withCode('ALREADY-ANSWERED'));
    },
  });
  actor.send({ type: 'reply.given', reply });
  expect(await rest()).toMatchObject({ value: 'answered', context: { answer: { name: 'Ben' } } });
});

test.each([
  ['read', { read: () => Promise.reject(withCode('LINK-EXPIRED')) }],
  ['answered', { send: () => Promise.reject(withCode('LINK-EXPIRED')) }],
])('a link that is over cannot be %s', async (_, world) => {
  const { actor, rest } = await start(world);
  actor.send({ type: 'reply.given', reply });
  expect((await rest()).value).toBe('ended');
});

test('a flow that could not be loaded is loaded again on request', async () => {
  let works = false;
  const { actor, rest } = await start({
    read: () => (works ? Promise.resolve(flow) : Promise.reject(withCode('GEN01'))),
  });
  expect(await rest()).toMatchObject({ value: 'failed', context: { failure: { code: 'GEN01' } } });
  works = true;
  actor.send({ type: 'load.retried' });
  expect(await rest()).toMatchObject({ value: 'reading', context: { flow, failure: null } });
});
