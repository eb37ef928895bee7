import { useEffect, useLayoutEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { unsaved } from '../session/unsaved.ts';

/** Holds every navigation to another page while there is unsaved work, until its person says what shall become of it. */
export function LeaveGuard() {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved.isLocked(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void unsaved.mayLeave('page').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  // Before the new page's own effects, which may bring unsaved work of an earlier visit.
  useLayoutEffect(() => {
    if (pathname) unsaved.navigated();
  }, [pathname]);
  return null;
}
