import { describe, expect, test } from 'vitest';
import type { FlowDocument } from '#values/flow/document.ts';
import { sameFlow } from '#flows/core/diff.ts';
import { beginEditing, edit, undo } from './history.ts';
import { changeHeader } from './nodeCommands.ts';
import { startEditing } from './startEditing.ts';

const node = (id: string, name = id) => ({ id, type: 'announce', version: 1, name, settings: {} });
const edge = (from: string, to: string) => ({ id: `${from}${to}`, from, exit: 'next', to });
const flow = (name: string, nodes: FlowDocument['nodes'], edges: FlowDocument['edges']): FlowDocument => ({
  schema: 1,
  name,
  timezone: 'Australia/Melbourne',
  nodes,
  edges,
});
const draft = flow('Draft', [node('a'), node('b'), node('c')], [edge('a', 'b'), edge('b', 'c')]);
const older = flow('Older', [node('a'), node('d'), node('b', 'Bee')], [edge('a', 'd'), edge('d', 'b')]);
const label = 'restore version 1';

let count = 0;
const newId = () => `new${(count += 1)}`;

describe('editing after a document was replaced', () => {
  test('can be undone to the other one, and further back to before the reload', () => {
    const saved = edit(beginEditing({ ...draft, name: 'Once' }), changeHeader({ ...draft, name: 'Once' }, draft));
    const editing = startEditing(older, saved, { before: draft, label }, newId);
    expect(sameFlow(editing.document, older)).toBe(true);
    expect(editing.past.at(-1)?.label).toBe(label);
    expect(undo(editing).document).toEqual(draft);
    expect(undo(undo(editing)).document.name).toBe('Once');
  });

  test('goes on where it was left', () => {
    const left = startEditing(older, undefined, { before: draft, label }, newId);
    const again = startEditing(left.document, left, { before: draft, label }, newId);
    expect(again).toBe(left);
  });
});
