import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { createPageRouter } from './router.tsx';
import type { SessionActor } from '../page/session/startSession.ts';

/** Every page by its address. Made once a session: the router starts where the window's address is. */
export function RoutedPages({ session }: { session: SessionActor }) {
  const [router] = useState(() => createPageRouter(session));
  return <RouterProvider router={router} />;
}
