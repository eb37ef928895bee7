import { and, assign, fromPromise, not, setup, stateIn } from 'xstate';
import type { Campaign, CampaignDraft, CampaignPreview, Quote } from '#contract/messaging/campaign.ts';
import type { CampaignAction, CampaignStatus } from '#values/sms/messageWords.ts';
import { codeOf } from '../session/sessionEvents.ts';
import { notProvided } from '../notProvided.ts';
import {
  type ActionRequest,
  type BulkSmsContext,
  type BulkSmsEvent,
  type BulkSmsInput,
  changesIn,
  isConflict,
  isDirty,
  isLost,
  isTooLate,
  known,
  type LoadedCampaign,
  type SaveRequest,
} from './bulkSmsEvents.ts';
import { draftOf, isOut } from './campaignDraft.ts';

/** What the machine of a campaign needs and does: its calls are injected. */
export const bulkSms = setup({
  types: {
    context: {} as BulkSmsContext,
    events: {} as BulkSmsEvent,
    input: {} as BulkSmsInput,
    tags: {} as 'editable' | 'busy' | 'failed' | 'over',
  },
  actors: {
    loadCampaign: fromPromise<LoadedCampaign, { uuid: string }>(async () => notProvided('loadCampaign')),
    saveCampaign: fromPromise<Campaign, SaveRequest>(async () => notProvided('saveCampaign')),
    previewCampaign: fromPromise<CampaignPreview, { draft: CampaignDraft; page: number }>(async () =>
      notProvided('previewCampaign'),
    ),
    quoteCampaign: fromPromise<Quote, { campaign: string; version: number }>(async () => notProvided('quoteCampaign')),
    actOnCampaign: fromPromise<Campaign, ActionRequest>(async () => notProvided('actOnCampaign')),
  },
  guards: {
    isNew: ({ context }) => context.uuid === null,
    isDirty: ({ context }) => isDirty(context),
    has: ({ context }, status: CampaignStatus) => context.campaign?.status === status,
    hasQuote: ({ context }) => context.quote !== null && !isDirty(context),
    /** What a quote was asked for is saved. */
    isSavedToQuote: and([stateIn({ saving: 'toQuote' }), ({ context: { draft, saving } }) => draft === saving]),
    /** What was overtaken was to be kept, or quoted. */
    isToKeep: stateIn({ loading: 'toKeep' }),
    isToQuote: stateIn({ loading: 'toQuote' }),
    isOut: (_, campaign: Campaign) => isOut(campaign),
    conflicts: ({ context }, loaded: LoadedCampaign) => isConflict(context, loaded),
    /** The save repeated an older draft, whose answer had been lost. */
    savedLess: and([not(stateIn({ saving: 'typed' })), ({ context: { draft, saving } }) => draft !== saving]),
    isOvertaken: ({ context }, { error }: { error: unknown }) => isTooLate(context, error),
    hasCode: (_, params: { error: unknown; code: string }) => codeOf(params.error) === params.code,
  },
  actions: {
    takeDraft: assign((_, draft: CampaignDraft) => ({
      draft,
      preview: null,
      quote: null,
      changes: [],
      failure: null,
    })),
    beginSave: assign(({ context: { draft, creation } }) => ({ saving: creation ?? draft, failure: null })),
    /** What was typed during the save stays; else the draft is what the server made of it. */
    keepSaved: assign(({ context: { draft, saving } }, campaign: Campaign) => ({
      campaign,
      uuid: campaign.uuid,
      creation: null,
      draft: draft === saving ? draftOf(campaign) : draft,
      quote: null,
    })),
    adopt: assign(({ context }, { campaign, quote }: LoadedCampaign) => ({
      campaign,
      quote,
      draft: context.campaign === null || isOut(context.campaign) ? draftOf(campaign) : context.draft,
      failure: null,
    })),
    follow: assign(({ context: { draft, quote } }, campaign: Campaign) => ({
      campaign,
      draft: isOut(campaign) ? draft : draftOf(campaign),
      quote: isOut(campaign) ? quote : null,
      failure: null,
    })),
    keepMine: assign(({ context }) => ({ campaign: known(context.theirs).campaign, quote: null, theirs: null })),
    takeTheirs: assign(({ context }) => {
      const { campaign, quote } = known(context.theirs);
      return { campaign, quote, draft: draftOf(campaign), preview: null, theirs: null, failure: null };
    }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    keepChanges: assign((_, { error }: { error: unknown }) => ({ changes: changesIn(error), quote: null })),
    keepQuote: assign((_, quote: Quote) => ({ quote, changes: [] })),
    act: assign((_, action: CampaignAction) => ({ action, failure: null })),
    clearFailure: assign({ failure: null }),
    keepLost: assign(({ context }, { error }: { error: unknown }) => ({
      creation: context.campaign === null && isLost(error) ? context.saving : null,
    })),
  },
});
