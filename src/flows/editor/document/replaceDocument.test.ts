import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameFlow } from '#flows/core/diff.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { applyChange, invertChange } from './change.ts';
import { replaceDocument } from './replaceDocument.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
const flow: fc.Arbitrary<FlowDocument> = fc
  .tuple(ids, fc.string(), fc.infiniteStream(fc.nat(9)))
  .map(([names, word, picks]) => {
    const pick = (count: number) => (picks.next().value ?? 0) % count;
    return {
      schema: 1,
      name: `Flow ${word}`,
      timezone: pick(2) === 0 ? 'UTC' : 'Australia/Perth',
      nodes: names.map((id) => ({ id, type: 'announce', version: 1, name: `${pick(3)}`, settings: { at: pick(3) } })),
      edges: names.map((from) => ({
        id: `${from}${pick(3)}`,
        from,
        exit: 'next',
        to: names[pick(names.length)] ?? from,
      })),
    };
  });

test('a document becomes the other one, and undoing it restores the first', () => {
  fc.assert(
    fc.property(flow, flow, (before, next) => {
      let count = 0;
      const change = replaceDocument(before, next, () => `new${(count += 1)}`);
      const after = applyChange(before, change);
      expect(sameFlow(after, next)).toBe(true);
      expect(new Set(after.edges.map(({ id }) => id)).size).toBe(after.edges.length);
      expect(applyChange(after, invertChange(change))).toEqual(before);
    }),
  );
});

test('steps without a position stay where they are, and a connection that stays keeps its id', () => {
  const step = { id: 'a', type: 'announce', version: 1, name: '', settings: {} };
  const edges = [{ id: 'old', from: 'a', exit: 'next', to: 'a' }];
  const before: FlowDocument = {
    schema: 1,
    name: 'A',
    timezone: 'UTC',
    nodes: [{ ...step, position: { x: 1, y: 2 } }],
    edges,
  };
  const next = {
    ...before,
    nodes: [{ ...step, name: 'New' }],
    edges: [{ id: 'e1', from: 'a', exit: 'next', to: 'a' }],
  };
  const after = applyChange(
    before,
    replaceDocument(before, next, () => 'new'),
  );
  expect(after).toMatchObject({ nodes: [{ name: 'New', position: { x: 1, y: 2 } }], edges });
});
