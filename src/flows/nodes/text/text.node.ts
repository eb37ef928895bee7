import { z } from 'zod';
import { speakableLanguages } from '#flows/core/languages.ts';
import { defineNodeType } from '#flows/core/nodeType.ts';
import { toSpeakable } from '#flows/core/speech.ts';
import { checkVariables } from '#flows/core/variables.ts';

/** Sends the caller an SMS and continues. */
export const TextSettings = z.object({
  text: z.string().overwrite(toSpeakable).trim().min(1).max(640),
  /** The language of times and dates in the text. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
});
export type TextSettings = z.infer<typeof TextSettings>;

export const textNode = defineNodeType<TextSettings>({
  type: 'text',
  version: 1,
  migrations: {},
  role: 'step',
  reachesPerson: false,
  settings: TextSettings,
  defaults: () => ({ text: 'Thank you for your call to {{number}}.', language: 'en-AU' }),
  exits: () => [{ id: 'next', required: true }],
  shown: ({ text }) => ({ text }),
  check: ({ text, language }) => [
    ...checkVariables(text, 'text'),
    ...(speakableLanguages.has(language)
      ? []
      : [{ code: 'LANGUAGE-UNKNOWN', severity: 'error', path: 'language', values: { language } } as const]),
  ],
  enter: ({ nodeId, settings: { text, language }, facts }) => ({
    kind: 'leave',
    exit: 'next',
    ...(facts.caller !== null && facts.mobile === true
      ? { effects: [{ type: 'sendText', nodeId, text, language }] }
      : {}),
  }),
  probes: () => [],
});
