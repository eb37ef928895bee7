import type { AccessRule } from '#contract/tenancy/teamMember.ts';
import type { Allow } from '#values/roles.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { listAccess, listAccessBy } from '../../kernel/access/access.ts';
import { listBelow } from '../../kernel/access/accountPaths.ts';
import { holds } from '../../kernel/access/scope.ts';
import { hasManager } from './memberWrites.repository.ts';
import { listRules } from './rules.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { type Reach, requireGrantable, rolesOf } from './grants.ts';
import type { Actor } from '../../kernel/access/actor.ts';

/** A user's permissions in their own account, and the rules that override them. */
export interface MemberAccess {
  allow: Allow;
  acl: readonly AccessRule[];
}

/** Whether these permissions allow actor an account's users, which at least one user must be able to do. */
export function isManager({ users, admin }: Allow): boolean {
  return users === true && admin === true;
}

/**
 * Rejects a change that leaves an account without an active user who has both `users` and `admin`. Called after the
 * change: of two managers who demote each other concurrently, the second waits for the first and then finds none left.
 * @throws AppError LAST-ADMIN.
 */
export async function requireManagerLeft(tx: Tx, { account }: { account: number }): Promise<void> {
  if (!(await hasManager(tx, account))) throw new AppError('LAST-ADMIN');
}

/**
 * Checks a user's new roles and rules, or those of an invitation. Each rule names a different account below the user's
 * own that the current user can see; `unseen` rules for others also apply. Reads without row-level security, because
 * access gained in accounts that the current user cannot see must be refused.
 * @throws AppError ACCESS_DENIED_ACCOUNT, INVALID-PAYLOAD or ROLE-NOT-HELD.
 */
export async function requireAccess(
  { system, scope }: Pick<Actor, 'system' | 'scope'>,
  reach: Reach,
  { account, id }: { account: number; id?: number },
  { allow, acl, unseen }: MemberAccess & { unseen: readonly AccessRule[] },
): Promise<void> {
  const named = acl.map((rule) => rule.account);
  if (new Set(named).size < named.length) throw new AppError('INVALID-PAYLOAD', [{ path: 'acl', message: 'twice' }]);
  if (acl.some(({ allow: given }) => given.system === true)) throw new AppError('ROLE-NOT-HELD', ['system']);
  const below = await listBelow(system, scope, account, named);
  if (below.length < named.length) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const before = id === undefined ? [] : await listAccess(system, { accountId: account, userId: id });
  requireGrantable(reach, before, await listAccessBy(system, { account, allow, rules: [...acl, ...unseen] }));
}

/** A user's rules for accounts that the current user cannot see, which are kept. */
export async function unseenRules(
  { system, scope }: Pick<Actor, 'system' | 'scope'>,
  { account, id }: { account: number; id: number },
): Promise<AccessRule[]> {
  const rules = await listRules(system, { accountId: account, userId: id });
  return rules.filter((rule) => !holds(scope, rule.account));
}

/**
 * The rules that restrict the inviting user below an account, to be inherited by the invited user, who must not see
 * more. An explicit rule replaces an inherited one.
 */
export async function inheritedLimits(
  { system, principal }: Pick<Actor, 'system' | 'principal'>,
  account: number,
  { allow, acl }: MemberAccess,
): Promise<AccessRule[]> {
  const limits = await listRules(system, principal);
  const below = await listBelow(
    system,
    null,
    account,
    limits.map((rule) => rule.account),
  );
  const given = new Set(acl.map((rule) => rule.account));
  return limits.flatMap((rule) => {
    if (!below.includes(rule.account) || given.has(rule.account)) return [];
    const both = rolesOf(allow).filter((role) => rule.allow[role] === true);
    const isLimit = rule.blocked || both.length < rolesOf(allow).length;
    return isLimit ? [{ ...rule, allow: Object.fromEntries(both.map((role) => [role, true])) }] : [];
  });
}

/** Whether two accesses are equal, regardless of the order of their rules. */
export function isSameAccess(one: MemberAccess, other: MemberAccess): boolean {
  return rolesText(one.allow) === rolesText(other.allow) && ruleText(one.acl) === ruleText(other.acl);
}

function rolesText(allow: Allow): string {
  return rolesOf(allow).toSorted().join(' ');
}

function ruleText(rules: readonly AccessRule[]): string {
  const lines = rules.map(({ account, blocked, allow }) => `${account} ${blocked ? 'blocked' : rolesText(allow)}`);
  return lines.toSorted().join('\n');
}
