import { z } from 'zod';
import { FlowDocument } from '#values/flow/document.ts';
import { ReviewAnswer, ReviewDays, ReviewReply } from '#values/flow/review.ts';
import { Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { one } from './routing.contract.ts';

/** A link by which somebody without a login sees a copy of a flow and answers, as its account sees it. */
export const FlowReview = z
  .object({
    id: Uuid,
    /** The published version that it shows; null for what was the draft. */
    version: Version.nullable(),
    /** The published versions that equal what it shows, so that the answer is about them too. */
    versions: z.array(Version),
    /** Whether the saved draft equals what it shows; positions are ignored. */
    isDraft: z.boolean(),
    /** For whom it was made; may be empty. */
    recipient: z.string(),
    /** The email of who made it. */
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** When it was ended by hand. */
    endedAt: z.iso.datetime().nullable(),
    /** Whether it still works: neither expired nor ended. */
    works: z.boolean(),
    answer: ReviewAnswer.nullable(),
  })
  .meta({ id: 'FlowReview' });
export type FlowReview = z.infer<typeof FlowReview>;

/**
 * A flow as its link shows it. Steps have the settings that their cards show and a `mark` that differs between
 * `document` and `live` where any setting does.
 */
export const ReviewedFlow = z
  .object({
    accountName: z.string(),
    version: Version.nullable(),
    document: FlowDocument,
    /** What was live when the link was made; null for nothing else. */
    live: z.object({ version: Version, document: FlowDocument }).nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    answer: ReviewAnswer.nullable(),
  })
  .meta({ id: 'ReviewedFlow' });
export type ReviewedFlow = z.infer<typeof ReviewedFlow>;

/** Not a `LinkToken`, so that part of a link is told to be no link, not an invalid request. */
const link = z.object({ token: z.string().max(200) });

export const flowReviews = {
  listFlowReviews: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/reviews',
    summary: 'List the newest review links of a routing object and their answers',
    access: 'session',
    roles: [],
    params: one,
    response: z.array(FlowReview),
  }),
  createFlowReview: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type/:id/reviews',
    summary: 'Create a link to a copy of the draft or of a version; the answer alone holds its URL',
    access: 'session',
    roles: configurers,
    params: one,
    body: z.object({
      /** The published version to show; null for the draft. */
      version: Version.nullable().default(null),
      /** The `draftVersion` to show, if it is the draft. */
      draftVersion: Version,
      recipient: lineText(100).default(''),
      days: ReviewDays.default(30),
    }),
    response: z.object({ review: FlowReview, url: z.url() }),
    errors: ['LIMIT-REACHED', 'STALE-VERSION'],
  }),
  endFlowReview: endpoint({
    method: 'DELETE',
    path: '/v2/routing/:account/:type/:id/reviews/:review',
    summary: 'End a review link at once; its answer stays. Idempotent',
    access: 'session',
    roles: configurers,
    params: one.extend({ review: Uuid }),
    response: FlowReview,
  }),
  getFlowReview: endpoint({
    method: 'GET',
    path: '/v2/public/flow-review/:token',
    summary: 'Get the copy of a flow that a link shows',
    access: 'public',
    roles: [],
    params: link,
    load: 'flow',
    response: ReviewedFlow,
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
  answerFlowReview: endpoint({
    method: 'POST',
    path: '/v2/public/flow-review/:token',
    summary: 'Approve a flow or ask for changes, once for each link',
    access: 'public',
    roles: [],
    params: link,
    body: ReviewReply,
    response: ReviewAnswer,
    errors: ['LINK-EXPIRED', 'ALREADY-ANSWERED', 'TOO-MANY-REQUESTS'],
  }),
};
