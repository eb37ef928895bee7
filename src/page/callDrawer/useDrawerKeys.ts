import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLetterKeys } from '../letterKeys.ts';
import { openModal } from '../../ui/dialog/ModalFrame.tsx';
import { isTyping } from '../../ui/field/isTyping.ts';
import type { OpenCall } from './useOpenCall.ts';

type EditKey = 't' | 'n';

/**
 * The keys of an open call: J and K move, T opens its tags, N goes to its notes, Escape closes it. What is returned is
 * to be called when a call has loaded: T and N may have been pressed before.
 */
export function useDrawerKeys(frame: RefObject<HTMLElement | null>, calls: OpenCall, areOn: boolean): () => void {
  const letters = useLetterKeys();
  const waiting = useRef<EditKey>(null);
  const edit = (key: EditKey) => {
    const control = frame.current?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
    waiting.current = control ? null : key;
    if (key === 't') control?.click();
    else control?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector(openModal) || isTyping(target)) return;
    const keys: Record<string, (() => void) | undefined> = {
      ...(letters && {
        j: () => calls.move(1),
        k: () => calls.move(-1),
        t: () => edit('t'),
        n: () => edit('n'),
      }),
      Escape: frame.current?.contains(document.activeElement) ? calls.close : undefined,
    };
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.current = null;
    act();
  });
  useEffect(() => {
    if (!areOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    // Before the rows of the list, which move the focus by the same keys.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [areOn]);
  return () => {
    if (waiting.current !== null) edit(waiting.current);
  };
}
