import { type Allow, Role } from '#values/roles.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { listAccess, type Permission } from '../../kernel/access/access.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import { AppError } from '../../kernel/appError.ts';

/** What a user can grant: their permissions in each of their accounts. */
export type Reach = (account: number) => Allow | undefined;

const staffRoles: readonly Role[] = ['system', 'support', 'super'];

/** A user's reach: unlimited for a system user, empty in accounts that the user cannot see. */
export async function reachOf(
  system: Executor,
  principal: Pick<Principal, 'accountId' | 'userId' | 'allow'>,
): Promise<Reach> {
  if (principal.allow.system === true) return () => everything;
  const access = await listAccess(system, principal);
  const allowed = new Map(access.map(({ account, allow }) => [account, allow]));
  return (account) => allowed.get(account);
}

const everything: Allow = {
  admin: true,
  billing: true,
  support: true,
  conf: true,
  users: true,
  super: true,
  system: true,
  reports: true,
};

/**
 * Users with more reach cannot be changed: staff and resellers, also of a single account by a rule, are changed only by
 * those who have the same role there.
 * @throws AppError ROLE-NOT-HELD with the roles.
 */
export async function requireReach(
  system: Executor,
  reach: Reach,
  member: { account: number; id: number },
): Promise<void> {
  const access = await listAccess(system, { accountId: member.account, userId: member.id });
  const missing = (role: Role) =>
    access.some(({ account, allow }) => allow[role] === true && reach(account)?.[role] !== true);
  refuse(staffRoles.filter(missing));
}

/**
 * Users cannot grant a permission that they lack in the account where it would apply, or access to an account that they
 * cannot see: not by a role, a rule, or removing a restrictive rule.
 * @throws AppError ROLE-NOT-HELD with the roles, or ACCESS_DENIED_ACCOUNT.
 */
export function requireGrantable(reach: Reach, before: readonly Permission[], after: readonly Permission[]): void {
  const had = new Map(before.map(({ account, allow }) => [account, allow]));
  const missing = new Set<Role>();
  for (const { account, allow } of after) {
    const held = reach(account);
    const old = had.get(account);
    if (!held && !old) throw new AppError('ACCESS_DENIED_ACCOUNT');
    for (const role of rolesOf(allow)) if (old?.[role] !== true && !holds(held, role)) missing.add(role);
  }
  refuse(Role.options.filter((role) => missing.has(role)));
}

/** Administrators can grant reports, which they read without that permission. */
export function holds(held: Allow | undefined, role: Role): boolean {
  return held?.[role] === true || (role === 'reports' && held?.admin === true);
}

/** The roles granted in a permission map. */
export function rolesOf(allow: Allow): Role[] {
  return (Object.keys(allow) as Role[]).filter((role) => allow[role] === true);
}

function refuse(roles: Role[]): void {
  if (roles.length > 0) throw new AppError('ROLE-NOT-HELD', roles);
}
