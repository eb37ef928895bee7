import { z } from 'zod';
import { AccountId, UserId } from '#values/ids.ts';
import { endpoint } from './endpoint.ts';

/** Somebody whom a system user may act as: an active user who is no system user himself. */
export const Identity = z
  .object({
    id: UserId,
    /** First and last name. */
    name: z.string(),
    email: z.email(),
    account: AccountId,
    accountName: z.string(),
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof Identity>;

export const identity = {
  listIdentities: endpoint({
    method: 'GET',
    path: '/v2/user/me/expose',
    summary: 'Whom I may act as (X-Scope), by name ignoring case; for system users',
    access: 'session',
    ignoresImpersonation: true,
    roles: ['system'],
    response: z.array(Identity),
  }),
};
