import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { Speech, speechSeconds } from '#flows/core/speech.ts';
import { CALLER_IDS } from '../callerIds.node.ts';
import { typePart } from '../nodeShape.node.ts';
import { startShape } from './startShape.node.ts';

/** Where a call comes in, and what holds for the whole of it. */
export const StartSettings = z.object({
  recording: z.boolean(),
  /** Spoken before anything else, for example that the call is recorded. */
  consent: Speech.nullable(),
  callerId: z.enum(CALLER_IDS),
});
export type StartSettings = z.infer<typeof StartSettings>;

export const startNode = defineNodeType<StartSettings>({
  ...typePart(startShape),
  migrations: {},
  role: 'start',
  reachesPerson: false,
  settings: StartSettings,
  callDefaults: ({ recording, callerId }) => ({ recording, callerId }),
  check: ({ recording, consent }) =>
    recording && consent === null ? [{ code: 'RECORDING-WITHOUT-CONSENT', severity: 'warning', path: 'consent' }] : [],
  worstSeconds: ({ consent }) => speechSeconds(consent),
  enter: ({ nodeId, settings: { consent } }) =>
    consent === null
      ? { kind: 'leave', exit: 'next' }
      : { kind: 'wait', effects: [{ type: 'say', nodeId, speech: consent }] },
  receive: (_, event) => (event.type === 'SAID' ? { kind: 'leave', exit: 'next' } : undefined),
  probes: ({ consent }) => (consent === null ? [] : [{ type: 'SAID' }]),
});
