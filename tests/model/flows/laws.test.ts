import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from '#flows/core/canonical.ts';
import { diffFlows, type FlowDiff, sameFlow } from '#flows/core/diff.ts';
import { blocksPublishing, validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aWorld } from '../../builders/flows/aCall.ts';
import { aFlow } from '../../builders/flows/aFlow.ts';
import { anyFlow, validFlow, wildFlow } from './validFlows.ts';
import { CALLERS, walkCalls } from './walkCalls.ts';

const swap = <Value>(change: { from: Value; to: Value } | null) => change && { from: change.to, to: change.from };

function mirrored({ renamed, timezone, added, removed, changed, exits, tests }: FlowDiff): FlowDiff {
  return {
    renamed: swap(renamed),
    timezone: swap(timezone),
    added: removed,
    removed: added,
    changed: changed.map((node) => ({ ...node, renamed: swap(node.renamed), retyped: swap(node.retyped) })),
    exits: exits.map((exit) => ({ ...exit, before: exit.after, after: exit.before })),
    tests: tests.map((one) => ({ ...one, before: one.after, after: one.before })),
  };
}

test('the changes from one flow to another mirror those back', () => {
  fc.assert(
    fc.property(anyFlow, anyFlow, (one, other) => {
      expect(diffFlows(other, one)).toEqual(mirrored(diffFlows(one, other)));
    }),
  );
});

/** All that a flow says, in one order: each step, where each exit leads, and each test. */
function saidBy({ name, timezone, nodes, edges, tests = [] }: FlowDocument): string {
  const steps = nodes.map(({ id, type, version, name: called, settings }) => ({ id, type, version, called, settings }));
  const ways = edges.map(({ from, exit, to }) => ({ from, exit, to }));
  const inOrder = (items: readonly object[]) => items.map((one) => JSON.stringify(canonical(one))).toSorted();
  return JSON.stringify([name, timezone, inOrder(steps), inOrder(ways), inOrder(tests)]);
}

test('flows are the same if and only if all that they say is', () => {
  const anyEdit = fc.constantFrom<(flow: FlowDocument) => FlowDocument>(
    (flow) => flow,
    (flow) => ({ ...flow, nodes: flow.nodes.toReversed(), edges: flow.edges.toReversed() }),
    (flow) => ({ ...flow, nodes: flow.nodes.map((node) => ({ ...node, position: { x: 1, y: 2 } })) }),
    (flow) => ({ ...flow, nodes: flow.nodes.map((node, at) => (at === 0 ? { ...node, version: 2 } : node)) }),
    (flow) => ({ ...flow, nodes: flow.nodes.map((node, at) => (at === 1 ? { ...node, type: 'other' } : node)) }),
    (flow) => ({ ...flow, nodes: flow.nodes.map((node, at) => (at === 1 ? { ...node, name: 'Other' } : node)) }),
    (flow) => ({ ...flow, nodes: flow.nodes.map((node) => ({ ...node, settings: { ...node.settings, more: 0 } })) }),
    (flow) => ({ ...flow, edges: flow.edges.slice(1) }),
    (flow) => ({ ...flow, edges: flow.edges.map((edge, at) => ({ ...edge, id: `e${at}` })) }),
    (flow) => ({ ...flow, name: 'Other' }),
    (flow) => ({ ...flow, timezone: 'UTC' }),
  );
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(validFlow, fc.array(anyEdit, { minLength: 1, maxLength: 2 }), (flow, edits) => {
      const edited = edits.reduce((now, edit) => edit(now), flow);
      const isSame = saidBy(flow) === saidBy(edited);
      expect([sameFlow(flow, edited), sameFlow(edited, flow)]).toEqual([isSame, isSame]);
      seen.add(isSame);
    }),
    { numRuns: 200 },
  );
  expect(seen.size).toBe(2);
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

/** Valid flows of which some ring's exit is left open. */
const withOpenRings = validFlow.map((document) => {
  const rings = document.nodes.filter(({ type }) => type === 'ring').map(({ id }) => id);
  const open = new Set(rings.filter((_, at) => at % 2 === 0));
  return { document: { ...document, edges: document.edges.filter(({ from }) => !open.has(from)) }, open };
});

/** So that every run leaves at least one call there, whatever chance draws. */
const oneOpenRing = {
  document: aFlow()
    .node('Start', 'start', {}, { next: 'Desk' })
    .node('Desk', 'ring', { targets: [{ id: 't1', label: 'Desk', number: '+61370101234' }] }).document,
  open: new Set(['Desk']),
};

test('a flow without errors leaves a call unconnected only at a ring whose exit is open on purpose', () => {
  const leftAt = new Set<string | null>();
  fc.assert(
    fc.property(withOpenRings, fc.constantFrom(...CALLERS), ({ document, open }, caller) => {
      fc.pre(!blocksPublishing(validate(document, nodeTypes, aWorld())));
      for (const { route, end } of walkCalls(document, caller)) {
        if (end !== 'unconnected') continue;
        expect(open).toContain(route.at(-1)?.nodeId);
        leftAt.add(route.at(-1)?.exit ?? null);
      }
    }),
    { numRuns: 60, examples: [[oneOpenRing, CALLERS[0]]] },
  );
  expect([...leftAt]).toEqual(['unanswered']);
});
