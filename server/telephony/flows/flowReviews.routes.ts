import type { flowReviews } from '#contract/telephony/flowReviews.contract.ts';
import type { HandlersFor } from '../../kernel/http/handler.ts';
import { authorOf } from '../../kernel/access/authorOf.ts';
import { answerReview, openReview } from './answerReview.ts';
import { createFlowReview, endFlowReview, listFlowReviews } from './flowReviews.ts';

export const flowReviewHandlers: HandlersFor<typeof flowReviews> = {
  listFlowReviews: ({ db, scope, input, now }) => listFlowReviews(db, scope, input.params.id, now()),
  createFlowReview(context) {
    const { db, system, config, scope, input, now } = context;
    const wanted = { ...input.body, id: input.params.id };
    const databases = { db, system, publicBaseUrl: config.PUBLIC_BASE_URL };
    return createFlowReview(databases, scope, authorOf(context), wanted, now());
  },
  endFlowReview: (context) =>
    endFlowReview(context.db, context.scope, authorOf(context), context.input.params, context.now()),
  getFlowReview: ({ db, request, input, now }) =>
    openReview({ db, address: request.ip, now: now() }, input.params.token),
  answerFlowReview: ({ db, jobs, request, input, now }) =>
    answerReview({ db, jobs, address: request.ip, now: now() }, input.params.token, input.body),
};
