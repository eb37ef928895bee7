import { z } from 'zod';
import { askSpeech } from './askSpeech.ts';
import { languageCode } from './languageCode.ts';
import type { Speech } from './speech.ts';

export interface DeepgramSettings {
  /** `https://api.deepgram.com` unless it runs elsewhere. */
  url: string;
  key: string;
  model: string;
}

const Answer = z.object({
  results: z.object({
    channels: z
      .array(
        z.object({
          detected_language: z.string().optional(),
          alternatives: z
            .array(
              z.object({
                words: z.array(
                  z.object({
                    word: z.string(),
                    punctuated_word: z.string().optional(),
                    start: z.number().nonnegative(),
                    end: z.number().nonnegative(),
                  }),
                ),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
});

/** Deepgram: developers.deepgram.com/reference/speech-to-text/listen-pre-recorded. */
export function deepgramSpeech({ url, key, model }: DeepgramSettings): Speech {
  return {
    name: `Deepgram ${model}`,
    async hear({ audio, language, likely }, signal) {
      const endpoint = new URL('v1/listen', url.endsWith('/') ? url : `${url}/`);
      const asked = language === null ? { detect_language: 'true' } : { language };
      const terms = likely.map((term): [string, string] => ['keyterm', term]);
      const query = [...Object.entries({ model, smart_format: 'true', ...asked }), ...terms];
      endpoint.search = new URLSearchParams(query).toString();
      const headers = { authorization: `Token ${key}`, 'content-type': 'audio/wav' };
      const { results } = await askSpeech(endpoint, { body: audio, headers }, { answer: Answer, signal });
      const [channel] = results.channels;
      const words = channel?.alternatives[0]?.words ?? [];
      return {
        language: languageCode(channel?.detected_language) ?? language,
        words: words.map(({ word, punctuated_word: written = word, start, end }) => ({
          text: written,
          start,
          end: Math.max(start, end),
        })),
      };
    },
  };
}
