import { configurers } from '#values/roleGroups.ts';
import { z } from 'zod';
import { FlowDocument } from '#flows/core/document.ts';
import { AccountWorld } from '#flows/core/flowWorld.ts';
import { Problem } from '#flows/core/problems.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from './endpoint.ts';
import { TrackingNumber } from './numbers.contract.ts';

/** Routing objects by type; branches and locations follow with their own screens. */
const RoutingType = z.enum(['flow']);
const routingType = z.object({ account: AccountId, type: RoutingType });
const one = routingType.extend({ id: Uuid });

/** A flow with its current draft. `basedOn` of a save must equal `draftVersion`, or the save is stale. */
export const Flow = z
  .object({
    id: Uuid,
    account: AccountId,
    name: z.string(),
    /** Counts every save; the version that a save is based on. */
    draftVersion: z.number().int(),
    /** The published version that calls run, null before the first. */
    publishedVersion: z.number().int().nullable(),
    /** Whether the draft says something else than the published version; moved nodes do not count. */
    changed: z.boolean(),
    draft: FlowDocument,
    updatedAt: z.iso.datetime(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'Flow' });
export type Flow = z.infer<typeof Flow>;

/** A flow in a list, with how many active numbers it answers. */
export const FlowEntry = Flow.omit({ draft: true }).extend({ numbers: z.number().int() }).meta({ id: 'FlowEntry' });
export type FlowEntry = z.infer<typeof FlowEntry>;

export const FlowVersion = z
  .object({
    version: z.number().int(),
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
    summary: 'The routing objects of an account by name, without their drafts',
    access: 'session',
    roles: [],
    params: routingType,
    response: z.array(FlowEntry),
  }),
  getFlow: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id',
    summary: 'One routing object with its draft',
    access: 'session',
    roles: [],
    params: one,
    response: Flow,
  }),
  createFlow: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type',
    summary: 'Create a routing object with a first draft',
    access: 'session',
    roles: configurers,
    params: routingType,
    body: z.object({ draft: FlowDocument }),
    response: Flow,
  }),
  saveFlow: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/:type/:id',
    summary: 'Save a new draft; with `publish` also check it and make it what calls run',
    access: 'session',
    roles: configurers,
    params: one,
    body: z.object({
      basedOn: z.number().int(),
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
    summary: 'The published versions, newest first',
    access: 'session',
    roles: [],
    params: one,
    response: z.array(FlowVersion),
  }),
  getFlowVersion: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/versions/:version',
    summary: 'The document of one published version',
    access: 'session',
    roles: [],
    params: one.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: z.object({ version: FlowVersion, document: FlowDocument }),
  }),
  pointNumber: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/did/:did',
    summary: 'Point a tracking number at a flow of the same account, or at hang-up with null',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId, did: PhoneNumber }),
    body: z.object({ flow: Uuid.nullable(), version: z.number().int() }),
    response: TrackingNumber,
    errors: ['INVALID-DID', 'STALE-VERSION'],
  }),
  getFlowWorld: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/world',
    summary: 'What the check of a flow looks at in the account; of the blocked numbers those among `numbers`',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId }),
    /** The numbers that the flow names. */
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
    body: z.object({ document: FlowDocument }),
    response: Problems,
  }),
};
