import type { Allow, Role } from '#values/roles.ts';

/** Users can only grant permissions they have, administrators also reports; system users can grant all. */
export function mayGive(mine: Allow, role: Role): boolean {
  return mine[role] === true || mine.system === true || (role === 'reports' && mine.admin === true);
}
