import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { Speech, speechSeconds } from '#flows/core/speech.ts';
import { typePart } from '../nodeShape.node.ts';
import { announceShape } from './announceShape.node.ts';

/** Says something and goes on. */
export const AnnounceSettings = z.object({ speech: Speech });
export type AnnounceSettings = z.infer<typeof AnnounceSettings>;

export const announceNode = defineNodeType<AnnounceSettings>({
  ...typePart(announceShape),
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: AnnounceSettings,
  worstSeconds: ({ speech }) => speechSeconds(speech),
  enter: ({ nodeId, settings: { speech } }) => ({ kind: 'wait', effects: [{ type: 'say', nodeId, speech }] }),
  receive: (_, event) => (event.type === 'SAID' ? { kind: 'leave', exit: 'next' } : undefined),
  probes: () => [{ type: 'SAID' }],
});
