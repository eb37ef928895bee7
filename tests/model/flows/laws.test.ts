import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffFlows, type FlowDiff } from '#flows/core/diff.ts';
import { blocksPublishing, validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import { anyFlow, wildFlow } from './validFlows.ts';

const swap = <Value>(change: { from: Value; to: Value } | null) => change && { from: change.to, to: change.from };

function mirrored({ renamed, timezone, added, removed, changed, exits }: FlowDiff): FlowDiff {
  return {
    renamed: swap(renamed),
    timezone: swap(timezone),
    added: removed,
    removed: added,
    changed: changed.map((node) => ({ ...node, renamed: swap(node.renamed), retyped: swap(node.retyped) })),
    exits: exits.map((exit) => ({ ...exit, before: exit.after, after: exit.before })),
  };
}

test('the changes from one flow to another mirror those back', () => {
  fc.assert(
    fc.property(anyFlow, anyFlow, (one, other) => {
      expect(diffFlows(other, one)).toEqual(mirrored(diffFlows(one, other)));
    }),
  );
});

const areDistinct = (names: readonly string[]) => new Set(names).size === names.length;

/** The problems without their order; of a loop, that there is one. */
const verdict = (document: FlowDocument) => {
  const problems = validate(document, nodeTypes, aWorld());
  const told = problems.map(({ code, nodeId = '', exit = '', path = '', nodes = [] }) =>
    [code, nodeId, exit, path, nodes.length > 0].join(' '),
  );
  return { told: told.toSorted(), blocks: blocksPublishing(problems) };
};

test('the verdict on a flow does not depend on the order of its nodes and edges', () => {
  const shuffled = fc.oneof(anyFlow, wildFlow).chain((document) =>
    fc.record({
      document: fc.constant(document),
      nodes: fc.shuffledSubarray(document.nodes, { minLength: document.nodes.length }),
      edges: fc.shuffledSubarray(document.edges, { minLength: document.edges.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ document, nodes, edges }) => {
      // Of two nodes with one ID, or two edges at one exit, the first counts.
      fc.pre(areDistinct(nodes.map(({ id }) => id)) && areDistinct(edges.map(({ from, exit }) => `${from} ${exit}`)));
      expect(verdict({ ...document, nodes, edges })).toEqual(verdict(document));
    }),
  );
});
