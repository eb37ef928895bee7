import { useMemo } from 'react';
import type { FlowReview } from '#contract/telephony/flowReviews.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { ReviewLines } from './ReviewLines.tsx';
import { reviewsOfDraft } from './reviewsOf.ts';

export interface DraftReviews {
  reviews: readonly FlowReview[];
  /** The draft as it is edited, and as it is saved. */
  edited: FlowDocument;
  saved: FlowDocument;
}

/** What clients said about the draft as it is edited, and whether it has changed since. */
export function DraftReviewLines({ reviews, edited, saved, timezone }: DraftReviews & { timezone: string }) {
  const found = useMemo(() => reviewsOfDraft(reviews, { edited, saved }), [reviews, edited, saved]);
  return <ReviewLines reviews={found} timezone={timezone} />;
}
