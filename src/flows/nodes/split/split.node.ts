import { z } from 'zod';
import { defineNodeType, type NodeProblem } from '#flows/core/nodeType.ts';
import { rotation } from '#flows/core/rotation.ts';
import { haveOwnIds } from '#flows/core/targets.ts';
import { FlowId } from '#values/flow/flowId.ts';
import { hashOf } from '#flows/core/hashOf.ts';

const Share = z.object({ id: FlowId, name: z.string().max(100), percent: z.number().int().min(1).max(100) });
type Share = z.infer<typeof Share>;

/** Shares calls out among its exits by weight. */
export const SplitSettings = z.object({
  shares: z.array(Share).max(10).refine(haveOwnIds),
  /** Whether a caller always takes the same exit; callers who withhold their number take turns. */
  sticky: z.boolean(),
});
export type SplitSettings = z.infer<typeof SplitSettings>;

const WHOLE = 100;

export const splitNode = defineNodeType<SplitSettings>({
  type: 'split',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: SplitSettings,
  defaults: () => ({
    shares: [
      { id: 's1', name: 'A', percent: 50 },
      { id: 's2', name: 'B', percent: 50 },
    ],
    sticky: false,
  }),
  exits: ({ shares }) =>
    shares.map(({ id, name }) => ({ id: exitOf(id), required: true, ...(name === '' ? {} : { label: name }) })),
  shown: (settings) => settings,
  check: ({ shares }) => checkSum(shares),
  enter: ({ nodeId, settings: { shares, sticky }, facts: { caller } }) =>
    sticky && caller !== null
      ? { kind: 'leave', exit: exitOf(shareOf(shares, nodeId, caller)) }
      : { kind: 'wait', effects: [{ type: 'rotate', nodeId }] },
  receive: ({ settings: { shares } }, event) => {
    if (event.type !== 'ROTATED') return undefined;
    const turns = turnsOf(shares);
    return { kind: 'leave', exit: exitOf(turns[event.turn % turns.length] ?? '') };
  },
  probes: ({ shares }) => {
    const turns = turnsOf(shares);
    return shares.map(({ id }) => ({ type: 'ROTATED', turn: turns.indexOf(id) }));
  },
  callers: ({ shares, sticky }, nodeId) => (sticky ? callersOf(shares, nodeId) : []),
});

function exitOf(id: string): string {
  return `share-${id}`;
}

function turnsOf(shares: readonly Share[]): string[] {
  return rotation(shares.map(({ id, percent }) => ({ id, weight: percent })));
}

/** The share of a caller: the same for every call through this node, and spread evenly over callers. */
function shareOf(shares: readonly Share[], nodeId: string, caller: string): string {
  let place = hashOf(`${nodeId} ${caller}`) % Math.max(1, sumOf(shares));
  for (const { id, percent } of shares) {
    if (place < percent) return id;
    place -= percent;
  }
  return '';
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { percent }) => sum + percent, 0);
}

function checkSum(shares: readonly Share[]): NodeProblem[] {
  const percent = sumOf(shares);
  return percent === WHOLE
    ? []
    : [{ code: 'SPLIT-NOT-HUNDRED', severity: 'error', path: 'shares', values: { percent } }];
}

const MOST_TRIES = 5000;

/** A caller of each share, and one who withholds the number. */
function callersOf(shares: readonly Share[], nodeId: string): { caller: string | null }[] {
  const found = new Map<string, string>();
  for (let at = 0; at < MOST_TRIES && found.size < shares.length; at += 1) {
    const caller = `+6149157${String(at).padStart(4, '0')}`;
    const id = shareOf(shares, nodeId, caller);
    if (!found.has(id)) found.set(id, caller);
  }
  return [...[...found.values()].map((caller) => ({ caller })), { caller: null }];
}
