import type { flowReviews } from '#contract/telephony/flowReviews.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { actorOf } from '../../kernel/access/actor.ts';
import { answerReview, openReview } from './answerReview.ts';
import { createFlowReview, endFlowReview, listFlowReviews } from './flowReviews.ts';

export const flowReviewHandlers: HandlersFor<typeof flowReviews> = {
  listFlowReviews: (context) => listFlowReviews(actorOf(context), context.input.params.id),
  createFlowReview(context) {
    const { config, input } = context;
    const wanted = { ...input.body, id: input.params.id };
    return createFlowReview(actorOf(context), wanted, config.PUBLIC_BASE_URL);
  },
  endFlowReview: (context) => endFlowReview(actorOf(context), context.input.params),
  getFlowReview: ({ db, request, input, now }) =>
    openReview({ db, address: request.ip, now: now() }, input.params.token),
  answerFlowReview: ({ db, jobs, request, input, now }) =>
    answerReview({ db, jobs, address: request.ip, now: now() }, input.params.token, input.body),
};
