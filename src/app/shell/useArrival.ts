import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After navigating to another page, scrolls to the top and focuses its heading for screen readers. */
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
