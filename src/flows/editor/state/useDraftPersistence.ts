import { useEffect } from 'react';
import { editingKey, saveEditing } from '../document/savedEditing.ts';
import type { EditorStore } from './editorStore.ts';

const pause = 400;

/**
 * Keeps unsaved work and what can be undone across reloads of this tab: written when editing pauses, after a save, and when
 * the page is hidden.
 */
export function useDraftPersistence(store: EditorStore, flowId: string, draftVersion: number, readOnly: boolean): void {
  useEffect(() => {
    if (readOnly) return undefined;
    const key = editingKey(flowId, draftVersion);
    forgetOthers(flowId, key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      const { editing } = store.get();
      if (editing.past.length + editing.future.length > 0) saveEditing(window.sessionStorage, key, editing);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    };
    later();
    const stop = store.subscribe(later);
    window.addEventListener('pagehide', write);
    return () => {
      write();
      stop();
      window.removeEventListener('pagehide', write);
    };
  }, [store, flowId, draftVersion, readOnly]);
}

/** Work based on other draft versions can no longer be saved. */
function forgetOthers(flowId: string, kept: string): void {
  const prefix = editingKey(flowId, 0).slice(0, -1);
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(prefix) && key !== kept) window.sessionStorage.removeItem(key);
  }
}
