import { z } from 'zod';
import { FlowDocument, FlowEdge, FlowNode } from '#flows/core/document.ts';
import type { Editing } from './history.ts';
import type { EditingStorage } from './savedEditing.ts';

const rowChange = <Row extends z.ZodType>(row: Row) =>
  z.object({ before: row.nullable(), after: row.nullable(), index: z.number().int() });
const Header = z.object({ name: z.string(), timezone: z.string() });
const Change = z.object({
  nodes: z.array(rowChange(FlowNode)),
  edges: z.array(rowChange(FlowEdge)),
  header: z.object({ before: Header, after: Header }).optional(),
});
const Entry = z.object({ changes: z.array(Change), group: z.string().nullable() });
const Saved = z.object({ document: FlowDocument, past: z.array(Entry), future: z.array(Entry) });

/** The unsaved work of an earlier page load, or undefined when there is none that can be read. */
export function loadEditing(storage: EditingStorage, key: string): Editing | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  const parsed = Saved.safeParse(fromJson(text));
  return parsed.success ? (parsed.data as Editing) : undefined;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
