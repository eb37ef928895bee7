import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const settings = {
  /** Whether callers whom HubSpot doesn’t know become contacts there. */
  shareContacts: z.boolean().default(true),
  /** Whether calls from withheld numbers are left out. */
  skipAnonymous: z.boolean().default(true),
  filters: z
    .object({
      /** The numbers whose calls it gets; empty for all. */
      dids: z.array(PhoneNumber).max(1000).default([]),
      /** Only calls with any of these; empty for all. */
      tags: z.array(z.string().min(1).max(60)).max(100).default([]),
    })
    .prefault({}),
};

/** A hub of HubSpot that calls of an account are logged in. Only who linked the hub changes it. */
export const HubSpot = z
  .object({
    uuid: Uuid,
    account: AccountId,
    /** The linked hub. */
    oAuth: Uuid,
    hubId: z.string(),
    hubName: z.string(),
    /** The email of whoever linked it. */
    username: z.string(),
    /** Whether the reader is that person. */
    own: z.boolean(),
    status: z.enum(['on', 'paused', 'lost']),
    shareContacts: z.boolean(),
    skipAnonymous: z.boolean(),
    filters: z.object({ dids: z.array(PhoneNumber), tags: z.array(z.string()) }),
    version: Version,
  })
  .meta({ id: 'HubSpot' });
export type HubSpot = z.infer<typeof HubSpot>;

const one = z.object({ uuid: Uuid });
const path = '/v2/integration/hubspot' as const;

export const hubspot = {
  listHubSpot: endpoint({
    method: 'GET',
    path,
    summary: 'List the hubs of HubSpot that calls of an account are logged in',
    access: 'session',
    roles: admins,
    query: z.object({ account: AccountId }),
    response: z.array(HubSpot),
  }),
  createHubSpot: endpoint({
    method: 'PUT',
    path,
    summary: 'Log calls in a linked hub',
    access: 'session',
    roles: admins,
    body: z.object({ account: AccountId, oAuth: Uuid, ...settings }),
    response: HubSpot,
    errors: ['ALREADY-EXISTS', 'OAUTH-LINK-LOST'],
  }),
  changeHubSpot: endpoint({
    method: 'POST',
    path: `${path}/:uuid`,
    summary: 'Change which calls are logged in a hub, and whether callers become contacts',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ version: Version, ...settings }),
    response: HubSpot,
    errors: ['STALE-VERSION'],
  }),
  deleteHubSpot: endpoint({
    method: 'DELETE',
    path: `${path}/:uuid`,
    summary: 'Log calls in a hub no more, and delete the log of deliveries; what HubSpot has stays there',
    access: 'session',
    roles: admins,
    params: one,
    response: HubSpot,
  }),
};
