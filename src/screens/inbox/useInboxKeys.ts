import { useEffect, useEffectEvent } from 'react';
import { useLetterKeys } from '../../page/letterKeys.ts';
import { openModal } from '../../ui/dialog/ModalFrame.tsx';
import { isTyping } from '../../ui/field/isTyping.ts';
import type { Inbox } from './useInbox.ts';

/** J and K open the next and the previous conversation, E closes the open one, R goes to its reply. */
export function useInboxKeys(inbox: Inbox, close: () => void): void {
  const letters = useLetterKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector(openModal) || isTyping(target)) return;
    const acts: Record<string, (() => void) | undefined> = {
      j: () => inbox.move(1),
      k: () => inbox.move(-1),
      e: inbox.open === null ? undefined : close,
      r: () => document.querySelector<HTMLElement>('[data-shortcut="r"]')?.focus(),
    };
    const act = acts[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!letters) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [letters]);
}
