import { z } from 'zod';
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
    errors: ['E003', 'TOKEN-EXPIRED', 'INVALID-CSRF', 'TOO-MANY-REQUESTS'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/v2/logout/dashboard/',
    summary: 'End this session everywhere it is open',
    access: 'session',
    itself: true,
    roles: [],
    response: z.object({ loggedOut: z.literal(true) }),
  }),
};
