import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { Ga4Event, MeasurementId } from '#values/measurement.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** The numbers of a property or stream, as Google has them at the end of its names. */
const GoogleId = z.string().regex(/^\d{1,20}$/);

const Filters = z.object({
  /** The numbers whose calls it gets; empty for all that name no measurement of their own. */
  dids: z.array(PhoneNumber).max(1000).default([]),
  /** Only calls with any of these when they end; empty for all. */
  tags: z.array(z.string().min(1).max(60)).max(100).default([]),
});

/** A property of Google Analytics 4 that calls of an account are sent to, chosen in a linked account. */
export const Ga4Integration = z
  .object({
    uuid: Uuid,
    account: AccountId,
    /** The linked account that it was chosen in. */
    oAuth: Uuid,
    /** `lost` when it may not be changed any more until that account is linked again; calls are still sent. */
    status: z.enum(['on', 'off', 'paused', 'lost']),
    enabled: z.boolean(),
    filters: z.object({ dids: z.array(PhoneNumber), tags: z.array(z.string()) }),
    data: z.object({
      /** The measurement ID of the web stream. */
      remoteId: MeasurementId,
      propertyId: GoogleId,
      streamId: GoogleId,
      /** The name of the property and of the stream, when they were chosen. */
      name: z.string(),
      events: Ga4Event,
    }),
    version: Version,
  })
  .meta({ id: 'Ga4Integration' });
export type Ga4Integration = z.infer<typeof Ga4Integration>;

/** What a user chooses. */
const saved = {
  oAuth: Uuid,
  enabled: z.boolean().default(true),
  filters: Filters.prefault({}),
  data: z.object({
    propertyId: GoogleId,
    streamId: GoogleId,
    /** The API secret of the stream to use, by its id at Google; null for one that is made for us. */
    protocol: z.string().max(100).nullable().default(null),
    events: Ga4Event.default('phone_lead_first'),
  }),
};

const linked = z.object({ account: AccountId, oAuth: Uuid });
const ofProperty = linked.extend({ propertyId: GoogleId });
const ofStream = ofProperty.extend({ streamId: GoogleId });
const one = z.object({ uuid: Uuid });

/** A parameter of our events, and whether reports of the property can show it. */
export const Ga4Parameter = z
  .object({ parameter: z.string(), name: z.string(), exists: z.boolean() })
  .meta({ id: 'Ga4Parameter' });
export type Ga4Parameter = z.infer<typeof Ga4Parameter>;

const Named = z.object({ id: z.string(), name: z.string() });
export const Ga4Account = Named.extend({ properties: z.array(Named) }).meta({ id: 'Ga4Account' });
export const Ga4Stream = Named.extend({ remoteId: MeasurementId }).meta({ id: 'Ga4Stream' });
export type Ga4Stream = z.infer<typeof Ga4Stream>;

const refused = ['OAUTH-LINK-LOST', 'GOOGLE-API-FAILED'] as const;
const path = '/v2/integration/google/ga4' as const;
const reads = { method: 'GET', access: 'session', roles: admins } as const;

export const googleGa4 = {
  listGa4: endpoint({
    ...reads,
    path,
    summary:
      'List the properties of Google Analytics that calls of an account are sent to, as chosen in linked accounts',
    query: z.object({ account: AccountId }),
    response: z.array(Ga4Integration),
  }),
  createGa4: endpoint({
    method: 'PUT',
    path,
    summary: 'Send calls to a web stream of a property',
    access: 'session',
    roles: admins,
    body: z.object({ account: AccountId, ...saved }),
    response: Ga4Integration,
    errors: ['ALREADY-EXISTS', ...refused],
  }),
  changeGa4: endpoint({
    method: 'POST',
    path: `${path}/:uuid`,
    summary: 'Change which calls go to a property, as which events, or to which stream',
    access: 'session',
    roles: admins,
    params: one,
    body: z.object({ version: Version, ...saved }),
    response: Ga4Integration,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS', ...refused],
  }),
  deleteGa4: endpoint({
    method: 'DELETE',
    path: `${path}/:uuid`,
    summary: 'Send calls to a property no more, and delete its log',
    access: 'session',
    roles: admins,
    params: one,
    response: Ga4Integration,
  }),
  listGa4Accounts: endpoint({
    ...reads,
    path: `${path}/accounts`,
    summary: 'List the accounts of Google Analytics that a linked account sees, with their properties',
    query: linked,
    response: z.array(Ga4Account),
    errors: refused,
  }),
  listGa4Streams: endpoint({
    ...reads,
    path: `${path}/streams`,
    summary: 'List the web streams of a property',
    query: ofProperty,
    response: z.array(Ga4Stream),
    errors: refused,
  }),
  listGa4Protocols: endpoint({
    ...reads,
    path: `${path}/protocols`,
    summary: 'List the API secrets of a stream by name',
    query: ofStream,
    response: z.array(Named),
    errors: refused,
  }),
  listGa4Dimensions: endpoint({
    ...reads,
    path: `${path}/dimensions`,
    summary: 'List the texts of our events, and whether reports of a property can be broken down by them',
    query: ofProperty,
    response: z.array(Ga4Parameter),
    errors: refused,
  }),
  listGa4Metrics: endpoint({
    ...reads,
    path: `${path}/metrics`,
    summary: 'List the figures of our events, and whether reports of a property can add them up',
    query: ofProperty,
    response: z.array(Ga4Parameter),
    errors: refused,
  }),
  listGa4Events: endpoint({
    ...reads,
    path: `${path}/events`,
    summary: 'List our events, and whether a property counts them as key events',
    query: ofProperty.extend({ events: Ga4Event.default('phone_lead_first') }),
    response: z.array(Ga4Parameter),
    errors: refused,
  }),
  prepareGa4: endpoint({
    method: 'POST',
    path: `${path}/prepare`,
    summary: 'Create what a property lacks for reports about calls: dimensions, metrics and key events',
    access: 'session',
    roles: admins,
    body: ofProperty.extend({ events: Ga4Event.default('phone_lead_first') }),
    response: z.object({ created: z.number().int() }),
    errors: refused,
  }),
};
