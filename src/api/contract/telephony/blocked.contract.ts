import { admins } from '#values/roleGroups.ts';
import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { isDialable } from '#values/numberPlan.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { endpoint } from '../kernel/endpoint.ts';

const account = z.object({ account: AccountId });
const one = account.extend({ id: Uuid });

/** A caller blocked by an account and the accounts below it. `call` is the call it was blocked from. */
export const BlockedCaller = z
  .object({
    id: Uuid,
    account: AccountId,
    caller: PhoneNumber,
    name: z.string(),
    call: Uuid.nullable(),
    createdBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'BlockedCaller' });
export type BlockedCaller = z.infer<typeof BlockedCaller>;

/** `failedAttestation`: callers whose number failed its verification (STIR/SHAKEN). */
const rules = { failedAttestation: z.boolean() };

/** What an account and those below it reject besides single numbers. */
export const BlockRules = z.object(rules).meta({ id: 'BlockRules' });

export const blocked = {
  getBlockRules: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/blockrules',
    summary: 'Get what an account rejects besides single numbers',
    access: 'session',
    roles: admins,
    params: account,
    response: BlockRules,
  }),
  changeBlockRules: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/blockrules',
    summary: 'Change what an account and those below it reject besides single numbers',
    access: 'session',
    roles: admins,
    params: account,
    body: z.object(rules),
    response: BlockRules,
  }),
  listBlocked: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/blocked',
    summary: 'List an account’s blocked callers, newest first',
    access: 'session',
    roles: admins,
    params: account,
    response: z.array(BlockedCaller),
  }),
  getBlocked: endpoint({
    method: 'GET',
    path: '/v2/routing/:account/blocked/:id',
    summary: 'Get a blocked caller',
    access: 'session',
    roles: admins,
    params: one,
    response: BlockedCaller,
  }),
  blockNumber: endpoint({
    method: 'POST',
    path: '/v2/routing/:account/blocked',
    summary: 'Block a number in this account and those below',
    access: 'session',
    roles: admins,
    params: account,
    body: z.object({
      caller: PhoneNumber.refine(isDialable, { error: 'not a dialable number' }),
      name: z.string().trim().max(100).default(''),
    }),
    response: BlockedCaller,
    errors: ['ALREADY-EXISTS'],
  }),
  blockCaller: endpoint({
    method: 'PATCH',
    path: '/v2/routing/:account/blocked',
    summary: 'Block the caller of one of the account’s calls',
    access: 'session',
    roles: admins,
    params: account,
    body: z.object({ cdrId: Uuid }),
    response: BlockedCaller,
    errors: ['ALREADY-EXISTS', 'NUMBER-NOT-FOUND'],
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/v2/routing/:account/blocked/:id',
    summary: 'Unblock a caller; returns the removed entry',
    access: 'session',
    roles: admins,
    params: one,
    response: BlockedCaller,
  }),
};
