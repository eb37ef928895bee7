import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import { contentOf } from '#flows/core/publicFlow.ts';
import type { FlowDocument } from '#values/flow/document.ts';

/** A review link as it bears on what is looked at. */
export interface BearingReview {
  review: FlowReview;
  /** Whether the draft is no longer what the link shows. */
  outdated: boolean;
}

const isTold = ({ answer, works }: FlowReview) => answer !== null || works;

/** What clients said, or are asked, about a published version. */
export function reviewsOfVersion(reviews: readonly FlowReview[], version: number): BearingReview[] {
  return reviews
    .filter((review) => review.versions.includes(version) && isTold(review))
    .map((review) => ({ review, outdated: false }));
}

/**
 * What clients said, or are asked, about the draft as it is edited; where nothing is about it any more, the last that is
 * about an earlier draft.
 */
export function reviewsOfDraft(
  reviews: readonly FlowReview[],
  { edited, saved }: { edited: FlowDocument; saved: FlowDocument },
): BearingReview[] {
  const isSaved = edited === saved || contentOf(edited) === contentOf(saved);
  const reported = reviews.filter(isTold);
  const current = reported.filter(({ isDraft }) => isDraft && isSaved);
  if (current.length > 0) return current.map((review) => ({ review, outdated: false }));
  const last = reported.find(({ version, versions }) => version === null && versions.length === 0);
  return last ? [{ review: last, outdated: true }] : [];
}
