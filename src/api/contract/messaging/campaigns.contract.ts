import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { anyone, messengers } from '#values/roleGroups.ts';
import { CampaignAction, CampaignStatus, MessageState } from '#values/sms/messageWords.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Campaign, CampaignDraft, CampaignPreview, CampaignRecipient, Quote } from './campaign.ts';

const one = z.object({ id: Uuid });

export const CampaignOrder = z.enum(['createdAt', 'name', 'status', 'scheduled', 'sender']);
export type CampaignOrder = z.infer<typeof CampaignOrder>;

export const campaigns = {
  listCampaigns: endpoint({
    method: 'GET',
    path: '/v2/sms/bulk',
    summary:
      'List campaigns with their counts, and for those who may text with whom they are for; `search` matches names, senders and identification codes',
    access: 'session',
    roles: anyone,
    query: z.object({
      ...listRequest,
      orderBy: CampaignOrder.default('createdAt'),
      account: listOf(AccountId).optional(),
      status: listOf(CampaignStatus).optional(),
    }),
    response: pageOf(Campaign),
  }),
  createCampaign: endpoint({
    method: 'PUT',
    path: '/v2/sms/bulk',
    summary: 'Save a new campaign',
    access: 'session',
    roles: messengers,
    idempotent: true,
    body: CampaignDraft,
    response: Campaign,
    errors: ['NOT-FOUND'],
  }),
  getCampaign: endpoint({
    method: 'GET',
    path: '/v2/sms/bulk/:id',
    summary: 'Get a campaign',
    access: 'session',
    roles: anyone,
    params: one,
    response: Campaign,
  }),
  getCampaignResults: endpoint({
    method: 'GET',
    path: '/v2/sms/bulk/:id/full',
    summary: 'Get a campaign, its quote, and a page of its recipients with what came of each',
    access: 'session',
    roles: messengers,
    params: one,
    query: z.object({
      start: listRequest.start,
      length: listRequest.length,
      search: listRequest.search,
      status: listOf(MessageState).optional(),
      show: z.enum(['all', 'replied', 'bounced', 'opted-out', 'excluded']).default('all'),
    }),
    response: z.object({ campaign: Campaign, quote: Quote.nullable(), recipients: pageOf(CampaignRecipient) }),
  }),
  changeCampaign: endpoint({
    method: 'POST',
    path: '/v2/sms/bulk/:uuid',
    summary: 'Replace what a campaign says and whom it goes to, before it is sent; discards its quote',
    access: 'session',
    roles: messengers,
    params: z.object({ uuid: Uuid }),
    body: CampaignDraft.omit({ account: true }).extend({ version: Version }),
    response: Campaign,
    errors: ['STALE-VERSION', 'WRONG-STATUS', 'NOT-FOUND'],
  }),
  previewCampaign: endpoint({
    method: 'PUT',
    path: '/v2/sms/bulk/preview/:page',
    summary: 'Preview what 50 recipients of a draft will get and when, and who is left out and why',
    access: 'session',
    roles: messengers,
    params: z.object({ page: z.coerce.number().int().min(1).max(100_000) }),
    body: CampaignDraft,
    response: CampaignPreview,
    errors: ['NOT-FOUND'],
  }),
  quoteCampaign: endpoint({
    method: 'PUT',
    path: '/v2/sms/bulk/quote',
    summary:
      'Quote a saved campaign: the price is kept for 30 minutes. MISSING-COUNTRY-CHARGES names the countries without a rate in `info.countries`',
    access: 'session',
    roles: messengers,
    body: z.object({ campaign: Uuid, version: Version }),
    response: Quote,
    errors: [
      'NO-VALID-TARGETS',
      'MISSING-COUNTRY-CHARGES',
      'MISSING-COUNTRY-CHARGES-COUNTRY',
      'SENDER-NOT-VALID',
      'MISSING-FIELD',
      'STALE-VERSION',
      'WRONG-STATUS',
    ],
  }),
  actOnCampaign: endpoint({
    method: 'PATCH',
    path: '/v2/sms/bulk/:uuid/:action',
    summary:
      'Send, schedule, cancel, pause, resume or stop a campaign. A quote is used once: repeating it returns the campaign. QUOTE-CHANGED names what changed in `info.changes`',
    access: 'session',
    roles: messengers,
    idempotent: true,
    params: z.object({ uuid: Uuid, action: CampaignAction }),
    body: z.object({
      /** Null unless the campaign is sent or scheduled. */
      quote: Uuid.nullable(),
    }),
    response: Campaign,
    errors: ['MISSING-FIELD', 'WRONG-STATUS', 'QUOTE-CHANGED', 'QUOTE-EXPIRED', 'CREDIT-TOO-LOW', 'SENDER-NOT-VALID'],
  }),
  deleteCampaign: endpoint({
    method: 'DELETE',
    path: '/v2/sms/bulk/:id',
    summary: 'Delete a campaign that was never sent. Returns it',
    access: 'session',
    roles: messengers,
    params: one,
    response: Campaign,
    errors: ['WRONG-STATUS'],
  }),
};
