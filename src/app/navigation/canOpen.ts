import { type Page, pages } from '#contract/pages.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Allow } from '#values/roles.ts';
import type { PageAvailability } from '../../page/frame/PageAvailability.ts';

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** What the page at this path is to someone with these permissions; a path that is no page is closed. */
export function pageAvailability(path: string, allow: Allow): PageAvailability {
  const page = byPath.get(path);
  if (page === undefined || !isAllowed(allow, page.roles)) return 'closed';
  return page.planned === undefined ? 'open' : 'planned';
}

/** Whether the page at this path is built and open to someone with these permissions. */
export function canOpen(path: string, allow: Allow): boolean {
  return pageAvailability(path, allow) === 'open';
}
