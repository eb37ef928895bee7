import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from './endpoint.ts';

export const AccountStatus = z.enum(['active', 'suspended', 'invited']);
export const AccountType = z.enum(['reseller', 'business', 'subaccount', 'client']);

/** One account of the tree, flat: `father` is the parent's id, `subLevel` the depth below the reader's own account (0). */
export const AccountNode = z
  .object({
    id: AccountId,
    name: z.string(),
    status: AccountStatus,
    type: AccountType,
    subLevel: z.number().int(),
    father: AccountId.nullable(),
    fatherName: z.string().nullable(),
    country: z.string().length(2),
    timezone: Timezone,
  })
  .meta({ id: 'AccountNode' });
export type AccountNode = z.infer<typeof AccountNode>;

export const accounts = {
  getAccountTree: endpoint({
    method: 'GET',
    path: '/v2/account/tree',
    summary: 'The active accounts I see, parents before children, sorted by name ignoring case',
    access: 'session',
    roles: [],
    response: z.array(AccountNode),
  }),
};
