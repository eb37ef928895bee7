import type { IntlShape } from 'react-intl';
import type { Speech } from '#flows/core/effects.ts';
import { fieldMessages } from '../fields.messages.ts';

export const speechLanguages = ['en-AU', 'en-GB', 'en-US', 'en-NZ', 'it-IT', 'es-ES', 'fr-FR', 'de-DE'] as const;

/** One line for a card. */
export function speechSummary(speech: Speech, intl: IntlShape): string {
  if (speech.kind === 'audio') return intl.formatMessage(fieldMessages.audioFile);
  return speech.text.trim() || intl.formatMessage(fieldMessages.nothingSaid);
}
