import { useEffect } from 'react';
import { openModal } from '../../../ui/dialog/ModalFrame.tsx';
import { useEditorSetting } from './EditorContext.ts';
import { cardAt } from './cardAt.ts';
import { isTyping } from './isTyping.ts';
import { loadTextForm } from '../text/loadTextForm.ts';
import type { EditorActions } from './useEditorActions.ts';

interface Commands {
  /** Edits the selected step. */
  onInspect: () => void;
  onFind: () => void;
  onHelp: () => void;
  /** Closes a panel that is open instead of a step's settings. */
  onClose: (() => void) | undefined;
}

/** Undo and redo work anywhere in the editor; delete, copy, cut, paste and select all only outside text fields. */
export function useShortcuts(actions: EditorActions, { onInspect, onFind, onHelp, onClose }: Commands): void {
  const { store, readOnly } = useEditorSetting();
  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    const onKeyDown = (event: KeyboardEvent) => {
      const ctrl = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || document.querySelector(openModal)) return;
      if (ctrl && key === 'f') {
        event.preventDefault();
        onFind();
        return;
      }
      if (isTyping(event.target)) return;
      const focused = cardAt(event.target);
      let act: (() => void) | undefined;
      if (ctrl && key === 'a') act = () => store.select(store.get().editing.document.nodes.map(({ id }) => id));
      else if (key === '?') act = onHelp;
      else if (key === 'escape') act = onClose ?? (() => store.select([]));
      else if (key === 'enter' && focused !== undefined)
        act = () => {
          store.select([focused]);
          onInspect();
        };
      else if (key === 'enter' && !ctrl && store.get().selected.size === 1 && !isButton(event.target)) act = onInspect;
      if (!readOnly) {
        if (ctrl && key === 'z') act = event.shiftKey ? actions.redo : actions.undo;
        else if (ctrl && key === 'y') act = actions.redo;
        else if (ctrl && key === 'd') act = actions.duplicate;
        else if (key === 'm' && !ctrl && (focused !== undefined || store.get().selected.size === 1))
          act = () => {
            if (focused !== undefined) store.select([focused]);
            onInspect();
            store.editComment();
          };
        else if (key === 'delete' || key === 'backspace') act = () => actions.removeSelected(!event.shiftKey);
      }
      if (!act) return;
      event.preventDefault();
      act();
    };
    const onCopy = (event: ClipboardEvent) => {
      if (isTyping(event.target) || window.getSelection()?.toString()) return;
      const text = actions.copied();
      if (text === undefined) return;
      event.preventDefault();
      if (typeof text === 'string') event.clipboardData?.setData('text/plain', text);
      else void text.then((later) => navigator.clipboard.writeText(later));
      if (event.type === 'cut' && !readOnly) actions.removeSelected(true);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (readOnly || isTyping(event.target)) return;
      if (actions.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown, { signal });
    window.addEventListener('copy', onCopy, { signal });
    window.addEventListener('cut', onCopy, { signal });
    window.addEventListener('paste', onPaste, { signal });
    // So that a selection can be copied at once.
    const stop = store.subscribe(() => store.get().selected.size > 0 && void loadTextForm());
    return () => {
      stop();
      done.abort();
    };
  }, [actions, onClose, onFind, onHelp, onInspect, readOnly, store]);
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}
