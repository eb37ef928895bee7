import { type ComponentType, useEffect, useState } from 'react';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import type { SessionActor } from '../page/session/startSession.ts';

const loadRoutedPages = () => import('./RoutedPages.tsx');

/**
 * The login as the first page of a visit: without the router, which is fetched while somebody types. Who is in goes on to
 * the page asked for; if the router does not come, the browser opens that page anew.
 */
export function FrontDoor({ session }: { session: SessionActor }) {
  const [Pages, setPages] = useState<ComponentType<{ session: SessionActor }> | null>(null);
  useEffect(() => {
    const fetchAhead = () => void Promise.allSettled([loadRoutedPages()]);
    window.addEventListener('focusin', fetchAhead, { once: true });
    return () => window.removeEventListener('focusin', fetchAhead);
  }, []);

  async function enter(path: string): Promise<void> {
    try {
      const { RoutedPages } = await loadRoutedPages();
      window.history.replaceState(null, '', path);
      setPages(() => RoutedPages);
    } catch {
      window.location.assign(path);
    }
  }
  return Pages ? <Pages session={session} /> : <LoginScreen onEnter={(path) => void enter(path)} />;
}
