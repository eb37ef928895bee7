import { sameValue } from '#flows/core/canonical.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { beginEditing, edit, type Editing } from './history.ts';
import type { NewId } from './nodeCommands.ts';
import { replaceDocument } from './replaceDocument.ts';

/** A document put in the place of another, by a version restored or edits merged. */
export interface Replacement {
  before: FlowDocument;
  /** For the undo button; in the reader's language. */
  label: string;
}

/**
 * Where editing begins: with what an earlier page load left, or with the document. One that replaced another can be
 * undone to it.
 */
export function startEditing(
  document: FlowDocument,
  saved: Editing | undefined,
  replacement: Replacement | null,
  newId: NewId,
): Editing {
  if (!replacement) return saved ?? beginEditing(document);
  if (saved && sameValue(saved.document, document)) return saved;
  const { before, label } = replacement;
  const editing = saved && sameValue(saved.document, before) ? saved : beginEditing(before);
  return edit(editing, replaceDocument(before, document, newId), null, label);
}
