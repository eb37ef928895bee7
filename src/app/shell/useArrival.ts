import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On each navigation to another page: to the top, and the focus on its heading, so that a screen reader says where it is. */
export function useArrival(onArrive: () => void): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onArrive();
  }, [pathname, onArrive]);
}
