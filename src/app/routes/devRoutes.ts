import type { PageRoute } from './pageRoute.ts';

/** Pages for the people who build these pages: not in what is built for production. */
export const devRoutes: readonly PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/ui',
        access: 'public',
        roles: [],
        words: ['inside', 'flow'],
        lazy: () => import('../../screens/devUi/DevUiScreen.tsx'),
      },
    ]
  : [];
