import { isAllowed } from '#values/permissions.ts';
import type { Allow } from '#values/roles.ts';
import { pageRoutes } from '../routes.ts';

/** Whether the page at this address is built and open to someone with these permissions. */
export function canOpen(path: string, allow: Allow): boolean {
  const route = pageRoutes.find((page) => page.path === path);
  return route !== undefined && route.planned === undefined && isAllowed(allow, route.roles);
}
