import { useEffect, useEffectEvent } from 'react';
import { useLetterKeys } from '../../../page/letterKeys.ts';
import { openModal } from '../../../ui/dialog/ModalFrame.tsx';
import { isTyping } from '../../../ui/field/isTyping.ts';
import type { Inbox } from './useInbox.ts';

/** J and K open the next and the previous conversation. */
export function useInboxKeys({ move }: Pick<Inbox, 'move'>): void {
  useKeys({ j: () => move(1), k: () => move(-1) });
}

/** E closes the open conversation, R goes to its reply. */
export function useConversationKeys(close: () => void): void {
  useKeys({ e: close, r: () => document.querySelector<HTMLElement>('[data-shortcut="r"]')?.focus() });
}

/** Letters count nowhere that takes text, and not behind a dialog. */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const letters = useLetterKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector(openModal) || isTyping(target)) return;
    const act = Object.hasOwn(actions, key) ? actions[key] : undefined;
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
