import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeadStatus } from '#values/leadStatus.ts';
import { type EditableFields, editOf } from './callEdit.ts';
import type { CallEdited } from './callEvent.ts';
import { foldEdits } from './foldEdits.ts';

const names = ['vip', 'sales', 'spam', 'later'];
const tagLists = fc.shuffledSubarray(names);
const changes = fc.record(
  {
    tags: tagLists,
    score: fc.integer({ min: -9, max: 9 }),
    notes: fc.constantFrom('', 'Call back', 'Quote sent'),
    revenue: fc.option(fc.record({ amount: fc.nat(9), currency: fc.constantFrom('AUD', 'JPY') })),
    leadStatus: fc.option(fc.constantFrom(...LeadStatus.options)),
    source: fc.constantFrom('Website', 'Radio'),
  },
  { requiredKeys: [] },
);

const fieldsOf = (flow: Pick<EditableFields, 'tags' | 'score'>) => ({
  ...flow,
  notes: '',
  revenue: null,
  leadStatus: null,
  source: 'website',
});
const aCall = (fields: EditableFields, version: number) => {
  return { ...fields, version, accountId: 1, id: 1, uuid: 'c', did: '+61390000001', isReported: true };
};

/** Makes edits one after the other, as people do who see the row. */
function makeEdits(seen: EditableFields, wishes: Partial<EditableFields>[]) {
  const edits: CallEdited[] = [];
  let row = seen;
  for (const wish of wishes) {
    const made = editOf(aCall(row, edits.length + 1), wish, { by: 'ada@example.test' });
    if (!made) continue;
    edits.push(made.edit);
    row = made.after;
  }
  return { edits, row };
}

const flowFields = fc.record({ tags: tagLists, score: fc.integer({ min: 0, max: 9 }) });

test('edits give what their authors saw, in whatever order they are read', () => {
  const law = fc.property(flowFields, fc.array(changes, { maxLength: 5 }), fc.nat(), (flow, wishes, turn) => {
    const { edits, row } = makeEdits(fieldsOf(flow), wishes);
    const at = turn % (edits.length + 1);
    const mixed = [...edits.slice(at), ...edits.slice(0, at)].toReversed();
    expect(foldEdits(fieldsOf(flow), mixed)).toEqual(row);
  });
  fc.assert(law);
});

test('what a flow adds after an edit is added to it, and what a person removed stays away', () => {
  const late = ['late', 'later still'];
  const law = fc.property(flowFields, fc.array(changes, { maxLength: 5 }), fc.nat(9), (flow, wishes, points) => {
    const { edits, row } = makeEdits(fieldsOf(flow), wishes);
    const grown = { tags: [...flow.tags, ...late], score: flow.score + points };
    expect(foldEdits(fieldsOf(grown), edits)).toEqual({
      ...row,
      tags: [...row.tags, ...late],
      score: row.score + points,
    });
  });
  fc.assert(law);
});

test('an edit and its undo leave what was there, also for what came meanwhile', () => {
  const law = fc.property(flowFields, changes, (flow, wish) => {
    const before = fieldsOf(flow);
    const { edits } = makeEdits(before, [wish, before]);
    const grown = { tags: [...flow.tags, 'late'], score: flow.score + 1 };
    expect(foldEdits(fieldsOf(flow), edits)).toEqual(before);
    expect(foldEdits(fieldsOf(grown), edits)).toEqual({ ...before, ...grown });
  });
  fc.assert(law);
});
