import { tokens } from '../api/client/tokens.ts';
import type { WordsPart } from '../locales/wordParts.ts';
import { pageRoutes } from './routes.ts';

const login = /^\/login\/?$/;

/** What is known of the page at the window's address before anything of it is there. */
export interface CurrentPage {
  /** Whether an earlier page of this browser left a session. */
  hasSession: boolean;
  words: readonly WordsPart[];
  /** Starts fetching its files; the router asks for them again and meets what did not come. */
  files(): Promise<unknown>[];
  /** Asks for what it will read. */
  ask(): Promise<unknown>;
}

export const loadFrontDoor = () => import('./FrontDoor.tsx');
export const loadRoutedPages = () => import('./RoutedPages.tsx');

/** Whether the window opened on the login with no session kept: a page that needs no router. */
export function isAtFrontDoor(): boolean {
  return login.test(window.location.pathname) && !tokens.areKept();
}

/** The page at the window's address. Without a session a page inside will not be shown, nor a login with one. */
export function currentPage(): CurrentPage {
  const hasSession = tokens.areKept();
  if (isAtFrontDoor()) {
    return { hasSession, words: ['outside'], files: () => [loadFrontDoor()], ask: () => Promise.resolve() };
  }
  const found = pageRoutes
    .map((route) => ({ route, match: pattern(route.path).exec(window.location.pathname) }))
    .find(({ match }) => match !== null);
  const route = found && (found.route.access === 'session') === hasSession ? found.route : undefined;
  return {
    hasSession,
    words: ['outside', ...(hasSession ? ['inside' as const] : []), ...(route?.words ?? [])],
    files: () => [
      loadRoutedPages(),
      ...(hasSession ? [import('./shell/Shell.tsx')] : []),
      ...(route ? [route.lazy()] : []),
    ],
    ask: () => Promise.resolve(route?.ahead?.(decoded(found?.match?.groups))),
  };
}

/** The addresses of a page: `:name` stands for one part of the path. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
}

function decoded(parts: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]));
}
