import { expect, test } from 'vitest';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { validate } from '#flows/core/validate.ts';
import type { NodeType } from '#flows/core/nodeType.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { isDialable } from '#values/numberPlan.ts';
import { demoFlows } from '../../../server/demo/flows/demoFlows.ts';
import type { DemoAccount } from '../../../server/demo/tenant/demoAccount.ts';
import { demoAccounts } from '../../../server/demo/tenant/demoTenant.ts';

const called = demoAccounts.flatMap(({ flow, ...account }) => (flow ? [{ ...account, flow }] : []));
const numbers = demoAccounts.flatMap((account) => account.numbers);

function problemsOf({ flow, tags }: Pick<DemoAccount, 'tags'> & { flow: (typeof called)[number]['flow'] }) {
  const world = {
    trackingNumbers: numbers.map(({ did }) => did),
    otherTrackingNumbers: [],
    blockedNumbers: [],
    locations: [],
    audioFiles: [],
    webPhones: [],
    contacts: [],
    tags: tags.map(({ name }) => name),
    flows: [],
    self: null,
  };
  return validate(flow, nodeTypes, toFlowWorld(world));
}

test.each(called)('the flow of $name can be published, with a warning about unanswered hours at most', (account) => {
  expect(problemsOf(account).filter(({ code }) => code !== 'HOURS-UNANSWERED')).toEqual([]);
});

/** Types whose way depends on the caller, on other flows or on data beside the flow; the demo plays calls by time and keys alone. */
const outside = Object.entries<NodeType>(nodeTypes).filter(
  ([type, nodeType]) => 'callers' in nodeType || 'leadsTo' in nodeType || ['text', 'locations'].includes(type),
);

test('the flows together use every node type whose way depends on time and keys alone', () => {
  const used = demoFlows.flatMap(({ document }) => document.nodes.map(({ type }) => type));
  const all = new Set([...used, ...outside.map(([type]) => type)]);
  expect([...all].toSorted()).toEqual(Object.keys(nodeTypes).toSorted());
});

test.each(demoFlows)('the flow $name runs left to right without overlapping cards', ({ document }) => {
  const at = new Map(document.nodes.map(({ id, position }) => [id, position ?? { x: Number.NaN, y: Number.NaN }]));
  expect(new Set([...at.values()].map(({ x, y }) => `${x}/${y}`)).size).toBe(document.nodes.length);
  const backwards = document.edges.filter(({ from, to }) => (at.get(to)?.x ?? 0) < (at.get(from)?.x ?? 0));
  expect(backwards).toEqual([]);
});

test('every business greets its callers with a menu', () => {
  const silent = called.filter(
    ({ type, flow }) => type === 'business' && !flow.nodes.some((node) => node.type === 'menu'),
  );
  expect(silent).toEqual([]);
});

test('the forty-two tracking numbers are valid and unique', () => {
  expect(numbers).toHaveLength(42);
  expect(new Set(numbers.map(({ did }) => did)).size).toBe(42);
  expect(numbers.filter(({ did }) => !isDialable(did))).toEqual([]);
});
