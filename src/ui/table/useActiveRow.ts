import { useCallback, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { openModal } from '../dialog/ModalFrame.tsx';
import { isTyping } from '../field/isTyping.ts';
import { rowAfterKey } from './rowKeys.ts';

/**
 * Roving focus over rows: arrows, Home, End, Page Up/Down and j/k move it, Enter and o open one. `wanted` is the row to
 * focus once it is rendered. With `letters`, j and k come to the rows from anywhere on the page.
 */
export function useActiveRow(count: number, letters: boolean, open: (index: number) => void) {
  const [row, setRow] = useState<{ active: number; wanted: number | null }>({ active: 0, wanted: null });

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
      const index = Number(event.currentTarget.dataset['row']);
      if (event.key === 'Enter' || event.key === 'o') {
        open(index);
        return;
      }
      const next = rowAfterKey(event.key, index, count);
      if (next === null) return;
      event.preventDefault();
      if (next !== index) setRow({ active: next, wanted: next });
    },
    [count, open],
  );

  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
    if ((event.key !== 'j' && event.key !== 'k') || isElsewhere(event.target)) return;
    event.preventDefault();
    setRow(({ active }) => ({ active, wanted: Math.min(active, count - 1) }));
  });
  useEffect(() => {
    if (!letters) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => enter(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letters]);

  const onFocus = useCallback((index: number) => setRow({ active: index, wanted: null }), []);

  return {
    active: Math.min(row.active, Math.max(0, count - 1)),
    wanted: row.wanted,
    onKeyDown,
    onFocus,
  };
}

/** Whether a letter belongs to a field, a list, an open dialog, or a focused row, which hears it itself. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(openModal)) return true;
  return isTyping(target) || (target instanceof Element && target.matches('tr[data-row]'));
}
