import type { Allow, Role } from '#values/roles.ts';

/** Nobody gives a permission that he does not have; system users have all. */
export function mayGive(mine: Allow, role: Role): boolean {
  return mine[role] === true || mine.system === true;
}
