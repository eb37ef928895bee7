import { z } from 'zod';
import { limitNames } from '#values/accountLimits.ts';
import { AccountId } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const LimitName = z.enum(limitNames);

/** How much of something an account may have. `flowBytes` is one flow’s, `views` and `streams` are one user’s; `used` is then null. */
export const AccountLimit = z
  .object({
    name: LimitName,
    most: z.number().int(),
    /** What the account’s plan has. */
    usual: z.number().int(),
    used: z.number().int().nullable(),
  })
  .meta({ id: 'AccountLimit' });
export type AccountLimit = z.infer<typeof AccountLimit>;

export const accountLimits = {
  listAccountLimits: endpoint({
    method: 'GET',
    path: '/v2/account/:account/limits',
    summary: 'List how much an account may have of each thing, and how much it has',
    access: 'session',
    roles: configurers,
    params: z.object({ account: AccountId }),
    response: z.array(AccountLimit),
  }),
  setAccountLimit: endpoint({
    method: 'PUT',
    path: '/v2/account/:account/limits/:name',
    summary: 'Set a limit of an account; null returns to that of its plan',
    access: 'session',
    roles: ['system', 'support'],
    params: z.object({ account: AccountId, name: LimitName }),
    body: z.object({ most: z.number().int().min(0).max(1_000_000_000).nullable() }),
    response: z.array(AccountLimit),
  }),
};
