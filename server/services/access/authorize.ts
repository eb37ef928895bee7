import { isAllowed, type Allow, type Role } from '#values/roles.ts';
import type { Db } from '../../db/executor.ts';
import {
  type Access,
  findActiveUser,
  listAccess,
  listEveryAccount,
  listSubtree,
  type UserKey,
} from '../../repositories/access.repository.ts';
import { type Scope, scopeOf } from '../../repositories/scope.ts';
import { findSessionUser, type Principal, type SessionKey } from '../../repositories/sessions.repository.ts';
import { AppError } from '../appError.ts';
import type { ImpersonatedIdentity } from './requestScope.ts';

/** Who asks, and for what. */
export interface AuthContext {
  principal: Principal;
  /** All accounts of the principal, whatever the request names. */
  visibleAccounts: Scope;
  /** What the request is about: the accounts it names, or else all where the principal has one of the roles asked for. */
  scope: Scope;
}

/** What is asked of a session: one of the roles, and perhaps to act as somebody else. */
export interface AuthRequest {
  roles: readonly Role[];
  identity: ImpersonatedIdentity | undefined;
  /** Whether something will be written, which deleted accounts take no more. */
  writes: boolean;
}

/**
 * Authorizes a session. A system user may act as another user: then all permissions and accounts are the other's.
 * @throws AppError INVALID-TOKEN-BT2 when the session has ended, ACCESS-DENIED without a role or when somebody who is no
 * system user wants to act as another, ACCESS_DENIED_ACCOUNT for an identity that cannot be acted as.
 */
export async function authorize(db: Db, key: SessionKey, now: Date, asked: AuthRequest): Promise<AuthContext> {
  const { identity } = asked;
  const user = await findSessionUser(db, key, now);
  if (!user) throw new AppError('INVALID-TOKEN-BT2');
  const own = await accessOf(db, user);
  const { sessionId } = key;
  if (!identity) return authContext({ ...user, sessionId, actor: null, allow: own.allow }, own.access, asked);
  if (own.allow.system !== true) throw new AppError('ACCESS-DENIED');
  const other = await findActiveUser(db, identity.userId);
  if (!other || other.allow.system === true) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const theirs = await accessOf(db, other);
  const access = await within(db, theirs.access, identity.account);
  const { userId, accountId, email } = other;
  return authContext({ userId, accountId, email, sessionId, actor: user, allow: theirs.allow }, access, asked);
}

function authContext(principal: Principal, access: Access[], { roles, writes }: AuthRequest): AuthContext {
  if (!isAllowed(principal.allow, roles)) throw new AppError('ACCESS-DENIED');
  const open = access.filter(({ allow, deleted }) => isAllowed(allow, roles) && !(writes && deleted));
  return { principal, visibleAccounts: accountsOf(access), scope: accountsOf(open) };
}

const accountsOf = (access: Access[]) => scopeOf(access.map(({ account }) => account));

/** What a user sees, and all permissions they have somewhere. System users see every account. */
async function accessOf(db: Db, user: UserKey): Promise<{ access: Access[]; allow: Allow }> {
  const access = await listAccess(db, user);
  const allow: Allow = Object.assign({}, ...access.map((one) => granted(one.allow)));
  if (allow.system !== true) return { access, allow };
  return { allow, access: (await listEveryAccount(db)).map((one) => ({ ...one, allow })) };
}

function granted(allow: Allow): Allow {
  return Object.fromEntries(Object.entries(allow).filter(([, given]) => given));
}

/** The part of an access in an account and below it. */
async function within(db: Db, access: Access[], account: number | undefined): Promise<Access[]> {
  if (account === undefined) return access;
  if (!access.some((one) => one.account === account)) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const subtree = new Set(await listSubtree(db, account));
  return access.filter((one) => subtree.has(one.account));
}
