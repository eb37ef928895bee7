import { useSyncExternalStore } from 'react';
import { below } from '../../../theme/breakpoints.ts';

/** How the editor is laid out: panels beside the canvas, the right one over it, or each a page of its own. */
export type WindowSize = 'wide' | 'medium' | 'narrow';

const media = (name: 'md' | 'lg') => window.matchMedia(below(name));

export function useWindowSize(): WindowSize {
  return useSyncExternalStore(subscribe, () =>
    media('md').matches ? 'narrow' : media('lg').matches ? 'medium' : 'wide',
  );
}

function subscribe(listener: () => void): () => void {
  const queries = [media('md'), media('lg')];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
