import { fromPromise } from 'xstate';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../../api/client/call.ts';
import { flowReviewMachine } from '../../../machines/flowReview/flowReview.machine.ts';

/** The machine of a review link wired to the API. */
export const liveFlowReviewMachine = flowReviewMachine.provide({
  actors: {
    readFlow: fromPromise(({ input: { token }, signal }) =>
      call(endpoints.getFlowReview, { params: { token } }, { signal }),
    ),
    sendReply: fromPromise(({ input: { token, reply }, signal }) => {
      if (!reply) throw new Error('there is no reply to send');
      return call(endpoints.answerFlowReview, { params: { token }, body: reply }, { signal });
    }),
  },
});
