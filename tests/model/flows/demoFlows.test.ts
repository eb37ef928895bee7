import { expect, test } from 'vitest';
import { resolveNode } from '#flows/core/resolveNode.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import { demoFlows } from '../../../server/demo/flows/demoFlows.ts';
import { CALLERS, walkCalls } from './walkCalls.ts';

const walks = demoFlows.map(({ name, document }) => {
  const byCaller = CALLERS.map((caller) => walkCalls(document, caller));
  return { name, document, byCaller, places: byCaller.flat() };
});

/** The number of ways a caller's call can end, over every class of time, key and dial outcome. */
const WAYS: Record<string, Record<string, number>> = {
  dental: { answered: 6, message: 6, hungUp: 6, callerGone: 15 },
  cars: { answered: 4, message: 5, hungUp: 5, callerGone: 12 },
  plumbing: { answered: 7, message: 8, hungUp: 8, callerGone: 19 },
  estate: { answered: 4, message: 5, hungUp: 6, callerGone: 13 },
  law: { answered: 5, message: 6, hungUp: 6, callerGone: 15 },
  windows: { answered: 3, message: 4, hungUp: 4, callerGone: 10 },
  solar: { answered: 3, message: 4, hungUp: 4, callerGone: 10 },
  branch: { answered: 1, message: 2, hungUp: 2, callerGone: 5 },
};

test.each(walks)('$name: calls reach every node and take every exit', ({ document, places }) => {
  const taken = places.flatMap(({ route }) => route.map(({ nodeId, exit }) => `${nodeId} ${exit ?? ''}`));
  const all = document.nodes.flatMap((node) => {
    const resolved = resolveNode(node, nodeTypes);
    const exits = resolved?.nodeType.exits(resolved.settings) ?? [];
    return [`${node.id} `, ...exits.map(({ id }) => `${node.id} ${id}`)];
  });
  // A node that does not wait is left as soon as it is entered.
  const passing = document.nodes.filter(({ type }) => type === 'schedule' || type === 'tag').map(({ id }) => `${id} `);
  expect(new Set(taken)).toEqual(new Set(all.filter((one) => !passing.includes(one))));
});

test.each(walks)('$name: a call can reach an end of the flow from every waiting state', ({ places }) => {
  const routeOf = ({ route }: (typeof places)[number]) => route.map(({ nodeId }) => nodeId).join(' ');
  const ended = places.filter(({ end }) => end !== null && end !== 'callerGone').map(routeOf);
  const stuck = places.filter(({ end }) => end === null).map(routeOf);
  expect(stuck.filter((route) => !ended.some((longer) => `${longer} `.startsWith(`${route} `)))).toEqual([]);
});

test.each(walks)(
  '$name: the number of paths to each end is the same for every caller, and none is unconnected',
  (walk) => {
    const counts = walk.byCaller.map((places) => {
      const ways: Record<string, number> = {};
      for (const { end } of places) if (end !== null) ways[end] = (ways[end] ?? 0) + 1;
      return ways;
    });
    expect(counts).toEqual(CALLERS.map(() => WAYS[walk.name]));
  },
);
