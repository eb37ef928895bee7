import { z } from 'zod';
import { AccountId, UserId, Uuid } from '#values/ids.ts';
import { listOf, listRequest, pageOf } from '#values/listRequest.ts';
import { endpoint } from '../kernel/endpoint.ts';

export const LoginOutcome = z.enum(['loggedIn', 'wrongPassword', 'wrongCode', 'throttled']);

/** An attempt to log in as a known user. `at` is ISO 8601 UTC. */
export const LoginEvent = z
  .object({
    uuid: Uuid,
    at: z.iso.datetime(),
    outcome: LoginOutcome,
    user: UserId,
    userName: z.string(),
    email: z.string(),
    account: AccountId,
    accountName: z.string(),
    address: z.string(),
    userAgent: z.string(),
  })
  .meta({ id: 'LoginEvent' });
export type LoginEvent = z.infer<typeof LoginEvent>;

/** The columns that sort the report. */
export const LoginOrder = z.enum(['at', 'userName', 'email', 'accountName', 'outcome', 'address']);
export type LoginOrder = z.infer<typeof LoginOrder>;

export const logins = {
  listLogins: endpoint({
    method: 'GET',
    path: '/v2/report/login',
    summary: 'List successful and failed logins',
    access: 'session',
    roles: ['users'],
    query: z.object({
      ...listRequest,
      account: listOf(AccountId).optional(),
      orderBy: LoginOrder.default('at'),
      outcome: listOf(LoginOutcome).optional(),
    }),
    response: pageOf(LoginEvent),
  }),
};
