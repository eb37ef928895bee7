import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { openModal } from '../../ui/dialog/ModalFrame.tsx';
import { isTyping } from '../../ui/field/isTyping.ts';
import { useNavigationGroups } from '../navigation/useNavigationGroups.ts';
import { commandDialogs } from './commandDialogs.ts';
import { letterKeys } from '../../page/letterKeys.ts';
import { readKeys } from './readKeys.ts';

/** The shortcuts of every page: Ctrl/Cmd+K, `?` and `g` with a letter. An open dialog has the keyboard to itself. */
export function useShortcutKeys(): void {
  const groups = useNavigationGroups();
  const navigate = useNavigate();
  useEffect(() => {
    const read = readKeys();
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector(openModal)) return;
      const meaning = read(event, letterKeys.areOn() && !isTyping(event.target));
      if (meaning === null) return;
      if (meaning.type === 'help') {
        // A page with a list of its own, as the flow editor has, answers first.
        window.setTimeout(() => !event.defaultPrevented && commandDialogs.open('shortcuts'));
        return;
      }
      const link =
        meaning.type === 'go'
          ? groups.flatMap(({ links }) => links).find(({ letter }) => letter === meaning.letter)
          : undefined;
      if (meaning.type === 'go' && !link) return;
      event.preventDefault();
      if (link) void navigate(link.to);
      else commandDialogs.open('palette');
    };
    // Before the page's own keys: after `g`, a letter is not a command of the editor.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [groups, navigate]);
}
