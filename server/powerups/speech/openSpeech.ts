import { deepgramSpeech } from './deepgramSpeech.ts';
import { openAiSpeech } from './openAiSpeech.ts';
import type { Speech } from './speech.ts';
import type { SpeechSettings } from './speech.settings.ts';

/** The recognizer of an installation; null if it has none. */
export function openSpeech(settings: SpeechSettings | undefined): Speech | null {
  if (!settings) return null;
  const { api, url, key = '', model } = settings;
  return api === 'deepgram' ? deepgramSpeech({ url, key, model }) : openAiSpeech({ url, key: settings.key, model });
}
