import { narrowScope, type Scope } from './scope.ts';
import { AppError } from '../appError.ts';

/** The impersonated user, optionally limited to one of their accounts. */
export interface ImpersonatedIdentity {
  userId: number;
  account: number | undefined;
}

/**
 * Parses `X-Scope: <identity id>` or `<identity id>-<account>` (specification section 6).
 * @throws AppError ACCESS_DENIED_ACCOUNT when it is neither.
 */
export function readScopeHeader(header: string | string[] | undefined): ImpersonatedIdentity | undefined {
  if (header === undefined) return undefined;
  const [, user, account] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(String(header)) ?? [];
  if (user === undefined || Math.max(Number(user), Number(account ?? 0)) > 2_147_483_647)
    throw new AppError('ACCESS_DENIED_ACCOUNT');
  return { userId: Number(user), account: account === undefined ? undefined : Number(account) };
}

/**
 * The scope of a request: the accounts in `params.account` and `query.account`, or else all of the user's.
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
