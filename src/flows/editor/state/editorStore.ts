import { createStore } from '#values/createStore.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Change } from '../document/change.ts';
import { beginEditing, edit, type Editing, endGroup, redo, undo } from '../document/history.ts';

/** State shared by the canvas, the outline and the inspector. */
export interface EditorState {
  editing: Editing;
  /** Ids of selected nodes. */
  selected: ReadonlySet<string>;
  selectedEdges: ReadonlySet<string>;
  /** Whether cards are being selected by dragging over the canvas. */
  lasso: boolean;
  /** The step just added: incomplete rather than wrong until it is left. */
  fresh: string | null;
  /** What of the selected step’s settings is to take the focus. */
  toFocus: 'field' | 'comment' | null;
  /** The node to scroll into view; `at` distinguishes repeated requests. */
  reveal: { id: string; at: number } | null;
  /** The screen reader announcement; `at` distinguishes equal texts. */
  announcement: { text: string; at: number };
}

export type EditorStore = ReturnType<typeof createEditorStore>;

/** Holds the document being edited with its history and selection. Views subscribe to slices of it. */
export function createEditorStore(first: Editing) {
  const {
    current,
    set: replace,
    subscribe,
  } = createStore<EditorState>({
    editing: first,
    selected: new Set(),
    selectedEdges: new Set(),
    lasso: false,
    fresh: null,
    toFocus: null,
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
    /** `group` merges changes into one undo step; `label` names it. */
    perform: (change: Change, group: string | null = null, label?: string) =>
      setEditing(edit(current().editing, change, group, label)),
    endGroup: () => setEditing(endGroup(current().editing)),
    undo: () => setEditing(undo(current().editing)),
    redo: () => setEditing(redo(current().editing)),
    /** Replaces the document, clearing the history unless `editing` is given. */
    load: (document: FlowDocument, editing: Editing = beginEditing(document)) => setEditing(editing),
    select(ids: Iterable<string>, edges: Iterable<string> = []): void {
      const selected = new Set(ids);
      const { fresh } = current();
      set({ selected, selectedEdges: new Set(edges), fresh: fresh !== null && selected.has(fresh) ? fresh : null });
    },
    /** Selects a step that was just added. */
    selectFresh: (id: string) => set({ selected: new Set([id]), selectedEdges: new Set(), fresh: id }),
    setLasso: (lasso: boolean) => set({ lasso }),
    /** Focuses the first wrong field of the selected step, or its first one. */
    editField: () => set({ toFocus: 'field' }),
    editComment: () => set({ toFocus: 'comment' }),
    focused: () => set({ toFocus: null }),
    reveal: (id: string) => set({ reveal: { id, at: (current().reveal?.at ?? 0) + 1 } }),
    announce: (text: string) => set({ announcement: { text, at: current().announcement.at + 1 } }),
  };
}

function kept(ids: ReadonlySet<string>, existing: ReadonlySet<string>): ReadonlySet<string> {
  const left = new Set([...ids].filter((id) => existing.has(id)));
  return left.size === ids.size ? ids : left;
}
