import type { Allow } from '#values/roles.ts';

/** What the owner of an account may do once signed up: everything in a business. */
export const ownerRoles = { admin: true, users: true, billing: true, conf: true } as const satisfies Allow;
