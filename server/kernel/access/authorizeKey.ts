import { createHash } from 'node:crypto';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { Db } from '../db/executor.ts';
import { findActiveUser } from './access.ts';
import { findKeyByHash, touchKey } from './apiKeys.ts';
import { AppError } from '../appError.ts';
import { requireAllowedFrom } from './allowedAddress.ts';
import { accessOf, authContext, type AuthContext } from './authorize.ts';

/** What every token begins with, so that it is recognized where it leaks. */
export const keyMark = 'tlk_';

export const isApiKey = (token: string): boolean => token.startsWith(keyMark);

/** Tokens are random enough to need no slow hash. */
export const hashOfKey = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Authorizes an API key: in its one account, for endpoints of its scopes, and with what its creator may do there now.
 * @throws AppError INVALID-TOKEN-BT2 for an unknown or revoked key or one whose creator has left, TOKEN-EXPIRED,
 * ACCESS-DENIED without the scope or the role, or with `{ address }` from another address than it is for.
 */
export async function authorizeKey(
  db: Db,
  { keyScope, roles, method }: Pick<EndpointSpec, 'keyScope' | 'roles' | 'method'>,
  { token, address }: { token: string; address: string },
  now: Date,
): Promise<AuthContext & { tokenExpires: Date }> {
  const key = await findKeyByHash(db, hashOfKey(token));
  const user = key && (await findActiveUser(db, key.userId));
  if (!key || !user) throw new AppError('INVALID-TOKEN-BT2');
  if (key.expiresAt <= now) throw new AppError('TOKEN-EXPIRED');
  requireAllowedFrom(key, address);
  if (keyScope === undefined || !key.scopes.includes(keyScope)) throw new AppError('ACCESS-DENIED');
  const { access } = await accessOf(db, user);
  const here = access.filter(({ account }) => account === key.accountId);
  const { userId, email, timezone } = user;
  const principal = {
    userId,
    // A key acts in its own account, which may be below that of its creator.
    accountId: key.accountId,
    email,
    timezone,
    allow: Object.assign({}, ...here.map(({ allow }) => allow)) as typeof user.allow,
    sessionId: key.id,
    keyId: key.id,
    keyScopes: key.scopes,
    perMinute: key.perMinute,
    actor: null,
    secondFactorDue: false,
  };
  const context = authContext(principal, here, { roles, writes: method !== 'GET' });
  await touchKey(db, key, now);
  return { ...context, tokenExpires: key.expiresAt };
}
