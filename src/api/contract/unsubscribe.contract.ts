import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LinkToken } from './passwords.contract.ts';

const link = z.object({ token: LinkToken });

/** One address, named by the `List-Unsubscribe` of a mail: mail programs post to it (RFC 8058), people open it. */
export const unsubscribe = {
  openUnsubscribe: endpoint({
    method: 'GET',
    path: '/v2/public/unsubscribe/:token',
    summary: 'Leads people to the page that asks them whether they want no more mails; changes nothing',
    access: 'public',
    roles: [],
    params: link,
    response: 'stream',
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/v2/public/unsubscribe/:token',
    summary: 'Take the recipient of a mail off its scheduled report; asked again, it answers the same',
    access: 'public',
    roles: [],
    params: link,
    anyBody: true,
    response: z.object({ report: z.string(), accountName: z.string(), email: z.string() }),
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
};
