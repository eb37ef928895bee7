import type { Speech } from '#flows/core/effects.ts';
import { CALLER_IDS, type CallerId } from '../callerIds.node.ts';
import type { NodeShape } from '../nodeShape.node.ts';
import { flag, oneOf, optionalSpeech } from '../readSettings.node.ts';

export type StartDraft = {
  recording: boolean;
  consent: Speech | null;
  callerId: CallerId;
};

export const startShape: NodeShape<StartDraft> = {
  type: 'start',
  version: 1,
  defaults: () => ({ recording: false, consent: null, callerId: 'caller' }),
  exits: () => [{ id: 'next', required: true, missing: 'NO-ACTION-ON-START' }],
  read: ({ recording, consent, callerId }) => ({
    recording: flag(recording),
    consent: optionalSpeech(consent),
    callerId: oneOf(CALLER_IDS, callerId, 'caller'),
  }),
};
