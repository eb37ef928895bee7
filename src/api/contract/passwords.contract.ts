import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import { longestPassword } from '#values/password.ts';
import { endpoint } from './endpoint.ts';

/** A password as it is typed. Which ones will do says `passwordFaults`, by the rule of the installation. */
export const NewPassword = z.string().min(1).max(longestPassword);

/** The token of a link in a mail. */
export const LinkToken = z.string().regex(/^[\w-]{43}$/);

export const passwords = {
  changePassword: endpoint({
    method: 'POST',
    path: '/v2/user/me/password',
    summary: 'Change my password; logs out everywhere but here',
    access: 'session',
    roles: [],
    credentials: true,
    body: z.object({ current: z.string().min(1).max(longestPassword), password: NewPassword }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['INVALID-PASSWORD', 'TOO-MANY-REQUESTS'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v3/public/forgot/forgot',
    summary: 'Ask for a link to set a new password; the answer is the same whether the e-mail is known',
    access: 'public',
    roles: [],
    body: z.object({ email: z.email().max(254) }),
    response: z.object({ accepted: z.literal(true) }),
    errors: ['TOO-MANY-REQUESTS'],
  }),
  resetPassword: endpoint({
    method: 'PUT',
    path: '/v3/public/forgot/:id',
    summary: 'Set a new password with the link of a mail, once within an hour; logs out everywhere',
    access: 'public',
    roles: [],
    params: z.object({ id: Uuid }),
    body: z.object({ token: LinkToken, password: NewPassword }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
  registerEmail: endpoint({
    method: 'POST',
    path: '/v2/users/register',
    summary: 'Ask for another e-mail address of mine; it holds once its link is opened',
    access: 'session',
    roles: [],
    credentials: true,
    body: z.object({ email: z.email().max(254), password: z.string().min(1).max(longestPassword) }),
    response: z.object({ accepted: z.literal(true) }),
    errors: ['INVALID-PASSWORD', 'TOO-MANY-REQUESTS'],
  }),
  confirmEmail: endpoint({
    method: 'GET',
    path: '/v2/users/confirm-email',
    summary: 'Confirm an e-mail address with the link of a mail, once within a day',
    access: 'public',
    roles: [],
    query: z.object({ token: LinkToken }),
    response: z.object({ email: z.email() }),
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
};
