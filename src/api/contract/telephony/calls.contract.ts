import { z } from 'zod';
import { FlowDocument } from '#values/flow/document.ts';
import { RecordedRun } from '#values/flow/recordedRun.ts';
import { RouteStep } from '#values/flow/routeStep.ts';
import { Attestation } from '#values/attestation.ts';
import { callColumnNames } from '#values/callFields.ts';
import { callFilter } from '#values/callFilter.ts';
import { callLogFilter } from '#values/callLogFilter.ts';
import { callsOfFlow } from '#values/callsOfFlow.ts';
import { CallDirection, CallKind, CallState, CallStatus } from '#values/callStatus.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { LeadStatus } from '#values/leadStatus.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { NumberNetwork } from '#values/numberWords.ts';
import { Timezone } from '#values/timezone.ts';
import { CallAttribution, CallVisit } from '../attribution/callVisits.contract.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';

/** When a call began or ended, as one reads it on a clock: ISO 8601 with the zone's offset. */
const ClockTime = z.iso.datetime({ offset: true });

/** A row of the call log. `dateStart` and `dateStop` are ISO 8601 UTC, `duration` and `talkTime` whole seconds. */
export const Call = z
  .object({
    /** Ascends with the start of calls. */
    id: z.number().int(),
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    /** The caller's number; null when withheld. */
    caller: z.string().nullable(),
    crmName: z.string().nullable().describe('The caller’s name in a linked CRM; null if it is not known there'),
    area: z.string().nullable(),
    country: z.string().nullable(),
    firstTimeCaller: z.boolean(),
    trackingNumber: z.string(),
    trackingName: z.string(),
    trackingSource: z.string(),
    network: NumberNetwork.nullable().describe('The network of the tracking number'),
    dateStart: z.iso.datetime(),
    dateStartGMT: ClockTime,
    dateStartLocal: ClockTime.describe('In localTimezone'),
    dateStartUser: ClockTime.describe('In userTimezone'),
    dateStop: z.iso.datetime().nullable(),
    dateStopGMT: ClockTime.nullable(),
    dateStopLocal: ClockTime.nullable(),
    dateStopUser: ClockTime.nullable(),
    timestamp: z.number().int().describe('The start in seconds since 1970'),
    localTimezone: Timezone.describe('The time zone of the call’s account'),
    userTimezone: Timezone.describe('The time zone of the user who asks'),
    direction: CallDirection,
    state: CallState,
    /** Null during the call. */
    status: CallStatus.nullable(),
    duration: z.number().int(),
    talkTime: z.number().int(),
    /** The number or name reached, or tried last. */
    target: z.string().nullable(),
    answeredBy: z.string().nullable().describe('The target of an answered call'),
    rangLast: z.string().nullable().describe('The target of a call that nobody answered, or nobody has answered yet'),
    IVR: z.string().nullable().describe('The keys pressed in menus, in order'),
    IVRnames: z.array(z.string()).describe('The names of these keys'),
    DTMF: z.string().nullable().describe('The key pressed in the first menu'),
    DTMFname: z.string().nullable().describe('The name of that key'),
    location: z.string().nullable().describe('The branch chosen by the caller’s place or postcode'),
    /** Whether there is a recording or message. */
    audio: z.boolean(),
    heard: z.boolean().nullable().describe('Whether somebody listened to the voicemail; null in a call without one'),
    audioId: z.string().nullable().describe('The recording that /v2/call/{id}/audio plays; null until it is stored'),
    /** The caller was blocked and the call rejected. */
    blocked: z.boolean(),
    /** Somebody placed it to try a flow out: it is in no report. */
    test: z.boolean(),
    tag: z.string().nullable().describe('The first of the tags'),
    tags: z.array(z.string()),
    score: z.number().int(),
    revenue: MoneyAmount.nullable().describe('The value of the call: sales attributed to it; null until some are'),
    currency: z.string().describe('The currency of the call’s account, in which its revenue is set'),
    leadStatus: LeadStatus.describe('Its own, or its caller’s'),
    ownLeadStatus: LeadStatus.nullable().describe('Null while the call has that of its caller'),
    intelligence: z.null().describe('Reserved for call intelligence; always null until it is available'),
    notes: z.string(),
    version: Version.describe('Incremented by each edit; an edit sends the one it read'),
    web: z
      .object({ source: z.string().nullable(), medium: z.string().nullable() })
      .describe('The source of the website visit before the call; null if there is none'),
    web_source: z.string().nullable(),
    web_medium: z.string().nullable(),
  })
  .meta({ id: 'Call' });
export type Call = z.infer<typeof Call>;

/**
 * A leg of a call: a destination that was rung, with ring and talk time in seconds. What the carrier did not report is
 * `unknown` or null.
 */
export const CallLeg = z
  .object({
    target: z.string(),
    outcome: z.enum(['answered', 'busy', 'no-answer', 'failed', 'canceled', 'ringing', 'unknown']),
    at: z.iso.datetime(),
    ringSeconds: z.number().int().nullable(),
    talkSeconds: z.number().int(),
  })
  .meta({ id: 'CallLeg' });

/** A call with its legs, its activity and its route through the flow version it ran on. */
export const CallDetail = z
  .object({
    call: Call,
    /** Null if no website visit is known. */
    visit: CallVisit.nullable(),
    /** Null if the call was attributed elsewhere, or not at all. */
    attribution: CallAttribution.nullable(),
    /** The calls right before and after it among those that the user can see. */
    older: Uuid.nullable(),
    newer: Uuid.nullable(),
    legs: z.array(CallLeg),
    /** The name that the networks show with the caller's number (CNAM). */
    callerName: z.string().nullable(),
    /** The number that was called first and forwarded here. */
    forwardedFrom: z.string().nullable(),
    attestation: Attestation.nullable(),
    /** When the recording was deleted because its retention period was over; null if it was not. */
    audioDeleted: z.iso.datetime().nullable(),
    activity: z.array(z.object({ at: z.iso.datetime(), kind: z.string(), text: z.string() })),
    route: z
      .object({
        flow: Uuid,
        flowName: z.string(),
        version: Version,
        document: FlowDocument,
        steps: z.array(RouteStep),
        /** The other flows that the call went on in, each at the version that it ran on. */
        others: z.array(z.object({ flow: Uuid, flowName: z.string(), version: Version, document: FlowDocument })),
        /** What the flow knew and heard, to run the call again. */
        run: RecordedRun,
      })
      .nullable(),
  })
  .meta({ id: 'CallDetail' });
export type CallDetail = z.infer<typeof CallDetail>;

const one = z.object({ id: Uuid });

export const callLogQuery = {
  ...callFilter,
  ...callLogFilter,
  ...callsOfFlow,
  /** Reports count real calls only; the log has both unless one kind is asked for. */
  kind: listOf(CallKind).optional(),
  search: listRequest.search,
};

/** The columns that sort a call list. */
export const CallOrder = z.enum(callColumnNames);
export type CallOrder = z.infer<typeof CallOrder>;

export const callListQuery = z.object({
  ...listRequest,
  ...callLogQuery,
  orderBy: CallOrder.default('dateStart'),
  after: Uuid.optional().describe(
    'The last call of the page before: rows begin behind it. Sorted by dateStart only; start is ignored',
  ),
  before: Uuid.optional().describe(
    'The first call of the next page: rows end before it. Sorted by dateStart only; start is ignored',
  ),
});

export const calls = {
  listCalls: endpoint({
    method: 'GET',
    path: '/v2/call',
    summary: 'List a page of the calls that came in, filtered, sorted and searched (caller, target, number, name)',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    query: callListQuery,
    response: pageOf(Call),
  }),
  getCall: endpoint({
    method: 'GET',
    path: '/v2/call/:id',
    summary: 'Get a row of the call log',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    params: one,
    response: Call,
  }),
  getCallDetail: endpoint({
    method: 'GET',
    path: '/v2/call/:id/full',
    summary: 'Get a call with its legs, activity and route',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    params: one,
    response: CallDetail,
  }),
  getOutboundCallDetail: endpoint({
    method: 'GET',
    path: '/v2/call/outbound/:id/full',
    summary: 'Get an outbound call with its legs, activity and route',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    params: one,
    response: CallDetail,
  }),
  getCallAudio: endpoint({
    method: 'GET',
    path: '/v2/call/:id/audio',
    summary: 'Download a call’s recording or message; supports Range',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    params: one,
    response: 'stream',
  }),
  markHeard: endpoint({
    method: 'PUT',
    path: '/v2/call/:id/heard',
    summary: 'Mark the voicemail of a call as heard or not, for everybody who sees the call',
    access: 'session',
    roles: [],
    keyScope: 'calls:write',
    params: one,
    body: z.object({ heard: z.boolean() }),
    response: Call,
    audits: 'voicemail.marked',
    errors: ['NOT-FOUND'],
  }),
};
