import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { LeadStatus } from '#values/leadStatus.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { callEditors } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A person who calls an account, by the numbers that they call from. */
export const Lead = z
  .object({
    account: AccountId,
    accountName: z.string(),
    status: LeadStatus,
    /** The one that was asked for first. `lastCall` is null for a number that has never called. */
    numbers: z.array(z.object({ number: z.string(), calls: z.number().int(), lastCall: z.iso.datetime().nullable() })),
    /** The email of who changed it last; null if nobody has. */
    changedBy: z.string().nullable(),
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof Lead>;

const one = z.object({ account: AccountId, number: PhoneNumber });

export const leads = {
  listLeads: endpoint({
    method: 'GET',
    path: '/v2/lead',
    summary: 'List what my accounts make of a caller, one lead an account',
    access: 'session',
    roles: [],
    keyScope: 'calls:read',
    query: z.object({ number: PhoneNumber, account: listOf(AccountId).optional() }),
    response: z.array(Lead),
  }),
  changeLead: endpoint({
    method: 'PUT',
    path: '/v2/lead/:account/:number',
    summary: 'Change the lead status of a caller; calls with one of their own keep it',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    params: one,
    body: z.object({ status: LeadStatus }),
    response: Lead,
  }),
  groupNumbers: endpoint({
    method: 'POST',
    path: '/v2/lead/:account/:number/group',
    summary: 'Group a caller’s numbers with those of another, which are the same person’s',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    params: one,
    body: z.object({ with: PhoneNumber }),
    response: Lead,
    errors: ['LIMIT-REACHED', 'WRONG-STATUS'],
  }),
  ungroupNumber: endpoint({
    method: 'DELETE',
    path: '/v2/lead/:account/:number/group',
    summary:
      'Take a number out of its group. It gets the status from before, unless that of the group has changed since',
    access: 'session',
    roles: callEditors,
    keyScope: 'calls:write',
    params: one,
    response: Lead,
    errors: ['WRONG-STATUS'],
  }),
};
