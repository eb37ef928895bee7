import { z } from 'zod';
import { LastName, PersonName } from '#values/personName.ts';
import { Timezone } from '#values/timezone.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Locale } from './users.contract.ts';

const token = z.object({ token: z.string().max(200) });

/** Who is invited to which account, and until when (UTC). */
export const Invite = z
  .object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string().nullable(),
    accountName: z.string(),
    locale: Locale,
    expires: z.iso.datetime(),
  })
  .meta({ id: 'Invite' });
export type Invite = z.infer<typeof Invite>;

export const invites = {
  getInvite: endpoint({
    method: 'GET',
    path: '/v2/public/invite/:token',
    summary: 'Get an invitation',
    access: 'public',
    roles: [],
    params: token,
    response: Invite,
    errors: ['INV01', 'TOO-MANY-REQUESTS'],
  }),
  acceptInvite: endpoint({
    method: 'POST',
    path: '/v2/public/invite/:token',
    summary: 'Accept an invitation by setting a name and password',
    access: 'public',
    roles: [],
    params: token,
    body: z.object({
      password: z.string().min(1).max(200),
      firstName: PersonName,
      lastName: LastName.optional(),
      locale: Locale.optional(),
      timezone: Timezone.optional(),
    }),
    response: z.object({ email: z.string() }),
    errors: ['INV01', 'INVALID-PAYLOAD', 'TOO-MANY-REQUESTS'],
  }),
};
