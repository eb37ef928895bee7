import type { FlowDocument } from '#values/flow/document.ts';
import { applyChange, type Change, invertChange, isEmpty, mergeReplacements } from './change.ts';

/** One undo step: the changes of one group, such as a typed word or a dragged node. */
interface Entry {
  changes: Change[];
  group: string | null;
  /** What was done, for the undo button; in the reader's language. */
  label?: string | undefined;
}

/** A document with its history; the last entries of `past` and `future` are undone and redone first. */
export interface Editing {
  document: FlowDocument;
  past: readonly Entry[];
  future: readonly Entry[];
}

const MAX_UNDO_STEPS = 200;

export function beginEditing(document: FlowDocument): Editing {
  return { document, past: [], future: [] };
}

/**
 * Applies a change. Consecutive changes of one group form a single undo step until `endGroup`; empty changes are
 * ignored. Keeps at most 200 steps.
 */
export function edit(editing: Editing, change: Change, group: string | null = null, label?: string): Editing {
  if (isEmpty(change)) return editing;
  const document = applyChange(editing.document, change);
  const last = editing.past.at(-1);
  const past =
    last && group !== null && last.group === group
      ? [...editing.past.slice(0, -1), { ...last, changes: appended(last.changes, change) }]
      : [
          ...editing.past.slice(1 - MAX_UNDO_STEPS),
          { group, changes: [change], ...(label !== undefined && { label }) },
        ];
  return { document, past, future: [] };
}

/** Closes the open group, so that the next change is a separate undo step. */
export function endGroup(editing: Editing): Editing {
  const last = editing.past.at(-1);
  if (!last || last.group === null) return editing;
  return { ...editing, past: [...editing.past.slice(0, -1), { ...last, group: null }] };
}

export function undo(editing: Editing): Editing {
  const entry = editing.past.at(-1);
  if (!entry) return editing;
  const document = entry.changes.toReversed().map(invertChange).reduce(applyChange, editing.document);
  return {
    document,
    past: editing.past.slice(0, -1),
    future: [...editing.future, { ...entry, group: null }],
  };
}

export function redo(editing: Editing): Editing {
  const entry = editing.future.at(-1);
  if (!entry) return editing;
  return {
    document: entry.changes.reduce(applyChange, editing.document),
    past: [...editing.past, entry],
    future: editing.future.slice(0, -1),
  };
}

function appended(changes: Change[], change: Change): Change[] {
  const last = changes.at(-1);
  const merged = last && mergeReplacements(last, change);
  return merged ? [...changes.slice(0, -1), merged] : [...changes, change];
}
