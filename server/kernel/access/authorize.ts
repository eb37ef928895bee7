import { isAllowed, type Allow, type Role } from '#values/roles.ts';
import type { Db } from '../db/executor.ts';
import { type Access, findActiveUser, listAccess, listEveryAccount, listSubtree, type UserKey } from './access.ts';
import { type Scope, scopeOf } from './scope.ts';
import { findSessionUser, type Principal, type SessionKey } from './sessions.ts';
import { AppError } from '../appError.ts';
import { type FactorRule, isFactorDemanded } from './isFactorDemanded.ts';
import type { ImpersonatedIdentity } from './requestScope.ts';

/** The principal of a request and its scope. */
export interface AuthContext {
  principal: Principal;
  /** All accounts of the principal, whatever the request names. */
  visibleAccounts: Scope;
  /** The accounts that the request names, or else all where the principal has one of the required roles. */
  scope: Scope;
}

/** What a request requires: one of the roles, and optionally an impersonated identity. */
export interface AuthRequest {
  roles: readonly Role[];
  identity: ImpersonatedIdentity | undefined;
  /** Whether the request writes, which deleted accounts do not allow. */
  writes: boolean;
  /** Whether staff may make the request before they have a second factor. */
  beforeSecondFactor: boolean;
}

/**
 * Authorizes a session. When a system user impersonates another user, only that user's permissions and accounts apply.
 * @throws AppError INVALID-TOKEN-BT2 when the session has ended, 2FA-SETUP-REQUIRED for staff without, ACCESS-DENIED without a role or when a user other than
 * a system user impersonates, ACCESS_DENIED_ACCOUNT for an identity that cannot be impersonated.
 */
export async function authorize(
  { system: db, config }: { system: Db; config: FactorRule },
  key: SessionKey,
  now: Date,
  asked: AuthRequest,
): Promise<AuthContext> {
  const { identity } = asked;
  const found = await findSessionUser(db, key, now);
  if (!found) throw new AppError('INVALID-TOKEN-BT2');
  const { hasSecondFactor, ...user } = found;
  const own = await accessOf(db, user);
  const secondFactorDue = !hasSecondFactor && isFactorDemanded(config, user.email, own.allow);
  if (secondFactorDue && !asked.beforeSecondFactor) throw new AppError('2FA-SETUP-REQUIRED');
  const { sessionId } = key;
  if (!identity)
    return authContext({ ...user, sessionId, actor: null, allow: own.allow, secondFactorDue }, own.access, asked);
  if (own.allow.system !== true) throw new AppError('ACCESS-DENIED');
  const other = await findActiveUser(db, identity.userId);
  if (!other || other.allow.system === true) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const theirs = await accessOf(db, other);
  const access = await within(db, theirs.access, identity.account);
  const { userId, accountId, email, timezone } = other;
  const actor = { userId: user.userId, accountId: user.accountId, email: user.email };
  const impersonated = { userId, accountId, email, timezone, sessionId, actor, allow: theirs.allow, secondFactorDue };
  return authContext(impersonated, access, asked);
}

export function authContext(
  principal: Principal,
  access: Access[],
  { roles, writes }: Pick<AuthRequest, 'roles' | 'writes'>,
): AuthContext {
  if (!isAllowed(principal.allow, roles)) throw new AppError('ACCESS-DENIED');
  const open = access.filter(({ allow, deleted }) => isAllowed(allow, roles) && !(writes && deleted));
  return { principal, visibleAccounts: accountsOf(access), scope: accountsOf(open) };
}

const accountsOf = (access: Access[]) => scopeOf(access.map(({ account }) => account));

/** A user's visible accounts, and all permissions they have in any. System users see every account. */
export async function accessOf(db: Db, user: UserKey): Promise<{ access: Access[]; allow: Allow }> {
  const access = await listAccess(db, user);
  const allow: Allow = Object.assign({}, ...access.map((one) => granted(one.allow)));
  if (allow.system !== true) return { access, allow };
  return { allow, access: (await listEveryAccount(db)).map((one) => ({ ...one, allow })) };
}

function granted(allow: Allow): Allow {
  return Object.fromEntries(Object.entries(allow).filter(([, given]) => given));
}

/** The part of the access at or below an account. */
async function within(db: Db, access: Access[], account: number | undefined): Promise<Access[]> {
  if (account === undefined) return access;
  if (!access.some((one) => one.account === account)) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const subtree = new Set(await listSubtree(db, account));
  return access.filter((one) => subtree.has(one.account));
}
