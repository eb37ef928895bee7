import { z } from 'zod';
import { EmailAddress } from '#values/emailAddress.ts';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { shownSpeech, Speech } from '#flows/core/speech.ts';

/** Records a message after a greeting. */
export const VoicemailSettings = z.object({
  greeting: Speech,
  /** Maximum message length in seconds. */
  maxSeconds: z.number().int().min(5).max(600),
  /** When a message is emailed: for missed calls, for every call, or never. */
  notify: z.enum(['missed', 'always', 'no']),
  emails: z.array(EmailAddress).max(50),
});
export type VoicemailSettings = z.infer<typeof VoicemailSettings>;

export const voicemailNode = defineNodeType<VoicemailSettings>({
  type: 'voicemail',
  version: 1,
  migrations: {},
  role: 'end',
  reachesPerson: false,
  settings: VoicemailSettings,
  defaults: () => ({
    greeting: { kind: 'text', text: 'Please leave a message after the tone.', language: 'en-AU' },
    maxSeconds: 120,
    notify: 'missed',
    emails: [],
  }),
  exits: () => [],
  shown: ({ greeting }) => ({ greeting: shownSpeech(greeting) }),
  enter: ({ nodeId, settings }) => ({ kind: 'wait', effects: [{ type: 'record', nodeId, ...settings }] }),
  receive: ({ nodeId }, event) =>
    event.type === 'RECORDED'
      ? {
          kind: 'end',
          reason: event.seconds > 0 ? 'message' : 'hungUp',
          effects: [{ type: 'hangup', nodeId, reason: 'normal' }],
        }
      : undefined,
  probes: () => [
    { type: 'RECORDED', seconds: 12 },
    { type: 'RECORDED', seconds: 0 },
  ],
});
