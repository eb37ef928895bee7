import { z } from 'zod';
import { FlowDocument } from '#flows/core/document.ts';
import { RouteStep } from '#flows/core/route.ts';
import { callFilter } from '#values/callFilter.ts';
import { CallDirection, CallState, CallStatus } from '#values/callStatus.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { listRequest, pageOf } from '#values/listRequest.ts';
import { endpoint } from './endpoint.ts';

export const CallTag = z
  .object({ uuid: Uuid, account: AccountId, name: z.string(), color: z.string() })
  .meta({ id: 'CallTag' });
export type CallTag = z.infer<typeof CallTag>;

/** A row of the call log. Times are ISO 8601 UTC, `duration` and `talkTime` whole seconds. */
export const Call = z
  .object({
    uuid: Uuid,
    account: AccountId,
    accountName: z.string(),
    /** The caller's number, or null when it was withheld. */
    caller: z.string().nullable(),
    area: z.string().nullable(),
    country: z.string().nullable(),
    firstTimeCaller: z.boolean(),
    trackingNumber: z.string(),
    trackingName: z.string(),
    trackingSource: z.string(),
    dateStart: z.iso.datetime(),
    dateStop: z.iso.datetime().nullable(),
    direction: CallDirection,
    state: CallState,
    /** Null while the call is on. */
    status: CallStatus.nullable(),
    duration: z.number().int(),
    talkTime: z.number().int(),
    /** Who was reached or tried last: a number or a name. */
    target: z.string().nullable(),
    /** The keys pressed in menus, in order, and the name of the first. */
    IVR: z.string().nullable(),
    DTMFname: z.string().nullable(),
    /** Whether a recording or message can be heard. */
    audio: z.boolean(),
    /** The caller was blocked, and the call turned away. */
    blocked: z.boolean(),
    tags: z.array(z.string()),
    score: z.number().int(),
    notes: z.string(),
    web_source: z.string().nullable(),
    web_medium: z.string().nullable(),
  })
  .meta({ id: 'Call' });
export type Call = z.infer<typeof Call>;

/** One leg of a call: a target that was rung, with the seconds it rang and talked. */
export const CallLeg = z
  .object({
    target: z.string(),
    outcome: z.enum(['answered', 'busy', 'no-answer', 'failed', 'canceled', 'ringing']),
    at: z.iso.datetime(),
    ringSeconds: z.number().int(),
    talkSeconds: z.number().int(),
  })
  .meta({ id: 'CallLeg' });

/** A call with all that is known of it: its legs, its activity and the route through the flow version it ran on. */
export const CallDetail = z
  .object({
    call: Call,
    legs: z.array(CallLeg),
    activity: z.array(z.object({ at: z.iso.datetime(), kind: z.string(), text: z.string() })),
    route: z
      .object({
        flow: Uuid,
        flowName: z.string(),
        version: z.number().int(),
        document: FlowDocument,
        steps: z.array(RouteStep),
      })
      .nullable(),
  })
  .meta({ id: 'CallDetail' });
export type CallDetail = z.infer<typeof CallDetail>;

const one = z.object({ id: Uuid });

/** The columns a call list can be sorted by. */
export const CallOrder = z.enum([
  'dateStart',
  'caller',
  'area',
  'trackingName',
  'trackingNumber',
  'trackingSource',
  'accountName',
  'status',
  'duration',
  'talkTime',
  'target',
]);
export type CallOrder = z.infer<typeof CallOrder>;

export const calls = {
  listCalls: endpoint({
    method: 'GET',
    path: '/v2/call',
    summary: 'The call log: a page of calls, filtered, sorted and searched (caller, target, number, name)',
    access: 'session',
    roles: [],
    query: z.object({ ...listRequest, ...callFilter, orderBy: CallOrder.default('dateStart') }),
    response: pageOf(Call),
  }),
  getCall: endpoint({
    method: 'GET',
    path: '/v2/call/:id',
    summary: 'One row of the call log',
    access: 'session',
    roles: [],
    params: one,
    response: Call,
  }),
  getCallDetail: endpoint({
    method: 'GET',
    path: '/v2/call/:id/full',
    summary: 'One call with its legs, activity and route',
    access: 'session',
    roles: [],
    params: one,
    response: CallDetail,
  }),
  getCallAudio: endpoint({
    method: 'GET',
    path: '/v2/call/:id/audio',
    summary: 'The recording or message of a call, with Range',
    access: 'session',
    roles: [],
    params: one,
    response: 'stream',
  }),
  listCallTags: endpoint({
    method: 'GET',
    path: '/v2/call/tag',
    summary: 'The tags of my accounts',
    access: 'session',
    roles: [],
    response: z.array(CallTag),
  }),
};
