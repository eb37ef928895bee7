import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { fieldMessages } from '../fields.messages.ts';

/** What is spoken, as far as it is filled in. */
export const SpeechDraft = z
  .union([
    z.object({ kind: z.literal('audio'), url: z.string().catch('') }),
    z.object({
      kind: z.literal('text').catch('text'),
      text: z.string().catch(''),
      language: z.string().catch('en-AU'),
    }),
  ])
  .catch({ kind: 'text', text: '', language: 'en-AU' });
export type SpeechDraft = z.infer<typeof SpeechDraft>;

export const speechLanguages = ['en-AU', 'en-GB', 'en-US', 'en-NZ', 'it-IT', 'es-ES', 'fr-FR', 'de-DE'] as const;

export const noSpeech: SpeechDraft = { kind: 'text', text: '', language: 'en-AU' };

/** One line for a card. */
export function speechSummary(speech: SpeechDraft, intl: IntlShape): string {
  if (speech.kind === 'audio') return intl.formatMessage(fieldMessages.audioFile);
  return speech.text.trim() || intl.formatMessage(fieldMessages.nothingSaid);
}
