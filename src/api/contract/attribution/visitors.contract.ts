import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import { admins } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { CallerVisit } from './callVisits.contract.ts';

/** Everything that is kept under a visitor’s id, which is in the cookie `_vid` of their browser. `calls` are ids of calls. */
export const Visitor = z
  .object({ visitor: Uuid, visits: z.array(CallerVisit), calls: z.array(Uuid) })
  .meta({ id: 'Visitor' });
export type Visitor = z.infer<typeof Visitor>;

const byId = z.object({ visitor: Uuid });

export const visitors = {
  exportVisitor: endpoint({
    method: 'GET',
    path: '/v2/web/visitors/:visitor',
    summary: 'Get all that my accounts keep of a visitor to their websites',
    access: 'session',
    roles: admins,
    params: byId,
    response: Visitor,
  }),
  eraseVisitor: endpoint({
    method: 'DELETE',
    path: '/v2/web/visitors/:visitor',
    summary: 'Erase a visitor: their visits go, and their calls keep only where they came from',
    access: 'session',
    roles: admins,
    params: byId,
    response: z.object({ visits: z.number().int(), calls: z.number().int() }),
  }),
};
