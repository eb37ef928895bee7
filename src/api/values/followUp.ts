import { z } from 'zod';

/** Where a text that follows a call is: `waiting` for its time, `sent` as every text is, or `stopped` for a reason. */
export const FollowUpState = z.enum(['waiting', 'sent', 'stopped']);
export type FollowUpState = z.infer<typeof FollowUpState>;

/**
 * Why a caller gets no text: the number was withheld, or gets none; they opted out, were spoken or written with meanwhile, or got
 * another follow-up a short time before; the call no longer matches; the follow-up was turned off; it couldn’t go out in time; or
 * no number of the account can send it.
 */
export const StopReason = z.enum([
  'withheld',
  'textless',
  'optedOut',
  'contacted',
  'recent',
  'changed',
  'off',
  'late',
  'sender',
]);
export type StopReason = z.infer<typeof StopReason>;

/** What the text of a follow-up may name in braces: the account, the number that was called, and what that is named. */
export const followUpFields = ['account', 'number', 'numberName'] as const;
export type FollowUpField = (typeof followUpFields)[number];

/** A text and five fields are no longer than a message. */
export const longestFollowUp = 640;
export const mostFields = 5;

/** A week. */
export const longestDelayMinutes = 10_080;
export const mostQuietDays = 365;
