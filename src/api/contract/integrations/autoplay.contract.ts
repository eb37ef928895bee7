import { z } from 'zod';
import { TagName } from '#values/callTag.ts';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { DeliveryResult } from '#values/integrationWords.ts';
import { lineText } from '#values/lineText.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { WebhookUrl } from './webhooks.contract.ts';

/** Where a lead system takes leads: an email address, or an https address, which may hold a key and is never shown whole. */
export const LeadAddress = z.union([EmailAddress, z.string().trim().pipe(WebhookUrl)], { error: 'leadAddress' });

/** What each lead says beside the call, spelled as the specification does. */
export const LeadFields = z.object({
  /** Who the lead is for, as the lead system calls that dealership. */
  DealershipId: lineText(100).min(1),
  /** Which yard of it. */
  yardRef: lineText(100).default(''),
  LeadTitle: lineText(100).default(''),
  /** Empty for the source of the number. */
  LeadSource: lineText(100).default(''),
  /** Empty for the campaign that brought the caller to the website. */
  LeadCampaignName: lineText(100).default(''),
  LeadNotes: z.string().trim().max(1000).default(''),
  /** The company that callers of the number are customers of. */
  CustomerCompany: lineText(100).default(''),
});
export type LeadFields = z.infer<typeof LeadFields>;

const filter = z.object({
  /** Only calls with any of these when they end; empty for all. */
  tags: z.array(TagName).max(100).default([]),
});

/** How calls to a number become leads of a dealership. */
export const Autoplay = LeadFields.extend({
  uuid: Uuid,
  account: AccountId,
  did: PhoneNumber,
  filter,
  /** Without what is secret. */
  address: z.string(),
  status: z.enum(['on', 'paused']),
  lastResult: DeliveryResult.nullable(),
  lastResultAt: z.iso.datetime().nullable(),
  version: Version,
}).meta({ id: 'Autoplay' });
export type Autoplay = z.infer<typeof Autoplay>;

const ofAccount = z.object({ account: AccountId });
const ofNumber = ofAccount.extend({ did: PhoneNumber });
const chosen = { ...LeadFields.shape, filter: filter.prefault({}) };
const path = '/v2/account/:account/autoplay' as const;

export const autoplay = {
  listAutoplay: endpoint({
    method: 'GET',
    path,
    summary: 'List the numbers of an account whose calls become leads of dealerships',
    access: 'session',
    roles: admins,
    params: ofAccount,
    response: z.array(Autoplay),
  }),
  createAutoplay: endpoint({
    method: 'PUT',
    path,
    summary:
      'Send calls to a number as leads. Without `address` they go where those of another number of the account do',
    access: 'session',
    roles: admins,
    params: ofAccount,
    body: z.object({ did: PhoneNumber, address: LeadAddress.optional(), ...chosen }),
    response: Autoplay,
    errors: ['INVALID-DID', 'ALREADY-EXISTS', 'MISSING-FIELD'],
  }),
  changeAutoplay: endpoint({
    method: 'POST',
    path: `${path}/:did`,
    summary: 'Change what leads of a number say. Without `address` they go where they went',
    access: 'session',
    roles: admins,
    params: ofNumber,
    body: z.object({ version: Version, address: LeadAddress.optional(), ...chosen }),
    response: Autoplay,
    errors: ['STALE-VERSION'],
  }),
  deleteAutoplay: endpoint({
    method: 'DELETE',
    path: `${path}/:did`,
    summary: 'Send calls to a number as leads no more, and delete the log',
    access: 'session',
    roles: admins,
    params: ofNumber,
    response: Autoplay,
  }),
};
