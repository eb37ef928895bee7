import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { isAllowed } from '#values/roles.ts';
import { AppError } from '../services/appError.ts';
import { readAccess } from '../services/sessions/tokens.ts';
import { findReader, type Reader } from '../repositories/sessions.repository.ts';
import { narrowScope, type Scope } from '../repositories/scope.ts';
import type { Platform } from './handler.ts';

export interface Admission {
  reader: Reader;
  scope: Scope;
  tokenExpires: Date;
}

/**
 * Lets a request with an access token in, if its reader has one of the endpoint's roles.
 * @throws AppError INVALID-TOKEN-BT2, TOKEN-EXPIRED or ACCESS-DENIED.
 */
export async function authenticate(
  platform: Platform,
  endpoint: EndpointSpec,
  request: FastifyRequest,
): Promise<Admission> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('INVALID-TOKEN-BT2');
  const now = platform.now();
  const { expires, ...session } = await readAccess(platform.sessionKey, token, now);
  const found = await findReader(platform.db, session, now);
  if (!found) throw new AppError('INVALID-TOKEN-BT2');
  if (!isAllowed(found.reader.allow, endpoint.roles)) throw new AppError('ACCESS-DENIED');
  return { ...found, tokenExpires: expires };
}

/**
 * The scope of a request: the accounts that it names in `params.account` and `query.account`, else all of the reader's.
 * @throws AppError ACCESS_DENIED_ACCOUNT when it names one outside, existing or not.
 */
export function scopeOfRequest(scope: Scope, input: { params: unknown; query: unknown }): Scope {
  const named = [...accountsIn(input.params), ...accountsIn(input.query)];
  if (named.length === 0) return scope;
  const narrowed = narrowScope(scope, named);
  if (!narrowed) throw new AppError('ACCESS_DENIED_ACCOUNT');
  return narrowed;
}

function accountsIn(part: unknown): number[] {
  if (typeof part !== 'object' || part === null || !('account' in part)) return [];
  return [part.account].flat().filter((account) => typeof account === 'number');
}
