import { bulkSmsMachine } from '../../../src/machines/bulkSms/bulkSms.machine.ts';
import { aCampaign, aCampaignDraft, aCampaignPreview, aQuote } from '../../builders/api/aCampaign.ts';
import type { Walk } from '../reachability.ts';

const withCode = (code: string, info?: object) => Object.assign(new Error(code), { code, info });
const failed = [withCode('GEN01')];
const overtaken = withCode('WRONG-STATUS');

const draft = aCampaignDraft({ content: 'Hi' });
const later = aCampaignDraft({ content: 'Hi later', at: '2026-03-02T00:00:00.000Z' });
const { uuid } = aCampaign();
const quote = aQuote();
const sending = aCampaign({ status: 'sending', targets: 1 });
const paused = aCampaign({ status: 'paused', targets: 1 });
const sent = aCampaign({ status: 'sent', targets: 1, sent: 1 });
const stopped = aCampaign({ status: 'stopped', targets: 1 });
const scheduled = aCampaign({ ...later, country: null, status: 'scheduled', scheduled: later.at, targets: 1 });
const cancelled = aCampaign({ status: 'cancelled' });

export const walk: Walk<typeof bulkSmsMachine> = {
  machine: bulkSmsMachine,
  inputs: [
    { uuid: null, draft: aCampaignDraft(), key: 'first-save' },
    { uuid, draft: aCampaignDraft({ name: '' }), key: 'first-save' },
  ],
  events: [
    { type: 'draft.changed', draft },
    { type: 'save.requested' },
    { type: 'preview.requested', page: 1 },
    { type: 'quote.requested' },
    { type: 'send.requested' },
    { type: 'cancel.requested' },
    { type: 'pause.requested' },
    { type: 'resume.requested' },
    { type: 'stop.requested' },
    ...[sending, sent].map((campaign) => ({ type: 'campaign.changed' as const, campaign })),
    { type: 'mine.kept' },
    { type: 'theirs.taken' },
    { type: 'retried' },
  ],
  actors: {
    loadCampaign: {
      done: [
        { campaign: aCampaign(), quote: null },
        { campaign: aCampaign({ content: 'Theirs', version: 2 }), quote: null },
        { campaign: aCampaign({ status: 'quoted', quote: quote.id }), quote },
        { campaign: scheduled, quote },
      ],
      failed,
    },
    saveCampaign: { done: [aCampaign({ ...draft, country: null })], failed: [...failed, overtaken] },
    previewCampaign: { done: [aCampaignPreview()], failed },
    quoteCampaign: { done: [quote], failed: [...failed, overtaken] },
    actOnCampaign: {
      done: [sending, paused, stopped, cancelled],
      failed: [...failed, overtaken, withCode('QUOTE-CHANGED', { changes: ['opt-outs'] }), withCode('QUOTE-EXPIRED')],
    },
  },
  partOf: ({ campaign, draft: { content }, saving, quote: kept }) => [
    campaign && [campaign.status, campaign.content === content],
    content,
    saving?.content === content,
    kept !== null,
  ],
};
