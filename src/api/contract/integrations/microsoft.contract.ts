import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { DeliveryResult } from '#values/integrationWords.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** Ids of Microsoft are numbers too large for JSON. */
const MicrosoftId = z.string().regex(/^\d{1,20}$/);

const filters = z
  .object({
    /** The numbers whose calls it gets; empty for all. */
    dids: z.array(PhoneNumber).max(1000).default([]),
    /** Only calls with any of these when they end; empty for all. */
    tags: z.array(z.string().min(1).max(60)).max(100).default([]),
  })
  .prefault({});

/** A conversion goal of Microsoft Advertising that calls after a click on an ad are counted in. */
export const MicrosoftConversion = z
  .object({
    uuid: Uuid,
    account: AccountId,
    /** The linked account. */
    oAuth: Uuid,
    username: z.string(),
    /** The id of that user at Microsoft. */
    userId: z.string(),
    customerId: MicrosoftId,
    advertiserId: MicrosoftId,
    advertiserName: z.string(),
    advertiserNumber: z.string(),
    conversionId: MicrosoftId,
    conversionName: z.string(),
    filters: z.object({ dids: z.array(PhoneNumber), tags: z.array(z.string()) }),
    status: z.enum(['on', 'paused', 'lost']),
    created: z.iso.datetime(),
    lastResult: DeliveryResult.nullable(),
    lastResultAt: z.iso.datetime().nullable(),
    version: Version,
  })
  .meta({ id: 'MicrosoftConversion' });
export type MicrosoftConversion = z.infer<typeof MicrosoftConversion>;

/** What a user chooses. */
const chosen = { oAuth: Uuid, advertiserId: MicrosoftId, conversionId: MicrosoftId, filters };

export const MicrosoftAdvertiser = z
  .object({ id: MicrosoftId, name: z.string(), number: z.string(), customerId: MicrosoftId })
  .meta({ id: 'MicrosoftAdvertiser' });
export type MicrosoftAdvertiser = z.infer<typeof MicrosoftAdvertiser>;

const Goal = z.object({ id: MicrosoftId, name: z.string() });

const refused = ['OAUTH-LINK-LOST', 'MICROSOFT-API-FAILED'] as const;
const path = '/v2/integration/microsoft' as const;
const one = z.object({ uuid: Uuid });
const linked = z.object({ account: AccountId, oAuth: Uuid });
const reads = { method: 'GET', access: 'session', roles: admins } as const;

export const microsoft = {
  listMicrosoft: endpoint({
    ...reads,
    path,
    summary: 'List the conversion goals of Microsoft Advertising that calls of an account are counted in',
    query: z.object({ account: AccountId }),
    response: z.array(MicrosoftConversion),
  }),
  createMicrosoft: endpoint({
    method: 'PUT',
    path,
    summary: 'Count calls in a conversion goal',
    access: 'session',
    roles: admins,
    body: z.object({ account: AccountId, ...chosen }),
    response: MicrosoftConversion,
    errors: ['ALREADY-EXISTS', ...refused],
  }),
  changeMicrosoft: endpoint({
    method: 'POST',
    path: `${path}/:uuid`,
    summary: 'Change which calls are counted, or in which goal',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ version: Version, ...chosen }),
    response: MicrosoftConversion,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS', ...refused],
  }),
  deleteMicrosoft: endpoint({
    method: 'DELETE',
    path: `${path}/:uuid`,
    summary: 'Count calls in a goal no more, and delete the log; what Microsoft has counted stays',
    access: 'session',
    roles: admins,
    params: one,
    response: MicrosoftConversion,
  }),
  listMicrosoftAccounts: endpoint({
    ...reads,
    path: `${path}/accounts`,
    summary: 'List the advertising accounts that a linked account sees',
    query: linked,
    response: z.array(MicrosoftAdvertiser),
    errors: refused,
  }),
  listMicrosoftConversions: endpoint({
    ...reads,
    path: `${path}/conversions`,
    summary: 'List the goals for offline conversions of an advertising account',
    query: linked.extend({ advertiserId: MicrosoftId, customerId: MicrosoftId }),
    response: z.array(Goal),
    errors: refused,
  }),
};
