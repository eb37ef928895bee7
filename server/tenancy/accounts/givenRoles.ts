import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { resellers } from '#values/roleGroups.ts';
import { isAllowed, type Allow, Role } from '#values/roles.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { listSubtree } from '../../kernel/access/access.ts';
import { listBranchAccess } from './branchAccess.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { ownerRoles } from './takeSignup.ts';
import { holds, reachOf, rolesOf } from '../people/grants.ts';
import type { Actor } from '../../kernel/access/actor.ts';

const businessRoles: readonly Role[] = ['admin', 'users', 'billing', 'conf', 'reports'];

/** Sellers give the roles of a business without having them; everyone else gives what they have. */
function canGive(held: Allow, role: Role): boolean {
  return holds(held, role) || (isAllowed(held, resellers) && businessRoles.includes(role));
}

function refuse(missing: Set<Role>): void {
  if (missing.size > 0)
    throw new AppError(
      'ROLE-NOT-HELD',
      Role.options.filter((role) => missing.has(role)),
    );
}

/**
 * Checks that the user can give an account to an owner, with everything below it.
 * @throws AppError ROLE-NOT-HELD with the roles, or ACCESS_DENIED_ACCOUNT when something below is hidden from the user.
 */
export async function requireOwnable(tx: Tx, { principal }: Actor, account: number): Promise<void> {
  const reach = await reachOf(tx, principal);
  const missing = new Set<Role>();
  for (const below of await listSubtree(tx, account)) {
    const held = reach(below);
    if (!held) throw new AppError('ACCESS_DENIED_ACCOUNT');
    for (const role of rolesOf(ownerRoles)) if (!canGive(held, role)) missing.add(role);
  }
  refuse(missing);
}

/**
 * Moves a branch, unless that gives anyone, the user included, a role or an account there that the user cannot give:
 * people above the new place gain it, and invited owners count as having their roles.
 * @throws AppError ROLE-NOT-HELD with the roles, ACCESS_DENIED_ACCOUNT.
 */
export async function moveGuarded(
  tx: Tx,
  { principal }: Actor,
  id: Account['id'],
  move: () => Promise<void>,
): Promise<void> {
  const reach = await reachOf(tx, principal);
  const before = new Map((await listBranchAccess(tx, id, ownerRoles)).map((row) => [row.key, row.allow]));
  await move();
  const missing = new Set<Role>();
  for (const { key, account, allow } of await listBranchAccess(tx, id, ownerRoles)) {
    const [had, held] = [before.get(key), reach(account)];
    if (!had && !held) throw new AppError('ACCESS_DENIED_ACCOUNT');
    for (const role of rolesOf(allow)) if (had?.[role] !== true && !canGive(held ?? {}, role)) missing.add(role);
  }
  refuse(missing);
}
