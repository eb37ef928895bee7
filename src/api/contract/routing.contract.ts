import { configurers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { FlowDocument } from '#values/flow/document.ts';
import { AccountWorld } from '#values/flow/accountWorld.ts';
import { Problem } from '#values/flow/problem.ts';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from './endpoint.ts';
import { TrackingNumber } from './numbers.contract.ts';

/** Types of routing objects; branches and locations come with their screens. */
const RoutingType = z.enum(['flow']);
const routingType = z.object({ account: AccountId, type: RoutingType });
/** The largest flow: 100,000 nodes. */
const flowBytes = 48 * 1024 * 1024;
const one = routingType.extend({ id: Uuid });

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

export const Problems = z.object({ problems: z.array(Problem) }).meta({ id: 'Problems' });

export const routing = {
  listFlows: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type',
    summary: 'List an account’s routing objects by name, without drafts',
    access: 'session',
    roles: [],
    params: routingType,
    response: z.array(FlowEntry),
  }),
  getFlow: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id',
    summary: 'Get a routing object with its draft',
    access: 'session',
    roles: [],
    params: one,
    response: Flow,
  }),
  createFlow: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type',
    summary: 'Create a routing object with an initial draft',
    access: 'session',
    roles: configurers,
    params: routingType,
    maxBytes: flowBytes,
    body: z.object({ draft: FlowDocument }),
    response: Flow,
  }),
  saveFlow: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/:type/:id',
    summary: 'Save a draft; with `publish`, also check and publish it',
    access: 'session',
    roles: configurers,
    params: one,
    maxBytes: flowBytes,
    body: z.object({
      basedOn: Version,
      draft: FlowDocument,
      publish: z.boolean().default(false),
      note: z.string().trim().max(500).default(''),
    }),
    response: z.object({ flow: Flow, problems: z.array(Problem) }),
    errors: ['STALE-VERSION', 'FLOW-NOT-VALID', 'NO-ACTION-ID-LOOP-DETECTED'],
  }),
  listFlowVersions: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/versions',
    summary: 'List the published versions, newest first',
    access: 'session',
    roles: [],
    params: one,
    response: z.array(FlowVersion),
  }),
  getFlowVersion: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/versions/:version',
    summary: 'Get the document of a published version',
    access: 'session',
    roles: [],
    params: one.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: z.object({ version: FlowVersion, document: FlowDocument }),
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
    /** The numbers used in the flow. */
    body: z.object({ numbers: z.array(z.string().max(40)).max(1_000_000) }),
    response: AccountWorld,
  }),
  validateFlow: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/validate',
    summary: 'Check a document without saving it',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId }),
    maxBytes: flowBytes,
    body: z.object({ document: FlowDocument }),
    response: Problems,
  }),
};
