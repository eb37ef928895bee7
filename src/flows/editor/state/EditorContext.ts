import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AccountWorld } from '#flows/core/flowWorld.ts';
import type { Country } from '#values/numberPlan.ts';
import type { EditorState, EditorStore } from './editorStore.ts';

export interface EditorSetting {
  store: EditorStore;
  readOnly: boolean;
  country: Country;
  world: AccountWorld;
}

export const EditorContext = createContext<EditorSetting | null>(null);

export function useEditorSetting(): EditorSetting {
  const setting = useContext(EditorContext);
  if (!setting) throw new Error('used outside the flow editor');
  return setting;
}

/** A part of the editor's state; the view is drawn again only when that part is another object. */
export function useEditor<Part>(part: (state: EditorState) => Part): Part {
  const { store } = useEditorSetting();
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}

export const useDocument = () => useEditor(({ editing }) => editing.document);
