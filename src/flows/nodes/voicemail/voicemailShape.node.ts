import type { Speech } from '#flows/core/effects.ts';
import type { NodeShape } from '../nodeShape.node.ts';
import { count, oneOf, speech, texts } from '../readSettings.node.ts';

/** When a message is sent on: for missed calls, for every call, never. */
export const VOICEMAIL_NOTICES = ['missed', 'always', 'no'] as const;

export type VoicemailDraft = {
  greeting: Speech;
  maxSeconds: number;
  notify: (typeof VOICEMAIL_NOTICES)[number];
  emails: string[];
};

export const voicemailShape: NodeShape<VoicemailDraft> = {
  type: 'voicemail',
  version: 1,
  defaults: () => ({
    greeting: { kind: 'text', text: 'Please leave a message after the tone.', language: 'en-AU' },
    maxSeconds: 120,
    notify: 'missed',
    emails: [],
  }),
  exits: () => [],
  read: ({ greeting, maxSeconds, notify, emails }) => ({
    greeting: speech(greeting),
    maxSeconds: count(maxSeconds, 120),
    notify: oneOf(VOICEMAIL_NOTICES, notify, 'missed'),
    emails: texts(emails),
  }),
};
