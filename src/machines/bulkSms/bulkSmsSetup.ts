import { assign, fromPromise, setup } from 'xstate';
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
  isOvertaken,
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
    /** A quote was asked for, and what it is for is saved. */
    wantsQuote: ({ context: { wish, draft, saving } }) => wish === 'quote' && draft === saving,
    isOut: (_, campaign: Campaign) => isOut(campaign),
    conflicts: ({ context }, loaded: LoadedCampaign) => isConflict(context, loaded),
    /** What was asked for can go on with the server's version. */
    canGoOn: ({ context: { wish } }, { campaign }: LoadedCampaign) => wish !== null && !isOut(campaign),
    canSave: ({ context }, { campaign }: LoadedCampaign) =>
      context.wish !== null && !isOut(campaign) && isDirty({ ...context, campaign }),
    /** The save repeated an older draft, whose answer had been lost. */
    savedLess: ({ context: { wish, draft, saving } }) => wish !== null && draft !== saving,
    isOvertaken: ({ context: { uuid } }, { error }: { error: unknown }) => uuid !== null && isOvertaken(error),
    hasCode: (_, params: { error: unknown; code: string }) => codeOf(params.error) === params.code,
  },
  actions: {
    takeDraft: assign((_, draft: CampaignDraft) => ({
      draft,
      preview: null,
      quote: null,
      changes: [],
      wish: null,
      failure: null,
    })),
    wish: assign((_, wish: 'save' | 'quote' | null) => ({ wish, failure: null })),
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

/** A campaign that is out follows what the server says of it. */
export const followed = bulkSms.createStateConfig({
  on: {
    'campaign.changed': {
      target: '#bulkSms.settling',
      actions: { type: 'follow', params: ({ event }) => event.campaign },
    },
  },
}).on;
/** While a call runs, what is typed is kept. */
export const typing = bulkSms.createStateConfig({
  on: { 'draft.changed': { actions: { type: 'takeDraft', params: ({ event }) => event.draft } } },
}).on;
