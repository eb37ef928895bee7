import { z } from 'zod';
import { LoginCode } from '#values/loginCode.ts';
import { Uuid } from '#values/ids.ts';
import { endpoint } from '../kernel/endpoint.ts';

/**
 * A new pair of tokens. Expiries are epoch milliseconds: 1 hour and 30 days from now. In token mode `cookie` the
 * refresh token is sent only in an HttpOnly cookie and `jwt` is null.
 */
export const Tokens = z
  .object({
    access: z.object({ token: z.string(), expires: z.number().int() }),
    refresh: z.object({ jwt: z.string().nullable(), expires: z.number().int() }),
  })
  .meta({ id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

/** The `info` of 2FA-REQUIRED: the login accepts a code for 10 minutes. `mobile` is where it was sent, masked. */
export const Challenge = z.object({
  challenge: Uuid,
  method: z.enum(['totp', 'sms']),
  mobile: z.string().nullable(),
});
export type Challenge = z.infer<typeof Challenge>;

/** A signed-in browser. Times are ISO 8601 UTC. */
export const ActiveSession = z
  .object({
    uuid: Uuid,
    /** The session of this request. */
    current: z.boolean(),
    userAgent: z.string(),
    address: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
  })
  .meta({ id: 'ActiveSession' });
export type ActiveSession = z.infer<typeof ActiveSession>;

/** One path for both, per the specification: basic credentials log in, a body with `refresh` refreshes. */
export const session = {
  login: endpoint({
    method: 'POST',
    path: '/v2/token/dashboard/',
    summary: 'Log in with email and password (basic credentials), or refresh with the refresh token',
    access: 'basic',
    roles: [],
    body: z
      .object({
        /** The refresh token in token mode `storage`; `cookie` in mode `cookie`, where the cookie carries it. */
        refresh: z.string().max(4096),
        /** The last access token, which is not used: it ends by itself, or with its session. */
        last: z.string().max(4096).optional(),
      })
      .nullish(),
    response: Tokens,
    errors: ['E003', '2FA-REQUIRED', 'TOKEN-EXPIRED', 'INVALID-CSRF', 'CARRIER-FAILED', 'TOO-MANY-REQUESTS'],
  }),
  loginWithCode: endpoint({
    method: 'POST',
    path: '/v2/token/dashboard/jwt',
    summary: 'Log in with email and password (basic credentials) and the second factor’s code',
    access: 'basic',
    roles: [],
    body: z.object({
      challenge: Uuid,
      /** The 6 digits, or a recovery code. */
      code: LoginCode,
      /** Trusts this browser for 30 days. */
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
    beforeSecondFactor: true,
    response: z.object({ loggedOut: z.literal(true) }),
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/v2/user/me/sessions',
    summary: 'List my sessions, most recently used first',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.array(ActiveSession),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v2/user/me/sessions',
    summary: 'Log out all my other sessions',
    access: 'session',
    roles: [],
    credentials: true,
    audits: 'sessions.ended',
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
    audits: 'session.ended',
    response: z.object({ ended: z.number().int() }),
  }),
};
