import { z } from 'zod';
import { FlowDocument, FlowEdge, FlowNode } from '#values/flow/document.ts';
import { FlowTest } from '#values/flow/flowTest.ts';
import type { Editing } from './history.ts';

/** The part of browser storage that is used; `setItem` throws when it is full. */
export type EditingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unsaved work belongs to one draft version of one flow, so it is not found after a save. */
export function editingKey(flowId: string, draftVersion: number): string {
  return `flow-editor:${flowId}:${draftVersion}`;
}

const rowChange = <Row extends z.ZodType>(row: Row) =>
  z.object({ before: row.nullable(), after: row.nullable(), index: z.number().int() });
const Header = z.object({ name: z.string(), timezone: z.string(), tests: z.array(FlowTest).optional() });
const Change = z.object({
  nodes: z.array(rowChange(FlowNode)),
  edges: z.array(rowChange(FlowEdge)),
  header: z.object({ before: Header, after: Header }).optional(),
});
const Entry = z.object({ changes: z.array(Change), group: z.string().nullable(), label: z.string().optional() });
const Saved = z.object({ document: FlowDocument, past: z.array(Entry), future: z.array(Entry) });

/** Unsaved work from an earlier page load; undefined when there is none or it is invalid. */
export function loadEditing(storage: EditingStorage, key: string): Editing | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const parsed = Saved.safeParse(parseJson(text));
  return parsed.success ? (parsed.data as Editing) : undefined;
}

/** Saves the work across reloads, without its history if storage is short. Returns false if even that fails. */
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

/** Returns undefined if the text is not valid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
