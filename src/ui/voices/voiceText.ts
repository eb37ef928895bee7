import type { IntlShape } from 'react-intl';
import { type Voice, voicedLanguages, voicesOf } from '#values/flow/voices.ts';
import { neural as moreNatural, voiceNames } from './voices.messages.ts';

/** The voices of a language as people choose them. */
export function voiceChoices(language: string, intl: IntlShape) {
  return voicesOf(language).map((voice) => ({
    value: voice.id,
    label: nameOf(voice, intl),
    ...(voice.neural && { detail: intl.formatMessage(moreNatural) }),
  }));
}

const byId = new Map(voicedLanguages.flatMap((language) => voicesOf(language).map((voice) => [voice.id, voice])));

/** The name of a voice by its id; an unknown one is returned as is. */
export function voiceName(id: string, intl: IntlShape): string {
  const voice = byId.get(id);
  return voice ? nameOf(voice, intl) : id;
}

function nameOf({ name, gender }: Voice, intl: IntlShape): string {
  return intl.formatMessage(voiceNames[gender], { name });
}
