import { z } from 'zod';
import { AccountId, UserId } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** A link to hand over where no email can be sent. It is shown this once. */
const HandedLink = z
  .object({ kind: z.enum(['invite', 'reset', 'signup']), url: z.url(), expires: z.iso.datetime() })
  .meta({ id: 'HandedLink' });
export type HandedLink = z.infer<typeof HandedLink>;

const MailState = z.object({ sends: z.boolean() });
const refusals = ['WRONG-STATUS', 'ROLE-NOT-HELD', 'TOO-MANY-REQUESTS'] as const;

/** What takes the place of emails with links while there is no mail server. */
export const mailLinks = {
  getMailState: endpoint({
    method: 'GET',
    path: '/v2/mail/:account',
    summary:
      'Tell whether emails of an account can be sent: by a mail server of its own, of one above or of the installation',
    access: 'session',
    roles: [],
    params: z.object({ account: AccountId }),
    response: MailState,
  }),
  getPublicMailState: endpoint({
    method: 'GET',
    path: '/v2/public/mail',
    summary: 'Tell whether any account here can send emails',
    access: 'public',
    roles: [],
    response: MailState,
  }),
  createUserLink: endpoint({
    method: 'POST',
    path: '/v2/user/:id/link',
    summary: 'Create an invitation or password link to hand over, while no email can be sent to the user',
    access: 'session',
    roles: ['users'],
    params: z.object({ id: UserId }),
    response: HandedLink,
    errors: [...refusals, 'OWN-ACCESS', 'ACCESS_DENIED_ACCOUNT'],
  }),
  createOwnerLink: endpoint({
    method: 'POST',
    path: '/v2/account/:accountId/link',
    summary: 'Create a signup link for an invited account to hand over, while no email can be sent to its owner',
    access: 'session',
    roles: configurers,
    params: z.object({ accountId: AccountId }),
    response: HandedLink,
    errors: refusals,
  }),
};
