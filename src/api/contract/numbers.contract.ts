import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from './endpoint.ts';

/** What a call to the number does: run a flow, or hang up (the default). */
export const NumberAction = z.enum(['hangup', 'flow']);
export const NumberNetwork = z.enum(['geo', 'mobile', 'smart', 'tollfree', 'any']);

/** A tracking number. `actionId` is the flow that answers it; `version` is the version read, for the next change. */
export const TrackingNumber = z
  .object({
    id: Uuid,
    account: AccountId,
    accountName: z.string(),
    did: PhoneNumber,
    name: z.string(),
    source: z.string(),
    status: z.enum(['active', 'cancelled']),
    type: NumberNetwork,
    country: z.string().length(2),
    area: z.string().nullable(),
    action: NumberAction,
    actionId: Uuid.nullable(),
    actionName: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'TrackingNumber' });
export type TrackingNumber = z.infer<typeof TrackingNumber>;

const did = z.object({ did: PhoneNumber });

/** How the person who answers a test call behaves, on the local carrier. */
export const AgentBehaviour = z.enum(['answers', 'busy', 'noAnswer']);

export const numbers = {
  listNumbers: endpoint({
    method: 'GET',
    path: '/v2/number',
    summary: 'The tracking numbers of my accounts, by name',
    access: 'session',
    roles: [],
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(TrackingNumber),
  }),
  changeNumber: endpoint({
    method: 'POST',
    path: '/v2/number/:did',
    summary: 'Change the name or source of a tracking number',
    access: 'session',
    roles: ['admin', 'super', 'system', 'support', 'conf'],
    params: did,
    body: z.object({
      version: z.number().int(),
      name: z.string().trim().min(1).max(100).optional(),
      source: z.string().trim().min(1).max(100).optional(),
    }),
    response: TrackingNumber,
    errors: ['INVALID-DID', 'STALE-VERSION'],
  }),
  testCall: endpoint({
    method: 'POST',
    path: '/v2/number/:did/testcall',
    summary: 'Let the local carrier call this number with a scripted caller (only with CARRIER=local)',
    access: 'session',
    roles: ['admin', 'super', 'system', 'support', 'conf'],
    params: did,
    body: z.object({
      caller: PhoneNumber,
      /** What the caller presses, one entry a prompt; an empty entry presses nothing. */
      keys: z.array(z.string().regex(/^[0-9*#]{0,20}$/)).max(20),
      agent: AgentBehaviour,
      /** How long the two talk and how long a message is, in seconds of call time. */
      talkSeconds: z.number().int().min(1).max(3600).default(30),
      /** Call seconds that pass in one real second. */
      speed: z.number().int().min(1).max(100).default(10),
    }),
    response: z.object({ call: Uuid }),
    errors: ['INVALID-DID', 'NOT-CONFIGURED', 'CARRIER-FAILED'],
  }),
};
