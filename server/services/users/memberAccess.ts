import type { AccessRule } from '#contract/teamMember.ts';
import type { Allow } from '#values/roles.ts';
import type { Tx } from '../../db/executor.ts';
import { listAccess, listAccessBy } from '../../repositories/access.repository.ts';
import { listBelow } from '../../repositories/accountPaths.repository.ts';
import { hasManager } from '../../repositories/users/memberWrites.repository.ts';
import { listRules } from '../../repositories/users/rules.repository.ts';
import { AppError } from '../appError.ts';
import { type Reach, requireGrantable, rolesOf } from './grants.ts';
import type { Managing } from './managing.ts';

/** What somebody may do in their own account, and where rules say otherwise. */
export interface MemberAccess {
  allow: Allow;
  acl: readonly AccessRule[];
}

/** Whether somebody with these permissions can run an account's people: what its last one must keep. */
export function isManager({ users, admin }: Allow): boolean {
  return users === true && admin === true;
}

/**
 * Refuses that a change leaves an account without an active person who has both `users` and `admin`. Asked after the change:
 * of two managers who demote each other at once, the second waits for the first and then finds nobody left.
 * @throws AppError LAST-ADMIN.
 */
export async function requireManagerLeft(tx: Tx, { account }: { account: number }): Promise<void> {
  if (!(await hasManager(tx, account))) throw new AppError('LAST-ADMIN');
}

/**
 * Judges new roles and rules of a person, or of one yet to be invited. Rules name, each once, accounts below that person's own that
 * the user sees; `unseen` rules for others hold as well. Read without row-level security, since what a person gains in
 * accounts that the user does not see is what is to be refused.
 * @throws AppError ACCESS_DENIED_ACCOUNT, INVALID-PAYLOAD or ROLE-NOT-HELD.
 */
export async function requireAccess(
  { system, scope }: Pick<Managing, 'system' | 'scope'>,
  reach: Reach,
  { account, id }: { account: number; id?: number },
  { allow, acl, unseen }: MemberAccess & { unseen: readonly AccessRule[] },
): Promise<void> {
  const named = acl.map((rule) => rule.account);
  if (new Set(named).size < named.length) throw new AppError('INVALID-PAYLOAD', [{ path: 'acl', message: 'twice' }]);
  const below = await listBelow(system, scope, account, named);
  if (below.length < named.length) throw new AppError('ACCESS_DENIED_ACCOUNT');
  const before = id === undefined ? [] : await listAccess(system, { accountId: account, userId: id });
  requireGrantable(reach, before, await listAccessBy(system, { account, allow, rules: [...acl, ...unseen] }));
}

/** A person's rules for accounts that the user does not see: they stay as they are. */
export async function unseenRules(
  { system, scope }: Pick<Managing, 'system' | 'scope'>,
  { account, id }: { account: number; id: number },
): Promise<AccessRule[]> {
  const rules = await listRules(system, { accountId: account, userId: id });
  return rules.filter((rule) => !scope.accounts.includes(rule.account));
}

/**
 * The rules that limit the inviting user below an account, for the person invited there: who sees no more than they
 * does. A rule that is given stands instead of an inherited one.
 */
export async function inheritedLimits(
  { system, principal }: Pick<Managing, 'system' | 'principal'>,
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

/** Whether two accesses say the same, whatever the order of their rules. */
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
