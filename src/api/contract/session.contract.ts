import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import { endpoint } from './endpoint.ts';

/**
 * A new pair of tokens. Expiries are epoch milliseconds: 1 hour and 30 days away. In token mode `cookie` the refresh
 * token travels in an HttpOnly cookie only and `jwt` is null.
 */
export const Tokens = z
  .object({
    access: z.object({ token: z.string(), expires: z.number().int() }),
    refresh: z.object({ jwt: z.string().nullable(), expires: z.number().int() }),
  })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** The `info` of 2FA-REQUIRED: the login waits 10 minutes for a code. `mobile` is where it was sent, masked. */
export const Challenge = z.object({
  challenge: Uuid,
  method: z.enum(['totp', 'sms']),
  mobile: z.string().nullable(),
});
export type Challenge = z.infer<typeof Challenge>;

/** A browser that is logged in. Times are ISO 8601 UTC. */
export const ActiveSession = z
  .object({
    uuid: Uuid,
    /** The session that asks. */
    current: z.boolean(),
    userAgent: z.string(),
    address: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'ActiveSession' });
export type ActiveSession = z.infer<typeof ActiveSession>;

/** The same address as the specification has it: basic credentials log in, a body with `refresh` refreshes. */
export const session = {
  login: endpoint({
    method: 'POST',
    path: '/v2/token/dashboard/',
    summary: 'Log in with e-mail and password (basic credentials), or refresh with the refresh token',
    access: 'basic',
    roles: [],
    body: z
      .object({
        /** The refresh token in token mode `storage`; `cookie` in token mode `cookie`, where the cookie carries it. */
        refresh: z.string().max(4096),
        /** The last access token, so that the server can retire it. */
        last: z.string().max(4096).optional(),
      })
      .nullish(),
    response: Tokens,
    errors: ['E003', '2FA-REQUIRED', 'TOKEN-EXPIRED', 'INVALID-CSRF', 'CARRIER-FAILED', 'TOO-MANY-REQUESTS'],
  }),
  loginWithCode: endpoint({
    method: 'POST',
    path: '/v2/token/dashboard/jwt',
    summary: 'Log in with e-mail and password (basic credentials) and the code of the second factor',
    access: 'basic',
    roles: [],
    body: z.object({
      challenge: Uuid,
      /** The 6 digits, or one of the recovery codes. */
      code: z.string().trim().min(6).max(20),
      /** Do not ask this browser for a code for 30 days. */
      remember: z.boolean().default(false),
    }),
    response: Tokens,
    errors: ['E003', 'INVALID-2FA-CODE-MISS', '2FA-CODE-USED', '2FA-CODE-EXPIRED', 'TOO-MANY-REQUESTS'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v2/logout/dashboard/',
    summary: 'End this session everywhere it is open',
    access: 'session',
    ignoresImpersonation: true,
    roles: [],
    response: z.object({ loggedOut: z.literal(true) }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v2/user/me/sessions',
    summary: 'Where I am logged in, last seen first',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.array(ActiveSession),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v2/user/me/sessions',
    summary: 'Log out everywhere but here',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.object({ ended: z.number().int() }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v2/user/me/sessions/:session',
    summary: 'Log out one of my sessions',
    access: 'session',
    roles: [],
    credentials: true,
    params: z.object({ session: Uuid }),
    response: z.object({ ended: z.number().int() }),
  }),
};
