import { type Page, pages } from '#contract/pages.ts';
import { isAllowed } from '#values/permissions.ts';
import type { Allow } from '#values/roles.ts';
import type { PageAvailability } from '../../page/frame/PageAvailability.ts';

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** The availability of a path with these permissions; unknown paths are closed. */
export function pageAvailability(path: string, allow: Allow): PageAvailability {
  const page = byPath.get(path);
  if (page === undefined || !isAllowed(allow, page.roles)) return 'closed';
  return page.planned === undefined ? 'open' : 'planned';
}

/** Whether the page at a path is built and open to these permissions. */
export function canOpen(path: string, allow: Allow): boolean {
  return pageAvailability(path, allow) === 'open';
}
