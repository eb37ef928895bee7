import type { LazyRouteFunction, RouteObject } from 'react-router';
import type { Role } from '#values/roles.ts';
import type { WordsPart } from './locale/catalogue.ts';

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
}

const configurers = ['admin', 'super', 'system', 'support', 'conf'] as const;

/** The route table (specification section 2). Each page is a file of its own, loaded when it is opened. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/login', access: 'access', roles: [], lazy: () => import('../screens/login/LoginRoute.tsx') },
  { path: '/not-found', access: 'public', roles: [], lazy: () => import('../screens/notFound/NotFoundScreen.tsx') },
  { path: '/dashboard', access: 'session', roles: [], lazy: () => import('../screens/dashboard/DashboardScreen.tsx') },
  { path: '/calls', access: 'session', roles: [], wide: true, lazy: () => import('../screens/calls/CallsScreen.tsx') },
  {
    path: '/calls/detail/:id',
    access: 'session',
    roles: [],
    words: ['flow'],
    lazy: () => import('../screens/callDetail/CallDetailScreen.tsx'),
  },
  {
    path: '/calls/time',
    access: 'session',
    roles: [],
    lazy: () => import('../screens/timeAndDay/TimeAndDayScreen.tsx'),
  },
  {
    path: '/settings/numbers',
    access: 'session',
    roles: [],
    lazy: () => import('../screens/numbers/NumbersScreen.tsx'),
  },
  {
    path: '/settings/wizard/:id',
    access: 'session',
    roles: configurers,
    wide: true,
    words: ['flow'],
    lazy: () => import('../screens/wizard/WizardScreen.tsx'),
  },
];
