import { useState } from 'react';
import { useMatches } from 'react-router';

const key = 'sidebar';
type PageKind = 'wide' | 'normal';

const isWide = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'wide' in handle && handle.wide === true;

const keyOf = (kind: PageKind) => `${key}-${kind}`;

function kept(kind: PageKind): boolean | null {
  const value = window.localStorage.getItem(keyOf(kind));
  return value === null ? null : value === 'small';
}

/** The sidebar's width: collapsed on wide pages, unless chosen otherwise for that kind of page in this browser. */
export function useSidebar(): { small: boolean; toggle: () => void } {
  const kind: PageKind = useMatches().some(({ handle }) => isWide(handle)) ? 'wide' : 'normal';
  const [chosen, setChosen] = useState(() => ({ wide: kept('wide'), normal: kept('normal') }));
  const small = chosen[kind] ?? kind === 'wide';
  const toggle = () => {
    window.localStorage.setItem(keyOf(kind), small ? 'full' : 'small');
    setChosen({ ...chosen, [kind]: !small });
  };
  return { small, toggle };
}
