/** Without roles, any signed-in user is allowed; otherwise one of the roles is enough. */
export function isAllowed<Role extends string>(
  allow: { readonly [Name in Role]?: boolean | undefined },
  roles: readonly Role[],
): boolean {
  return roles.length === 0 || roles.some((role) => allow[role] === true);
}

/** System and support users are staff: they see reference ids. */
export function isStaff(allow: { readonly system?: boolean; readonly support?: boolean }): boolean {
  return allow.system === true || allow.support === true;
}
