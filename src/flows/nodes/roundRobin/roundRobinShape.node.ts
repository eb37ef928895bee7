import type { NodeShape } from '../nodeShape.node.ts';
import { count, rows, target, type TargetDraft } from '../readSettings.node.ts';

export type RoundRobinDraft = {
  targets: (TargetDraft & { weight: number })[];
  timeout: number;
  rounds: number;
};

export const roundRobinShape: NodeShape<RoundRobinDraft> = {
  type: 'roundRobin',
  version: 1,
  defaults: () => ({ targets: [], timeout: 20, rounds: 1 }),
  exits: () => [{ id: 'unanswered', required: true, missing: 'ROUND-ROBIN-FINAL' }],
  read: ({ targets, timeout, rounds }) => ({
    targets: rows(targets, (fields) => ({ ...target(fields), weight: count(fields['weight'], 1) })),
    timeout: count(timeout, 20),
    rounds: count(rounds, 1),
  }),
};
