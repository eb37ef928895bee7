import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepFocused } from '../../ui/keys/keepFocused.ts';

/**
 * After arriving on a page, scrolls to the top and focuses its heading for screen readers. A page that was opened by its
 * address begins at the top of the document, as everywhere on the web.
 */
export function useArrival(onArrive: () => void): void {
  const { pathname } = useLocation();
  const isOpened = useNavigationType() === 'POP';
  const last = useRef(isOpened ? pathname : null);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    onArrive();
    heading()?.focus({ preventScroll: true });
    return keepFocused(heading);
  }, [pathname, onArrive]);
}

const heading = () => document.querySelector<HTMLElement>('main h1');
