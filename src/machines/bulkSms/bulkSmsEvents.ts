import { z } from 'zod';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import type { Campaign, CampaignDraft, CampaignPreview, Quote } from '#contract/messaging/campaign.ts';
import { type CampaignAction, QuoteChange } from '#values/sms/messageWords.ts';
import { codeOf } from '../session/sessionEvents.ts';
import { draftOf, isOut, sameDraft } from './campaignDraft.ts';

/** A campaign as the server has it, with its quote. */
export interface LoadedCampaign {
  campaign: Campaign;
  quote: Quote | null;
}

/** Creates a campaign under an idempotency key, or replaces what `campaign` says. */
export interface SaveRequest {
  campaign: Campaign | null;
  draft: CampaignDraft;
  key: string;
}

export interface ActionRequest {
  campaign: string;
  action: CampaignAction;
  quote: string | null;
}

export interface BulkSmsInput {
  /** The campaign to open; null begins a new one. */
  uuid: string | null;
  /** What a new one begins with. */
  draft: CampaignDraft;
  /** Idempotency key of the first save. */
  key: string;
}

export interface BulkSmsContext extends BulkSmsInput {
  /** As last received from the server. */
  campaign: Campaign | null;
  /** The draft that is being saved. */
  saving: CampaignDraft | null;
  /** What a first save said whose answer was lost: repeated as it was, it makes one campaign. */
  creation: CampaignDraft | null;
  /** The page of the preview, from 1. */
  page: number;
  preview: CampaignPreview | null;
  quote: Quote | null;
  /** Why the last quote no longer counts. */
  changes: QuoteChange[];
  action: CampaignAction;
  /** The campaign as others saved it meanwhile. */
  theirs: LoadedCampaign | null;
  failure: unknown;
}

export type BulkSmsEvent =
  | { type: 'draft.changed'; draft: CampaignDraft }
  | { type: 'save.requested' }
  | { type: 'preview.requested'; page: number }
  | { type: 'quote.requested' }
  /** Sends the quote, or schedules it if the draft has a time. */
  | { type: 'send.requested' }
  /** Takes back a quote or a schedule, to edit the campaign. */
  | { type: 'cancel.requested' }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' }
  | { type: 'stop.requested' }
  /** The server has news of the campaign. */
  | { type: 'campaign.changed'; campaign: Campaign }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  | { type: 'retried' };

/** What a QUOTE-CHANGED error says has changed. */
export function changesIn(error: unknown): QuoteChange[] {
  const info = error instanceof Error && 'info' in error ? error.info : undefined;
  return z.object({ changes: z.array(QuoteChange) }).safeParse(info).data?.changes ?? [];
}

const lost = new Set<ErrorCode>(['GEN01', 'IDEMPOTENCY-IN-USE']);

/** Whether the server may have done what was asked although no answer came. */
export const isLost = (error: unknown): boolean => lost.has(codeOf(error));

const overtaken = new Set<ErrorCode>(['STALE-VERSION', 'WRONG-STATUS']);

/** Whether another tab or person has changed the campaign meanwhile. */
export const isOvertaken = (error: unknown): boolean => overtaken.has(codeOf(error));

/** Whether a campaign that the server has changed before what was asked came to it. */
export const isTooLate = ({ uuid }: Pick<BulkSmsContext, 'uuid'>, error: unknown): boolean =>
  uuid !== null && isOvertaken(error);

export const isDirty = ({ campaign, draft }: Pick<BulkSmsContext, 'campaign' | 'draft'>): boolean =>
  campaign === null || !sameDraft(draft, draftOf(campaign));

/** Whether what others saved differs from what this page knew and from what it is about to save. */
export function isConflict({ campaign, draft }: BulkSmsContext, { campaign: theirs }: LoadedCampaign): boolean {
  const stated = draftOf(theirs);
  if (campaign === null || isOut(campaign)) return false;
  return !isOut(theirs) && !sameDraft(stated, draft) && !sameDraft(stated, draftOf(campaign));
}

/** Whether the draft can be saved over the server’s version, and differs from it. */
export const canSave = ({ draft }: Pick<BulkSmsContext, 'draft'>, { campaign }: LoadedCampaign): boolean =>
  !isOut(campaign) && isDirty({ draft, campaign });

/** Narrows a value that its state guarantees. */
export function known<T>(value: T | null): T {
  if (value === null) throw new Error('the campaign is not there yet');
  return value;
}
