import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { BranchDetails } from '#values/places/branchDetails.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const inAccount = z.object({ account: AccountId });
const one = inAccount.extend({ id: Uuid });

/** A place that takes calls. `nextAction` is what happens with them; `nextActionId` is unused by `dial`. */
export const Branch = z
  .object({
    ...BranchDetails.shape,
    id: Uuid,
    account: AccountId,
    nextAction: z.literal('dial'),
    nextActionId: z.null(),
    version: Version,
  })
  .meta({ id: 'Branch' });
export type Branch = z.infer<typeof Branch>;

export const branches = {
  listBranches: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/branch',
    summary: 'List an account’s branches by name',
    access: 'session',
    roles: [],
    params: inAccount,
    response: z.array(Branch),
  }),
  createBranch: endpoint({
    method: 'PUT',
    path: '/v2/routing/:account/branch',
    summary: 'Create a branch; NO-VALID-TARGETS lists numbers that cannot be rung',
    access: 'session',
    roles: configurers,
    params: inAccount,
    body: BranchDetails,
    response: Branch,
    errors: ['LIMIT-REACHED', 'ALREADY-EXISTS', 'NO-VALID-TARGETS'],
  }),
  getBranch: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/branch/:id',
    summary: 'Get a branch',
    access: 'session',
    roles: [],
    params: one,
    response: Branch,
  }),
  changeBranch: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/branch/:id',
    summary: 'Change a branch; calls use it at once',
    access: 'session',
    roles: configurers,
    params: one,
    body: BranchDetails.safeExtend({ version: Version }),
    response: Branch,
    errors: ['ALREADY-EXISTS', 'NO-VALID-TARGETS', 'STALE-VERSION'],
  }),
  deleteBranch: endpoint({
    method: 'DELETE',
    path: '/v2/routing/:account/branch/:id',
    summary: 'Delete a branch and its assignments in mapping files; returns it',
    access: 'session',
    roles: configurers,
    params: one,
    response: Branch,
  }),
};
