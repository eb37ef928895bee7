import { tokens } from '../api/client/tokens.ts';
import { pageRoutes } from './routes.ts';

const login = /^\/login\/?$/;

export const loadFrontDoor = () => import('./FrontDoor.tsx');
export const loadRoutedPages = () => import('./RoutedPages.tsx');

/** Whether the window opened on the login with no session kept: a page that needs no router. */
export function isAtFrontDoor(): boolean {
  return login.test(window.location.pathname) && !tokens.areKept();
}

/**
 * Asks for the files of the page at the window's address while the theme and the session are still on their way. Whether
 * they came is found by the router, which asks for them again.
 */
export async function preloadPage(): Promise<void> {
  const hasSession = tokens.areKept();
  const route = pageRoutes.find(({ path }) => pattern(path).test(window.location.pathname));
  if (route === undefined || (route.access === 'session') !== hasSession) return;
  await Promise.allSettled([route.lazy(), ...(hasSession ? [import('./shell/Shell.tsx')] : [])]);
}

/** The addresses of a page: `:name` stands for one part of the path. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);
}
