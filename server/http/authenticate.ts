import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '#contract/endpoint.ts';
import { AppError } from '../services/appError.ts';
import { admit, type Admitted } from '../services/access/admit.ts';
import { readScopeHeader } from '../services/access/scopeHeader.ts';
import { readAccess } from '../services/sessions/tokens.ts';
import { narrowScope, type Scope } from '../repositories/scope.ts';
import type { Platform } from './handler.ts';

export interface Admission extends Admitted {
  tokenExpires: Date;
}

/**
 * Lets a request with an access token in, if its reader has one of the endpoint's roles.
 * @throws AppError INVALID-TOKEN-BT2, TOKEN-EXPIRED, ACCESS-DENIED or ACCESS_DENIED_ACCOUNT.
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
  const identity = endpoint.itself ? undefined : readScopeHeader(request.headers['x-scope']);
  if (endpoint.credentials && identity) throw new AppError('ACCESS-DENIED');
  const admitted = await admit(platform.system, session, now, {
    roles: endpoint.roles,
    identity,
    writes: endpoint.method !== 'GET',
  });
  return { ...admitted, tokenExpires: expires };
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
