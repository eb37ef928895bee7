import type { ReviewedFlow } from '#contract/telephony/flowReviews.contract.ts';
import type { ReviewAnswer, ReviewReply } from '#values/flow/review.ts';
import { aFlowDocument } from '../../builders/api/aFlow.ts';

export const approval: ReviewReply = { verdict: 'approved', name: 'Ann Smith', comment: 'Thank you' };
export const anAnswer: ReviewAnswer = { ...approval, at: '2026-03-02T10:00:00.000Z' };

/** A draft that nobody has answered to yet. */
export function aReviewedFlow(given: Partial<ReviewedFlow> = {}): ReviewedFlow {
  return {
    accountName: 'Northside Dental',
    version: null,
    document: aFlowDocument(),
    live: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-03-31T10:00:00.000Z',
    answer: null,
    ...given,
  };
}
