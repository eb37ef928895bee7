import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';

/** Ends the call. */
export const HangupSettings = z.object({ reason: z.enum(['normal', 'busy', 'rejected']) });
export type HangupSettings = z.infer<typeof HangupSettings>;

export const hangupNode = defineNodeType<HangupSettings>({
  type: 'hangup',
  version: 1,
  migrations: {},
  role: 'end',
  reachesPerson: false,
  settings: HangupSettings,
  defaults: () => ({ reason: 'normal' }),
  exits: () => [],
  shown: (settings) => settings,
  enter: ({ nodeId, settings: { reason } }) => ({
    kind: 'end',
    reason: 'hungUp',
    effects: [{ type: 'hangup', nodeId, reason }],
  }),
  probes: () => [],
});
