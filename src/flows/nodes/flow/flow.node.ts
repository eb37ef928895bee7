import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';

/** Goes on at the start of another flow of the account. */
export const FlowSettings = z.object({
  /** The other flow's id; empty until one is chosen. */
  flow: z.string().max(40),
});
export type FlowSettings = z.infer<typeof FlowSettings>;

export const flowNode = defineNodeType<FlowSettings>({
  type: 'flow',
  version: 1,
  migrations: {},
  role: 'end',
  reachesPerson: false,
  settings: FlowSettings,
  defaults: () => ({ flow: '' }),
  exits: () => [],
  shown: ({ flow }) => ({ flow: flow === '' ? '' : 'chosen' }),
  leadsTo: ({ flow }) => flow,
  check: ({ flow }, _, world) => {
    if (flow === '') return [{ code: 'SETTINGS-INVALID', severity: 'error', path: 'flow' }];
    const found = world.flows.get(flow);
    if (found === undefined) return [{ code: 'FLOW-FOREIGN', severity: 'error', path: 'flow', values: { flow } }];
    return found.publishedVersion === null && flow !== world.self
      ? [{ code: 'FLOW-UNPUBLISHED', severity: 'error', path: 'flow', values: { flow: found.name } }]
      : [];
  },
  enter: ({ settings: { flow } }) => ({ kind: 'continue', flow }),
  probes: () => [],
});
