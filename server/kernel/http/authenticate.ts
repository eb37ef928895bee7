import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { AppError } from '../appError.ts';
import { authorize, type AuthContext } from '../access/authorize.ts';
import { authorizeKey, hashOfKey, isApiKey } from '../access/authorizeKey.ts';
import { readScopeHeader } from '../access/requestScope.ts';
import { readAccess } from '../access/tokens.ts';
import type { Platform } from './handler.ts';

export interface Authenticated extends AuthContext {
  tokenExpires: Date;
}

/**
 * Authenticates a request by its access token or API key, if the principal has one of the endpoint's roles. `waitTurn` waits
 * before anything is read of the database.
 * @throws AppError INVALID-TOKEN-BT2, TOKEN-EXPIRED, ACCESS-DENIED, 2FA-SETUP-REQUIRED or ACCESS_DENIED_ACCOUNT.
 */
export async function authenticate(
  platform: Platform,
  endpoint: EndpointSpec,
  request: FastifyRequest,
  waitTurn: (token: string) => Promise<void>,
): Promise<Authenticated> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('INVALID-TOKEN-BT2');
  const now = platform.now();
  if (isApiKey(token)) {
    if (request.headers['x-scope'] !== undefined) throw new AppError('ACCESS-DENIED');
    await waitTurn(`key ${hashOfKey(token)}`);
    return authorizeKey(platform.system, endpoint, { token, address: request.ip }, now);
  }
  const { expires, ...session } = await readAccess(platform.sessionKey, token, now);
  await waitTurn(`session ${session.sessionId}`);
  const identity = endpoint.ignoresImpersonation ? undefined : readScopeHeader(request.headers['x-scope']);
  if (endpoint.credentials && identity) throw new AppError('ACCESS-DENIED');
  const authorized = await authorize(platform, session, now, {
    roles: endpoint.roles,
    identity,
    writes: endpoint.method !== 'GET',
    beforeSecondFactor: endpoint.beforeSecondFactor ?? false,
  });
  return { ...authorized, tokenExpires: expires };
}
