import { z } from 'zod';
import { CallerId } from '#flows/core/effects.ts';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { Speech, speechSeconds } from '#flows/core/speech.ts';

/** Where a call comes in, with call-wide settings. */
export const StartSettings = z.object({
  recording: z.boolean(),
  /** Spoken before anything else, for example to announce recording. */
  consent: Speech.nullable(),
  callerId: CallerId,
});
export type StartSettings = z.infer<typeof StartSettings>;

export const startNode = defineNodeType<StartSettings>({
  type: 'start',
  version: 1,
  migrations: {},
  role: 'start',
  reachesPerson: false,
  settings: StartSettings,
  defaults: () => ({ recording: false, consent: null, callerId: 'caller' }),
  exits: () => [{ id: 'next', required: true, missing: 'NO-ACTION-ON-START' }],
  shown: ({ recording }) => ({ recording }),
  callDefaults: ({ recording, callerId }) => ({ recording, callerId }),
  check: ({ recording, consent }) =>
    recording && consent === null ? [{ code: 'RECORDING-WITHOUT-CONSENT', severity: 'warning', path: 'consent' }] : [],
  worstSeconds: ({ consent }, _exit, files) => speechSeconds(consent, files),
  enter: ({ nodeId, settings: { consent } }) =>
    consent === null
      ? { kind: 'leave', exit: 'next' }
      : { kind: 'wait', effects: [{ type: 'say', nodeId, speech: consent }] },
  receive: (_, event) => (event.type === 'SAID' ? { kind: 'leave', exit: 'next' } : undefined),
  probes: ({ consent }) => (consent === null ? [] : [{ type: 'SAID' }]),
});
