import { configurers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { listOf } from '#values/listRequest.ts';
import { CountryCode, NumberAction, NumberNetwork, NumberStatus, VoicemailNotify } from '#values/numberWords.ts';
import { MeasurementId } from '#values/measurement.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A tracking number. `actionId` is the flow that answers it; changes must send the `version` they read. */
export const TrackingNumber = z
  .object({
    id: Uuid,
    account: AccountId,
    accountName: z.string(),
    did: PhoneNumber,
    name: z.string(),
    source: z.string(),
    status: NumberStatus,
    type: NumberNetwork,
    country: CountryCode,
    area: z.string().nullable(),
    action: NumberAction,
    actionId: Uuid.nullable(),
    actionName: z.string().nullable(),
    /** Measurement id of the account's Google Analytics. */
    customGA: z.string().nullable(),
    version: Version,
  })
  .meta({ id: 'TrackingNumber' });
export type TrackingNumber = z.infer<typeof TrackingNumber>;

/** Details of a number beyond its row; also of a cancelled one. */
export const NumberExtra = z
  .object({
    activationDate: z.iso.datetime(),
    cancelDate: z.iso.datetime().nullable(),
    area: z.string().nullable(),
    country: CountryCode,
    action: NumberAction,
    extra: z.object({
      replyEmail: z.string().nullable(),
      voicemailNotify: VoicemailNotify,
      /** Rung while the service can't be reached; null rings the first destination of the call flow. */
      fallbackNumber: PhoneNumber.nullable(),
    }),
  })
  .meta({ id: 'NumberExtra' });
export type NumberExtra = z.infer<typeof NumberExtra>;

/** A number available to rent from the carrier. */
export const AvailableNumber = z
  .object({
    did: PhoneNumber,
    area: z.string().nullable(),
    network: NumberNetwork,
    /** Whether it supports SMS. */
    sms: z.boolean(),
  })
  .meta({ id: 'AvailableNumber' });
export type AvailableNumber = z.infer<typeof AvailableNumber>;

const did = z.object({ did: PhoneNumber });
const label = z.string().trim().min(1).max(100);

/** The editable settings. `customGA` is the measurement of Google Analytics that its calls go to instead of the account’s; missing fields stay unchanged. */
const settings = {
  name: label.optional(),
  source: label.optional(),
  customGA: MeasurementId.nullable().optional(),
  replyEmail: EmailAddress.nullable().optional(),
  voicemailNotify: VoicemailNotify.optional(),
};

/** How the agent behaves in a test call on the local carrier. */
export const AgentBehaviour = z.enum(['answers', 'busy', 'noAnswer']);

export const numbers = {
  listNumbers: endpoint({
    method: 'GET',
    path: '/v2/number',
    summary: 'List the tracking numbers of my accounts by name; only active ones unless `status` is given',
    access: 'session',
    roles: [],
    keyScope: 'numbers:read',
    query: z.object({ account: listOf(AccountId).optional(), status: listOf(NumberStatus).optional() }),
    response: z.array(TrackingNumber),
  }),
  availableNumbers: endpoint({
    method: 'GET',
    path: '/v2/number/available/:country',
    summary: 'List a country’s numbers that the carrier offers',
    access: 'session',
    roles: configurers,
    params: z.object({ country: CountryCode }),
    query: z.object({
      network: NumberNetwork.default('any'),
      /** Consecutive digits of the number. */
      contains: z
        .string()
        .regex(/^\d{2,12}$/)
        .optional(),
      /** A town, as the carrier names it. */
      area: z.string().trim().min(2).max(60).optional(),
    }),
    response: z.array(AvailableNumber),
    errors: ['CARRIER-FAILED', 'NOT-CONFIGURED'],
  }),
  rentNumber: endpoint({
    method: 'PUT',
    path: '/v2/number/:account/:network',
    summary: 'Rent a tracking number from the carrier',
    access: 'session',
    roles: configurers,
    idempotent: true,
    params: z.object({ account: AccountId, network: NumberNetwork }),
    body: z.object({
      ...settings,
      did: PhoneNumber,
      country: CountryCode,
      /** The town, as the search named it; null takes the numbering plan's. */
      area: lineText(200).nullable().default(null),
      name: label,
      source: label,
      /** The account's flow that answers; null hangs up. */
      flow: Uuid.nullable().default(null),
    }),
    response: TrackingNumber,
    errors: [
      'LIMIT-REACHED',
      'NUMBER-NOT-FOUND',
      'NUMBER-ADDRESS-REQUIRED',
      'NUMBER-DOCUMENTS-REQUIRED',
      'NUMBER-NOT-PERMITTED',
      'INVALID-DID',
      'NOT-FOUND',
      'CARRIER-FAILED',
      'NOT-CONFIGURED',
    ],
  }),
  getNumberExtra: endpoint({
    method: 'GET',
    path: '/v2/number/:did/extra',
    summary: 'Get further details of a number',
    access: 'session',
    roles: [],
    keyScope: 'numbers:read',
    params: did,
    response: NumberExtra,
    errors: ['INVALID-DID'],
  }),
  changeNumber: endpoint({
    method: 'POST',
    path: '/v2/number/:did',
    summary: 'Update a tracking number: labels, call flow and notifications',
    access: 'session',
    roles: configurers,
    params: did,
    body: z.object({
      ...settings,
      /** The account's flow that answers; null hangs up. */
      flow: Uuid.nullable().optional(),
      /** Rung while the service can't be reached; not a tracking number. Null rings the first destination of the call flow. */
      fallbackNumber: PhoneNumber.nullable().optional(),
      version: Version,
    }),
    response: TrackingNumber,
    errors: ['INVALID-DID', 'NOT-FOUND', 'STALE-VERSION'],
  }),
  cancelNumber: endpoint({
    method: 'DELETE',
    path: '/v2/number/:did',
    summary: 'Release a tracking number to the carrier; its calls and its flow are kept',
    access: 'session',
    roles: configurers,
    params: did,
    response: TrackingNumber,
    errors: ['INVALID-DID', 'CARRIER-FAILED', 'NOT-CONFIGURED'],
  }),
  testCall: endpoint({
    method: 'POST',
    path: '/v2/number/:did/testcall',
    summary:
      'Call this number from the local carrier with a scripted caller; such a call is in no report (only with CARRIER=local)',
    access: 'session',
    roles: configurers,
    params: did,
    body: z.object({
      caller: PhoneNumber,
      /** The keys the caller presses, one entry per prompt; an empty entry presses nothing. */
      keys: z.array(z.string().regex(/^[0-9*#]{0,20}$/)).max(20),
      agent: AgentBehaviour,
      /** Length of the conversation or message, in seconds of call time. */
      talkSeconds: z.number().int().min(1).max(3600).default(30),
      /** Call seconds per real second. */
      speed: z.number().int().min(1).max(100).default(10),
    }),
    audits: 'testCall.placed',
    response: z.object({ call: Uuid }),
    errors: ['INVALID-DID', 'NOT-CONFIGURED', 'CARRIER-FAILED'],
  }),
};
