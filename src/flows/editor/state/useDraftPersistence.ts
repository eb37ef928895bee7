import { useEffect } from 'react';
import { editingKey, saveEditing } from '../document/savedEditing.ts';
import type { EditorStore } from './editorStore.ts';

const pause = 400;

/** Keeps unsaved work across reloads of this tab: saved when editing pauses or the page is hidden, removed once saved. */
export function useDraftPersistence(store: EditorStore, flowId: string, draftVersion: number, dirty: boolean): void {
  useEffect(() => {
    const key = editingKey(flowId, draftVersion);
    if (!dirty) {
      forget(flowId);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      saveEditing(window.sessionStorage, key, store.get().editing);
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
  }, [store, flowId, draftVersion, dirty]);
}

/** Also removes work based on older draft versions. */
function forget(flowId: string): void {
  const prefix = editingKey(flowId, 0).slice(0, -1);
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
  }
}
