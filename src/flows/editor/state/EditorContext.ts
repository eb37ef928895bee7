import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import type { EditorState, EditorStore } from './editorStore.ts';

export interface EditorSetting {
  store: EditorStore;
  readOnly: boolean;
  country: PhoneCountry;
  /** The flow's account and id. */
  account: number;
  flow: string;
  /** What the account has for steps to refer to, once it is loaded. */
  world: RefObject<AccountWorld | undefined>;
}

export const EditorContext = createContext<EditorSetting | null>(null);

export function useEditorSetting(): EditorSetting {
  const setting = useContext(EditorContext);
  if (!setting) throw new Error('used outside the flow editor');
  return setting;
}

/** A slice of the editor's state; the component re-renders only when the slice changes identity. */
export function useEditor<Slice>(select: (state: EditorState) => Slice): Slice {
  const { store } = useEditorSetting();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

export const useDocument = () => useEditor(({ editing }) => editing.document);
