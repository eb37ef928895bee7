import type { IntlShape } from 'react-intl';

/** The languages that prompts are offered in (BCP 47). */
export const promptLanguages = ['en-AU', 'en-GB', 'en-US', 'en-NZ', 'it-IT', 'es-ES', 'fr-FR', 'de-DE'] as const;

/** A language's name in the user's locale; an invalid tag is returned as is. */
export function languageName(tag: string, intl: IntlShape): string {
  try {
    return new Intl.DisplayNames([intl.locale], { type: 'language' }).of(tag) ?? tag;
  } catch (error) {
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
