import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { typePart } from '../nodeShape.node.ts';
import { HANGUP_REASONS, hangupShape } from './hangupShape.node.ts';

/** Ends the call. */
export const HangupSettings = z.object({ reason: z.enum(HANGUP_REASONS) });
export type HangupSettings = z.infer<typeof HangupSettings>;

export const hangupNode = defineNodeType<HangupSettings>({
  ...typePart(hangupShape),
  migrations: {},
  role: 'end',
  reachesPerson: false,
  settings: HangupSettings,
  enter: ({ nodeId, settings: { reason } }) => ({
    kind: 'end',
    reason: 'hungUp',
    effects: [{ type: 'hangup', nodeId, reason }],
  }),
  probes: () => [],
});
