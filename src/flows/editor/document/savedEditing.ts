import type { Editing } from './history.ts';

/** Browser storage, as much of it as is used: `setItem` throws when it is full. */
export type EditingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unsaved work belongs to one draft version of one flow: after a save it is no longer found. */
export function editingKey(flowId: string, draftVersion: number): string {
  return `flow-editor:${flowId}:${draftVersion}`;
}

/** Whether an earlier page load left unsaved work; `loadEditing` reads it. */
export function hasEditing(storage: EditingStorage, key: string): boolean {
  return storage.getItem(key) !== null;
}

/** Keeps the work over a reload: with its history when there is room, else without; false when there is none at all. */
export function saveEditing(storage: EditingStorage, key: string, editing: Editing): boolean {
  return written(storage, key, editing) || written(storage, key, { document: editing.document, past: [], future: [] });
}

function written(storage: EditingStorage, key: string, editing: Editing): boolean {
  try {
    storage.setItem(key, JSON.stringify(editing));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
