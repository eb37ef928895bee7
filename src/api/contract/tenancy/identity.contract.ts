import { z } from 'zod';
import { Email } from '#values/emailAddress.ts';
import { AccountId, UserId } from '#values/ids.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** An active user whom a system user may impersonate; never a system user. */
export const Identity = z
  .object({
    id: UserId,
    /** First and last name. */
    name: z.string(),
    email: Email,
    account: AccountId,
    accountName: z.string(),
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof Identity>;

export const identity = {
  listIdentities: endpoint({
    method: 'GET',
    path: '/v2/user/me/expose',
    summary: 'List the users I may impersonate (X-Scope), by name ignoring case; for system users',
    access: 'session',
    ignoresImpersonation: true,
    roles: ['system'],
    response: z.array(Identity),
  }),
};
