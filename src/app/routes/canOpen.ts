import { isAllowed } from '#values/permissions.ts';
import type { Allow } from '#values/roles.ts';
import type { PageAccess } from '../../page/frame/PageAccess.ts';
import { pageRoutes } from '../routes.ts';

/** What the page at this address is to someone with these permissions; an address that is no page is closed. */
export function pageAccess(path: string, allow: Allow): PageAccess {
  const route = pageRoutes.find((page) => page.path === path);
  if (route === undefined || !isAllowed(allow, route.roles)) return 'closed';
  return route.planned === undefined ? 'open' : 'planned';
}

/** Whether the page at this address is built and open to someone with these permissions. */
export function canOpen(path: string, allow: Allow): boolean {
  return pageAccess(path, allow) === 'open';
}
