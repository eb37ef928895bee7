import { z } from 'zod';

/** The permission flags of a profile's `allow` map (specification section 6); `super` is labelled Reseller. */
export const Role = z.enum(['admin', 'billing', 'support', 'conf', 'users', 'super', 'system', 'reports']);
export type Role = z.infer<typeof Role>;

export const Allow = z.partialRecord(Role, z.boolean());
export type Allow = z.infer<typeof Allow>;

/** A page or endpoint without roles is for anyone logged in; otherwise one of the roles is enough. */
export function isAllowed(allow: Allow, roles: readonly Role[]): boolean {
  return roles.length === 0 || roles.some((role) => allow[role] === true);
}

/** System and support people are staff: they see reference ids. */
export function isStaff(allow: Allow): boolean {
  return allow.system === true || allow.support === true;
}
