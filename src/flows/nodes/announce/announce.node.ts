import { z } from 'zod';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { shownSpeech, Speech, speechSeconds } from '#flows/core/speech.ts';

/** Speaks a message and continues. */
export const AnnounceSettings = z.object({ speech: Speech });
export type AnnounceSettings = z.infer<typeof AnnounceSettings>;

export const announceNode = defineNodeType<AnnounceSettings>({
  type: 'announce',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: AnnounceSettings,
  defaults: () => ({ speech: { kind: 'text', text: 'Thank you for calling.', language: 'en-AU' } }),
  exits: () => [{ id: 'next', required: true }],
  shown: ({ speech }) => ({ speech: shownSpeech(speech) }),
  worstSeconds: ({ speech }, _exit, files) => speechSeconds(speech, files),
  enter: ({ nodeId, settings: { speech } }) => ({ kind: 'wait', effects: [{ type: 'say', nodeId, speech }] }),
  receive: (_, event) => (event.type === 'SAID' ? { kind: 'leave', exit: 'next' } : undefined),
  probes: () => [{ type: 'SAID' }],
});
