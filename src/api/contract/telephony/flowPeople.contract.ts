import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { one } from './routing.contract.ts';

/** How often a page says that it still has a flow open, in seconds. */
export const SIGN_EVERY = 15;

/** After what silence it counts as gone, in seconds. */
export const GONE_AFTER = 45;

/** Somebody else who has a flow open, by name alone. */
export const PersonHere = z
  .object({
    name: z.string(),
    /** The step whose settings they have open. */
    step: z.string().nullable(),
    /** Whether they have changed something since they came. */
    editing: z.boolean(),
    /** When they came. */
    since: z.iso.datetime(),
  })
  .meta({ id: 'PersonHere' });
export type PersonHere = z.infer<typeof PersonHere>;

/** `tab` is an id that the page makes up for each time that it opens the flow. */
const here = one.extend({ tab: Uuid });

export const flowPeople = {
  listPeopleHere: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/:type/:id/people',
    summary: 'List who else has a flow open',
    access: 'session',
    roles: [],
    params: one,
    response: z.array(PersonHere),
  }),
  stayHere: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/:type/:id/people/:tab',
    summary: 'Say that I have a flow open, again every 15 seconds. Returns who else has',
    access: 'session',
    roles: [],
    params: here,
    body: z.object({ step: z.string().max(100).nullable(), editing: z.boolean() }),
    response: z.array(PersonHere),
  }),
  leaveFlow: endpoint({
    method: 'DELETE',
    path: '/v2/routing/:account/:type/:id/people/:tab',
    summary: 'Say that I have left a flow. Idempotent; returns who else has it open',
    access: 'session',
    roles: [],
    params: here,
    response: z.array(PersonHere),
  }),
};
