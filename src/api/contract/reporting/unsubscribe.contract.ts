import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { LinkToken } from '../tenancy/passwords.contract.ts';

const link = z.object({ token: LinkToken });

/** The URL in an email's `List-Unsubscribe` header: mail clients post to it (RFC 8058), people open it. */
export const unsubscribe = {
  openUnsubscribe: endpoint({
    method: 'GET',
    path: '/v2/public/unsubscribe/:token',
    summary: 'Redirect to the page that asks whether to unsubscribe; changes nothing',
    access: 'public',
    roles: [],
    params: link,
    response: 'stream',
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/v2/public/unsubscribe/:token',
    summary: 'Remove the recipient of an email from its scheduled report; idempotent',
    access: 'public',
    roles: [],
    params: link,
    anyBody: true,
    response: z.object({ report: z.string(), accountName: z.string(), email: z.string() }),
    errors: ['LINK-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
};
