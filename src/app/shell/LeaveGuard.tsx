import { useEffect, useLayoutEffect } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { unsaved } from '../../page/session/unsaved.ts';

/** A page, or one tab of it: what is typed there goes with it. Other parameters filter what is seen. */
const placeOf = ({ pathname, search }: Location) => `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

/** Holds every navigation to another page or tab while there is unsaved work, until its person says what shall become of it. */
export function LeaveGuard() {
  const place = placeOf(useLocation());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation) && unsaved.isLocked(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void unsaved.mayLeave('page').then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  // Before the new page's own effects, which may bring unsaved work of an earlier visit.
  useLayoutEffect(() => {
    if (place) unsaved.navigated();
  }, [place]);
  return null;
}
