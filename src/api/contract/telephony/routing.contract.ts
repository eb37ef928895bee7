import { configurers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { FlowDocument } from '#values/flow/document.ts';
import { AccountWorld } from '#values/flow/accountWorld.ts';
import { Problem } from '#values/flow/problem.ts';
import { AccountId, UserId, Uuid, Version } from '#values/ids.ts';
import { Timezone } from '#values/timezone.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { TrackingNumber } from './numbers.contract.ts';

/** Types of routing objects; branches and locations have calls of their own. */
const RoutingType = z.enum(['flow']);
const routingType = z.object({ account: AccountId, type: RoutingType });
/** The largest flow: 100,000 nodes. */
export const flowBytes = 48 * 1024 * 1024;
export const one = routingType.extend({ id: Uuid });

/** A flow with its draft. A save is stale unless its `basedOn` equals `draftVersion`. */
export const Flow = z
  .object({
    id: Uuid,
    account: AccountId,
    name: z.string(),
    /** Incremented by every save. */
    draftVersion: Version,
    /** The version that calls run; null before the first. */
    publishedVersion: Version.nullable(),
    /** Whether the draft differs from the published version; node positions are ignored. */
    changed: z.boolean(),
    draft: FlowDocument,
    updatedAt: z.iso.datetime(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'Flow' });
export type Flow = z.infer<typeof Flow>;

/** A flow in a list, with its number of active numbers. */
export const FlowEntry = Flow.omit({ draft: true }).extend({ numbers: z.number().int() }).meta({ id: 'FlowEntry' });
export type FlowEntry = z.infer<typeof FlowEntry>;

export const FlowVersion = z
  .object({
    version: Version,
    publishedAt: z.iso.datetime(),
    publishedBy: z.string().nullable(),
    note: z.string(),
    nodes: z.number().int(),
  })
  .meta({ id: 'FlowVersion' });
export type FlowVersion = z.infer<typeof FlowVersion>;

export const Note = z.string().trim().max(500);
export const refusals = ['FLOW-NOT-VALID', 'NO-ACTION-ID-LOOP-DETECTED'] as const;
export const versionParams = one.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) });

/**
 * The calls that came to a step: `calls` = those that left by its `exits` + `ended` + `hungUp` + `continued` in another
 * flow. `seconds` is the average time to the next step, or until somebody answered or the call was over.
 */
export const StepCounts = z
  .object({
    step: z.string(),
    calls: z.number().int(),
    seconds: z.number(),
    exits: z.array(z.object({ exit: z.string(), calls: z.number().int() })),
    ended: z.number().int(),
    hungUp: z.number().int(),
    continued: z.number().int(),
  })
  .meta({ id: 'StepCounts' });
export type StepCounts = z.infer<typeof StepCounts>;

/** Counts of calls that began in a flow and are over. `from` and `to` are local days, both inclusive. */
export const FlowCounts = z
  .object({ from: z.iso.date(), to: z.iso.date(), calls: z.number().int(), steps: z.array(StepCounts) })
  .meta({ id: 'FlowCounts' });
export type FlowCounts = z.infer<typeof FlowCounts>;

export const Problems = z.object({ problems: z.array(Problem) }).meta({ id: 'Problems' });

export const HolidayCalendar = z
  .object({
    /** The states with holidays of their own; `id` is what follows the country in ISO 3166-2. */
    states: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Whole days, by date. */
    holidays: z.array(z.object({ date: z.iso.date(), name: z.string() })),
  })
  .meta({ id: 'HolidayCalendar' });

export const routing = {
  listFlows: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type',
    summary: 'List an account’s routing objects by name, without drafts',
    access: 'session',
    roles: [],
    keyScope: 'flows:read',
    params: routingType,
    response: z.array(FlowEntry),
  }),
  getFlow: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id',
    summary: 'Get a routing object with its draft',
    access: 'session',
    roles: [],
    keyScope: 'flows:read',
    params: one,
    load: 'flow',
    response: Flow,
  }),
  createFlow: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type',
    summary: 'Create a routing object with an initial draft',
    access: 'session',
    roles: configurers,
    keyScope: 'flows:write',
    params: routingType,
    maxBytes: flowBytes,
    body: z.object({ draft: FlowDocument }),
    load: 'check',
    response: Flow,
    errors: ['LIMIT-REACHED'],
  }),
  saveFlow: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/:type/:id',
    summary: 'Save a draft; with `publish`, also check and publish it',
    access: 'session',
    roles: configurers,
    keyScope: 'flows:write',
    params: one,
    maxBytes: flowBytes,
    body: z.object({
      basedOn: Version,
      draft: FlowDocument,
      publish: z.boolean().default(false),
      note: Note.default(''),
    }),
    load: 'check',
    response: z.object({ flow: Flow, problems: z.array(Problem) }),
    errors: ['LIMIT-REACHED', 'STALE-VERSION', ...refusals],
  }),
  listFlowVersions: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/versions',
    summary: 'List the published versions, newest first',
    access: 'session',
    roles: [],
    keyScope: 'flows:read',
    params: one,
    response: z.array(FlowVersion),
  }),
  getFlowVersion: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/versions/:version',
    summary: 'Get the document of a published version',
    access: 'session',
    roles: [],
    keyScope: 'flows:read',
    params: versionParams,
    load: 'flow',
    response: z.object({ version: FlowVersion, document: FlowDocument }),
  }),
  getFlowCounts: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/counts',
    summary: 'Count the calls through each step and exit of a flow, for the last days and one or all versions',
    access: 'session',
    roles: [],
    params: one,
    query: z.object({
      /** Up to today, in `timezone`. */
      days: z.coerce.number().int().min(1).max(90).default(30),
      timezone: Timezone.default('UTC'),
      version: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    }),
    response: FlowCounts,
  }),
  pointNumber: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/did/:did',
    summary: 'Assign a tracking number to a flow of the same account; null makes it hang up',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId, did: PhoneNumber }),
    body: z.object({ flow: Uuid.nullable(), version: Version }),
    response: TrackingNumber,
    errors: ['INVALID-DID', 'STALE-VERSION'],
  }),
  getFlowWorld: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/world',
    summary: 'Get the account data that flow checks need; blocked numbers only among `numbers`',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId }),
    maxBytes: flowBytes,
    body: z.object({
      /** The numbers used in the flow. */
      numbers: z.array(z.string().max(40)).max(1_000_000),
      /** The flows in which its calls go on. */
      flows: z.array(Uuid).max(100_000).default([]),
      /** The contacts that it rings. */
      contacts: z.array(Uuid).max(100_000).default([]),
      /** The users whose web phones it rings. */
      webPhones: z.array(UserId).max(100_000).default([]),
      /** The flow itself, if it exists. */
      self: Uuid.nullable().default(null),
    }),
    load: 'check',
    response: AccountWorld,
  }),
  listHolidays: endpoint({
    method: 'GET',
    path: '/v2/holidays/:country',
    summary: 'List the public holidays of a country or state for the next 24 months',
    access: 'session',
    roles: [],
    params: z.object({ country: z.string().regex(/^[A-Z]{2}$/) }),
    query: z.object({
      state: z
        .string()
        .regex(/^[A-Z0-9]{1,3}$/)
        .optional(),
      language: z
        .string()
        .regex(/^[a-z]{2}$/)
        .default('en'),
    }),
    response: HolidayCalendar,
  }),
  validateFlow: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/validate',
    summary: 'Check a document without saving it',
    access: 'session',
    roles: configurers,
    keyScope: 'flows:read',
    params: z.object({ account: AccountId }),
    maxBytes: flowBytes,
    /** `self` is the flow whose next version the document would be. */
    body: z.object({ document: FlowDocument, self: Uuid.nullable().default(null) }),
    load: 'check',
    response: Problems,
  }),
};
