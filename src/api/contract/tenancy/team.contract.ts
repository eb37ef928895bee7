import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { AccountId, UserId, Version } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { LastName, PersonName } from '#values/personName.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { Allow } from '#values/roles.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AccessRule, TeamMember } from './teamMember.ts';
import { Locale, UserStatus } from './users.contract.ts';

export const MemberOrder = z.enum(['name', 'email', 'accountName', 'status', 'lastLogin']);
export type MemberOrder = z.infer<typeof MemberOrder>;

/** Actions on a user: `recovery` emails a link to set a new password. */
export const MemberAction = z.enum(['reinvite', 'suspend', 'reactivate', 'recovery']);
export type MemberAction = z.infer<typeof MemberAction>;

const acl = z.array(AccessRule).max(200);
const byId = z.object({ id: UserId });

/** The users of my accounts. Removed users are listed only when requested by status. */
export const team = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v2/user',
    summary: 'List the users of my accounts',
    access: 'session',
    roles: ['users'],
    query: z.object({
      ...listRequest,
      order: z.enum(['asc', 'desc']).default('asc'),
      orderBy: MemberOrder.default('name'),
      account: listOf(AccountId).optional(),
      status: listOf(UserStatus).optional(),
    }),
    response: pageOf(TeamMember),
  }),
  getUser: endpoint({
    method: 'GET',
    path: '/v2/user/:id',
    summary: 'Get a user of my accounts',
    access: 'session',
    roles: ['users'],
    params: byId,
    response: TeamMember,
  }),
  inviteUser: endpoint({
    method: 'PUT',
    path: '/v2/user',
    summary: 'Invite a user to an account by email',
    access: 'session',
    roles: ['users'],
    body: z.object({
      account: AccountId,
      email: EmailAddress,
      firstName: PersonName,
      lastName: LastName.optional(),
      mobile: PhoneNumber.nullish(),
      allow: Allow,
      acl: acl.default([]),
      /** Defaults to the language of the account's country. */
      locale: Locale.optional(),
      /** Defaults to the account's. */
      timezone: Timezone.optional(),
      webPhone: z.boolean().default(false),
    }),
    response: TeamMember,
    errors: ['ALREADY-EXISTS', 'ROLE-NOT-HELD', 'ACCESS_DENIED_ACCOUNT', 'TOO-MANY-REQUESTS'],
  }),
  changeUser: endpoint({
    method: 'POST',
    path: '/v2/user/:email',
    summary: 'Update a user’s name, roles and access rules; the rules are replaced as a whole',
    access: 'session',
    roles: ['users'],
    params: z.object({ email: EmailAddress }),
    body: z.object({
      version: Version,
      firstName: PersonName.optional(),
      lastName: LastName.optional(),
      mobile: PhoneNumber.nullish(),
      allow: Allow.optional(),
      acl: acl.optional(),
      locale: Locale.optional(),
      timezone: Timezone.optional(),
      webPhone: z.boolean().optional(),
    }),
    response: TeamMember,
    errors: ['STALE-VERSION', 'ROLE-NOT-HELD', 'OWN-ACCESS', 'LAST-ADMIN', 'ACCESS_DENIED_ACCOUNT'],
  }),
  actOnUser: endpoint({
    method: 'PATCH',
    path: '/v2/user/:id',
    summary: 'Reinvite, suspend or reactivate a user, or email them a link to set a new password',
    access: 'session',
    roles: ['users'],
    params: byId,
    body: z.object({ action: MemberAction }),
    response: TeamMember,
    errors: ['WRONG-STATUS', 'OWN-ACCESS', 'LAST-ADMIN', 'ROLE-NOT-HELD', 'TOO-MANY-REQUESTS'],
  }),
  removeUser: endpoint({
    method: 'DELETE',
    path: '/v2/user/:id',
    summary: 'Remove a user: ends their sessions, keeps the record of their actions and frees the email address',
    access: 'session',
    roles: ['users'],
    params: byId,
    response: TeamMember,
    errors: ['OWN-ACCESS', 'LAST-ADMIN', 'ROLE-NOT-HELD'],
  }),
};
