import { useEffect, useLayoutEffect } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { unsaved } from '../../page/session/unsaved.ts';

/** A page or one of its tabs, which hold unsaved work. Other parameters are only filters. */
const placeOf = ({ pathname, search }: Location) => `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

/** Blocks navigation to another page or tab while there is unsaved work, until the user decides. */
export function LeaveGuard() {
  const place = placeOf(useLocation());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation) && unsaved.isLocked(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void unsaved.mayLeave('page').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  // Runs before the new page's effects, which may restore unsaved work.
  useLayoutEffect(() => {
    if (place) unsaved.navigated();
  }, [place]);
  return null;
}
