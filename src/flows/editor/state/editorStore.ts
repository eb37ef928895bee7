import { createStore } from '#values/createStore.ts';
import type { FlowDocument } from '#flows/core/document.ts';
import type { Change } from '../document/change.ts';
import { beginEditing, edit, type Editing, endGroup, redo, undo } from '../document/history.ts';

/** What the canvas, the outline and the inspector look at together. */
export interface EditorState {
  editing: Editing;
  /** Ids of selected nodes. */
  selected: ReadonlySet<string>;
  selectedEdges: ReadonlySet<string>;
  /** The node to bring into view; `at` tells one wish from the next. */
  reveal: { id: string; at: number } | null;
  /** What a screen reader is told; `at` tells two equal texts apart. */
  announcement: { text: string; at: number };
}

export type EditorStore = ReturnType<typeof createEditorStore>;

/** The document being edited with its history and selection. Views subscribe to parts of it. */
export function createEditorStore(first: Editing) {
  const {
    current,
    set: replace,
    subscribe,
  } = createStore<EditorState>({
    editing: first,
    selected: new Set(),
    selectedEdges: new Set(),
    reveal: null,
    announcement: { text: '', at: 0 },
  });

  function set(next: Partial<EditorState>): void {
    replace({ ...current(), ...next });
  }

  function setEditing(editing: Editing): void {
    if (editing === current().editing) return;
    const ids = new Set(editing.document.nodes.map(({ id }) => id));
    const edges = new Set(editing.document.edges.map(({ id }) => id));
    set({
      editing,
      selected: kept(current().selected, ids),
      selectedEdges: kept(current().selectedEdges, edges),
    });
  }

  return {
    get: current,
    subscribe,
    perform: (change: Change, group: string | null = null) => setEditing(edit(current().editing, change, group)),
    endGroup: () => setEditing(endGroup(current().editing)),
    undo: () => setEditing(undo(current().editing)),
    redo: () => setEditing(redo(current().editing)),
    /** Starts over from another document, without history unless it is handed over. */
    load: (document: FlowDocument, editing: Editing = beginEditing(document)) => setEditing(editing),
    select(ids: Iterable<string>, edges: Iterable<string> = []): void {
      set({ selected: new Set(ids), selectedEdges: new Set(edges) });
    },
    reveal: (id: string) => set({ reveal: { id, at: (current().reveal?.at ?? 0) + 1 } }),
    announce: (text: string) => set({ announcement: { text, at: current().announcement.at + 1 } }),
  };
}

function kept(ids: ReadonlySet<string>, existing: ReadonlySet<string>): ReadonlySet<string> {
  const left = new Set([...ids].filter((id) => existing.has(id)));
  return left.size === ids.size ? ids : left;
}
