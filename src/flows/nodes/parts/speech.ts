import type { IntlShape } from 'react-intl';
import type { Speech } from '#flows/core/effects.ts';
import { fieldMessages } from './fields.messages.ts';

export const speechLanguages = ['en-AU', 'en-GB', 'en-US', 'en-NZ', 'it-IT', 'es-ES', 'fr-FR', 'de-DE'] as const;

/** One line for a card. */
export function speechSummary(speech: Speech, intl: IntlShape): string {
  if (speech.kind !== 'text') return intl.formatMessage(fieldMessages.audioFile);
  return speech.text.trim() || intl.formatMessage(fieldMessages.nothingSaid);
}

/** A language's name in the user's locale; an invalid tag is returned as is. */
export function languageName(tag: string, intl: IntlShape): string {
  try {
    return new Intl.DisplayNames([intl.locale], { type: 'language' }).of(tag) ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
