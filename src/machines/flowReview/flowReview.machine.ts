import { assign, fromPromise, setup } from 'xstate';
import type { ReviewedFlow } from '#contract/telephony/flowReviews.contract.ts';
import type { ReviewAnswer, ReviewReply } from '#values/flow/review.ts';
import { codeOf } from '../session/sessionEvents.ts';
import { notProvided } from '../notProvided.ts';

export interface FlowReviewContext {
  /** The token of the link. */
  token: string;
  flow: ReviewedFlow | null;
  reply: ReviewReply | null;
  answer: ReviewAnswer | null;
  /** Why the last attempt to load or to send failed. */
  failure: unknown;
}

export type FlowReviewEvent = { type: 'load.retried' } | { type: 'reply.given'; reply: ReviewReply };

/**
 * What a client does with a review link: reads the flow and answers once. A reply that could not be sent is kept, to be
 * sent again; one that somebody else was faster to give leads to theirs.
 */
export const flowReviewMachine = setup({
  types: {
    context: {} as FlowReviewContext,
    events: {} as FlowReviewEvent,
    input: {} as { token: string },
    tags: {} as 'reading',
  },
  actors: {
    readFlow: fromPromise<ReviewedFlow, { token: string }>(async () => notProvided('readFlow')),
    sendReply: fromPromise<ReviewAnswer, { token: string; reply: ReviewReply | null }>(async () =>
      notProvided('sendReply'),
    ),
  },
  actions: {
    keepFlow: assign((_, flow: ReviewedFlow) => ({ flow, answer: flow.answer })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => error }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isAnswered: (_, flow: ReviewedFlow) => flow.answer !== null,
    isOver: (_, { error }: { error: unknown }) => codeOf(error) === 'LINK-EXPIRED',
    wasAnswered: (_, { error }: { error: unknown }) => codeOf(error) === 'ALREADY-ANSWERED',
  },
}).createMachine({
  id: 'flowReview',
  context: ({ input: { token } }) => ({ token, flow: null, reply: null, answer: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearFailure',
      invoke: {
        src: 'readFlow',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'answered',
            actions: { type: 'keepFlow', params: ({ event }) => event.output },
          },
          { target: 'reading', actions: { type: 'keepFlow', params: ({ event }) => event.output } },
        ],
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ended' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: { on: { 'load.retried': 'loading' } },
    reading: {
      tags: 'reading',
      on: {
        'reply.given': { target: 'sending', actions: [assign({ reply: ({ event }) => event.reply }), 'clearFailure'] },
      },
    },
    sending: {
      tags: 'reading',
      invoke: {
        src: 'sendReply',
        input: ({ context: { token, reply } }) => ({ token, reply }),
        onDone: { target: 'answered', actions: assign({ answer: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ended' },
          { guard: { type: 'wasAnswered', params: ({ event }) => event }, target: 'loading' },
          { target: 'reading', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    answered: {},
    ended: {},
  },
});
