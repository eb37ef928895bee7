import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Change } from './change.ts';
import { connect, paste, remove } from './edgeCommands.ts';
import { beginEditing, edit, type Editing, endGroup, redo, undo } from './history.ts';
import { addNode, changeHeader, changeSettings, moveNodes, renameNode } from './nodeCommands.ts';

const node = (id: string) => ({ id, type: 'announce', version: 1, name: id, settings: {} });
const chain: FlowDocument = {
  schema: 1,
  name: 'Main',
  timezone: 'Australia/Melbourne',
  nodes: ['a', 'b', 'c', 'd'].map(node),
  edges: [
    { id: 'ab', from: 'a', exit: 'next', to: 'b' },
    { id: 'bc', from: 'b', exit: 'next', to: 'c' },
    { id: 'cd', from: 'c', exit: 'next', to: 'd' },
  ],
};

type Command = (document: FlowDocument, newId: () => string) => Change;
const pick = <T>(rows: T[], at: number): T | undefined => rows[at % Math.max(rows.length, 1)];
const at = fc.nat(50);
const command: fc.Arbitrary<Command> = fc.oneof(
  at.map((i): Command => (d, id) => {
    const from = pick(d.nodes, i);
    return addNode(d, node(id()), id, from && { from: from.id, exit: 'next' }, 'next');
  }),
  at.map(
    (i): Command =>
      (d, id) =>
        addNode(d, node(id()), id, pick(d.edges, i), 'next'),
  ),
  fc.tuple(at, at).map(([i, j]): Command => (d, id) => {
    return connect(d, pick(d.nodes, i)?.id ?? '', `key-${j % 3}`, pick(d.nodes, j)?.id ?? '', id);
  }),
  fc.tuple(fc.array(at, { maxLength: 3 }), at, fc.boolean()).map(([many, e, bridge]): Command => (d) => {
    const nodes = new Set(many.flatMap((i) => pick(d.nodes, i)?.id ?? []));
    return remove(d, nodes, new Set([pick(d.edges, e)?.id ?? '']), bridge);
  }),
  fc.tuple(at, fc.string()).map(([i, text]): Command => (d) => {
    return changeSettings(d, pick(d.nodes, i)?.id ?? '', { text }, ['next']);
  }),
  fc.tuple(at, fc.string()).map(
    ([i, text]): Command =>
      (d) =>
        renameNode(d, pick(d.nodes, i)?.id ?? '', text),
  ),
  fc.string().map(
    (name): Command =>
      (d) =>
        changeHeader(d, { name }),
  ),
  fc.tuple(at, at).map(
    ([i, x]): Command =>
      (d) =>
        moveNodes(d, new Map([[pick(d.nodes, i)?.id ?? '', { x, y: x }]])),
  ),
  at.map(
    (i): Command =>
      (d, id) =>
        paste(d, { nodes: d.nodes.slice(0, i % 4), edges: d.edges }, { x: i, y: 0 }, id).change,
  ),
);

function run(commands: { command: Command; group: string | null }[]): Editing {
  let count = 0;
  return commands.reduce(
    (editing, step) =>
      edit(
        editing,
        step.command(editing.document, () => `new${++count}`),
        step.group,
      ),
    beginEditing(chain),
  );
}
const steps = fc.array(fc.record({ command, group: fc.constantFrom(null, null, 'typing', 'dragging') }), {
  maxLength: 25,
});

test('undo restores the original document and redo the edited one, for any commands', () => {
  fc.assert(
    fc.property(steps, (commands) => {
      const edited = run(commands);
      let back = edited;
      while (back.past.length > 0) back = undo(back);
      expect(back.document).toEqual(chain);
      while (back.future.length > 0) back = redo(back);
      expect(back.document).toEqual(edited.document);
    }),
  );
});

test('an untouched node keeps its identity through edits, undo and redo', () => {
  fc.assert(
    fc.property(steps, (commands) => {
      const edited = run(commands);
      const touched = new Set(
        edited.past.flatMap((e) => e.changes.flatMap((c) => c.nodes.map((r) => (r.before ?? r.after)?.id))),
      );
      const same = (document: FlowDocument) =>
        chain.nodes.every((row) => touched.has(row.id) || document.nodes.includes(row));
      expect(same(edited.document) && same(undo(edited).document) && same(redo(undo(edited)).document)).toBe(true);
    }),
  );
});

test('each typed word is one undo step', () => {
  const type = (editing: Editing, text: string) =>
    edit(editing, changeSettings(editing.document, 'b', { text }, ['next']), 'b.text');
  const first = endGroup(['h', 'he', 'hey'].reduce(type, beginEditing(chain)));
  const second = ['hey y', 'hey you'].reduce(type, first);
  expect(second.past).toHaveLength(2);
  expect(undo(second).document.nodes[1]?.settings).toEqual({ text: 'hey' });
  expect(undo(undo(second)).document).toEqual(chain);
});

test('removing a chain reconnects to the first remaining node', () => {
  const change = remove(chain, new Set(['b', 'c']), new Set(), true);
  expect(edit(beginEditing(chain), change).document.edges).toEqual([{ id: 'ab', from: 'a', exit: 'next', to: 'd' }]);
});

test('an exit moved to another key keeps its edge, a removed one loses it', () => {
  const document = {
    ...chain,
    edges: [
      { id: 'e1', from: 'a', exit: 'key-1', to: 'b' },
      { id: 'e2', from: 'a', exit: 'key-2', to: 'c' },
    ],
  };
  const change = changeSettings(document, 'a', {}, ['key-3'], { 'key-1': 'key-3' });
  expect(edit(beginEditing(document), change).document.edges).toEqual([
    { id: 'e1', from: 'a', exit: 'key-3', to: 'b' },
  ]);
});
