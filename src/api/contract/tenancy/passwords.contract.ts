import { z } from 'zod';
import { Email, EmailAddress } from '#values/emailAddress.ts';
import { Uuid } from '#values/ids.ts';
import { longestPassword } from '#values/password.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A password as typed. `passwordFaults` checks it against the installation's rule. */
export const NewPassword = z.string().min(1).max(longestPassword);

export const LinkToken = z.string().regex(/^[\w-]{43}$/);

/** Whether the API keys that the user made end as well: they outlive sessions. */
const revokeKeys = z.boolean().default(false);

export const passwords = {
  changePassword: endpoint({
    method: 'POST',
    path: '/v2/user/me/password',
    summary: 'Change my password; logs out all my other sessions',
    access: 'session',
    roles: [],
    credentials: true,
    body: z.object({ current: z.string().min(1).max(longestPassword), password: NewPassword, revokeKeys }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['INVALID-PASSWORD', 'TOO-MANY-REQUESTS'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v3/public/forgot/forgot',
    summary: 'Request a link to set a new password; the response does not reveal whether the email exists',
    access: 'public',
    roles: [],
    body: z.object({ email: EmailAddress }),
    response: z.object({ accepted: z.literal(true) }),
    errors: ['TOO-MANY-REQUESTS'],
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/v3/public/forgot/:id',
    summary: 'Set a new password with an emailed link, valid once within an hour; logs out everywhere',
    access: 'public',
    roles: [],
    params: z.object({ id: Uuid }),
    body: z.object({ token: LinkToken, password: NewPassword, revokeKeys }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
  registerEmail: endpoint({
    method: 'POST',
    path: '/v2/users/register',
    summary: 'Request a change of my email address; it takes effect once the link is opened',
    access: 'session',
    roles: [],
    credentials: true,
    body: z.object({ email: EmailAddress, password: z.string().min(1).max(longestPassword) }),
    audits: 'email.requested',
    response: z.object({ accepted: z.literal(true) }),
    errors: ['INVALID-PASSWORD', 'TOO-MANY-REQUESTS'],
  }),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/v2/users/confirm-email',
    summary: 'Confirm an email address with an emailed link, valid once within a day',
    access: 'public',
    roles: [],
    query: z.object({ token: LinkToken }),
    response: z.object({ email: Email }),
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
};
