import type { PageRoute } from './pageRoute.ts';

/** My profile, the address book and the people of an account. */
export const userRoutes: readonly PageRoute[] = [];
