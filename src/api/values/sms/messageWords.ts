import { z } from 'zod';

export const MessageDirection = z.enum(['inbound', 'outbound']);
export type MessageDirection = z.infer<typeof MessageDirection>;

/**
 * Where a message is. Out: `queued`, `sending`, `sent`, then `delivered`, `undelivered` or `failed`, which are final. One whose
 * request to the carrier had no answer is `unknown` until the carrier says more: it may have arrived, so it is never sent
 * again. In: `received`.
 */
export const MessageState = z.enum([
  'queued',
  'sending',
  'unknown',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'received',
]);
export type MessageState = z.infer<typeof MessageState>;

/**
 * Where a medium of a message that came in is: `fetching` from the carrier, `stored` by us, `refused` because we don’t keep
 * it, or `lost` because the carrier didn’t provide it.
 */
export const MediumState = z.enum(['fetching', 'stored', 'refused', 'lost']);
export type MediumState = z.infer<typeof MediumState>;

/** Why we don’t keep a medium: what its content is, its size, or that its address isn’t public. */
export const MediumRefusal = z.enum(['type', 'size', 'address']);
export type MediumRefusal = z.infer<typeof MediumRefusal>;

/**
 * Why a message was sent: a person’s reply, a campaign, a call flow, a follow-up to a call, an automatic
 * reply, or a login code.
 */
export const MessageKind = z.enum(['reply', 'campaign', 'flow', 'followUp', 'auto', 'code']);
export type MessageKind = z.infer<typeof MessageKind>;

/** Why a recipient gets nothing. */
export const ExclusionReason = z.enum([
  'opted-out',
  'invalid',
  'landline',
  'duplicate',
  'no-rate',
  'wrong-country',
  'unregistered',
  'missing-field',
  'too-long',
]);
export type ExclusionReason = z.infer<typeof ExclusionReason>;

/** `quoted` has a valid quote, `sending` includes the wait for contacts’ local hours, `cancelled` was scheduled. */
export const CampaignStatus = z.enum([
  'saved',
  'previewed',
  'quoted',
  'scheduled',
  'sending',
  'paused',
  'sent',
  'stopped',
  'cancelled',
]);
export type CampaignStatus = z.infer<typeof CampaignStatus>;

/**
 * What can be done with a campaign. `send` and `schedule` need its quote; `cancel` takes back a quote or a schedule so that it can be
 * edited; `stop` is final.
 */
export const CampaignAction = z.enum(['send', 'schedule', 'cancel', 'pause', 'resume', 'stop']);
export type CampaignAction = z.infer<typeof CampaignAction>;

/** Why a campaign is paused: by a person, or because the canary found too many failures or opt-outs, or the credit ran out. */
export const PauseReason = z.enum(['person', 'canary-failures', 'canary-opt-outs', 'credit', 'sender', 'carrier']);
export type PauseReason = z.infer<typeof PauseReason>;

/** A change that a quote does not survive. */
export const QuoteChange = z.enum(['recipients', 'content', 'sender', 'rates', 'opt-outs', 'hours']);
export type QuoteChange = z.infer<typeof QuoteChange>;

/** How somebody opted out or in: by text, on a page, in person, by a file that was imported, or reported by the carrier. */
export const ConsentSource = z.enum(['message', 'page', 'person', 'import', 'carrier']);
export type ConsentSource = z.infer<typeof ConsentSource>;

/** `review` is a text such as “stop texting me please”, which is no keyword and which a person decides about. */
export const ConsentChange = z.enum(['opt-out', 'opt-in', 'review']);
export type ConsentChange = z.infer<typeof ConsentChange>;
