import { z } from 'zod';
import { PersonName } from '#values/personName.ts';

/** How long a review link can be valid, in days. */
export const reviewDays = [7, 30, 90] as const;
export const ReviewDays = z.literal(reviewDays);
export type ReviewDays = z.infer<typeof ReviewDays>;

export const ReviewVerdict = z.enum(['approved', 'changesAsked']);
export type ReviewVerdict = z.infer<typeof ReviewVerdict>;

/** What a client says about a flow. Asking for changes takes words. */
export const ReviewReply = z
  .object({
    verdict: ReviewVerdict,
    name: PersonName,
    comment: z.string().trim().max(2000).default(''),
  })
  .refine(({ verdict, comment }) => verdict === 'approved' || comment !== '', { path: ['comment'], error: 'required' });
export type ReviewReply = z.infer<typeof ReviewReply>;

/** A client's answer, and when it was given. */
export const ReviewAnswer = z
  .object({ verdict: ReviewVerdict, name: z.string(), comment: z.string(), at: z.iso.datetime() })
  .meta({ id: 'ReviewAnswer' });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
