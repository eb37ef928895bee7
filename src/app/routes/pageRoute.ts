import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { Role } from '#values/roles.ts';
import type { WordsPart } from '../../locales/wordParts.ts';
import type { PlannedPage } from '../../page/frame/plannedPage.ts';

/** Who may open a page: `public` anyone, `access` only people who are not logged in, `session` the logged in. */
export type PageAccess = 'public' | 'access' | 'session';

export interface PageRoute {
  path: string;
  access: PageAccess;
  /** One of these is needed; empty means any logged-in user. */
  roles: readonly Role[];
  lazy: LazyRouteFunction<RouteObject>;
  /** The words it shows besides those that every page inside has. */
  words?: readonly WordsPart[];
  /** The sidebar starts minimised here. */
  wide?: boolean;
  /** Asks for what the page will read, while its files are on their way; gets the parameters of its path. */
  ahead?: (params: Readonly<Record<string, string>>) => Promise<void>;
  /** The page is not built: it says what will stand there. */
  planned?: PlannedPage;
}

/** The role lists of the route table (specification section 2). */
export const anyone = [] as const satisfies readonly Role[];
export const configurers = ['admin', 'super', 'system', 'support', 'conf'] as const satisfies readonly Role[];
export const admins = ['admin', 'super', 'system', 'support'] as const satisfies readonly Role[];
export const resellers = ['super', 'system', 'support'] as const satisfies readonly Role[];
export const messengers = [...configurers, 'users'] as const satisfies readonly Role[];
export const billers = ['billing', ...admins] as const satisfies readonly Role[];
export const userManagers = ['users'] as const satisfies readonly Role[];

type Load = PageRoute['lazy'];

/** A page inside the shell. */
export function inside(
  path: string,
  roles: readonly Role[],
  lazy: Load,
  more: Pick<PageRoute, 'words' | 'wide' | 'ahead'> = {},
): PageRoute {
  return { path, access: 'session', roles, lazy, ...more };
}

/** A page that is not built: it says what will stand there. */
export function planned(path: string, roles: readonly Role[], page: PlannedPage): PageRoute {
  const lazy = () => import('../../screens/planned/PlannedScreen.tsx');
  return { path, access: 'session', roles, lazy, planned: page, words: ['planned'] };
}
