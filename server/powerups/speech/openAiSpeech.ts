import { z } from 'zod';
import type { SpokenWord } from '#values/transcript.ts';
import { askSpeech } from './askSpeech.ts';
import { languageCode } from './languageCode.ts';
import type { Speech } from './speech.ts';

export interface OpenAiSettings {
  /** With the version: `https://api.openai.com/v1`. */
  url: string;
  key: string | undefined;
  model: string;
}

// Some servers send numbers as text.
const seconds = z.coerce.number().nonnegative();
const Word = z.object({ word: z.string(), start: seconds, end: seconds });

/**
 * `verbose_json` of OpenAI and of servers that speak its language: OpenAI and speaches have words beside segments, whisper.cpp in them and
 * in pieces, vLLM and LocalAI none.
 */
const Answer = z
  .object({
    language: z.string().nullish(),
    words: z.array(Word).nullish(),
    segments: z
      .array(z.object({ text: z.string(), start: seconds, end: seconds, words: z.array(Word).nullish() }))
      .nullish(),
  })
  .refine(({ words, segments }) => Boolean(words ?? segments), { error: 'a text without times' });

/** Any server with OpenAI’s interface: platform.openai.com/docs/api-reference/audio/createTranscription. */
export function openAiSpeech({ url, key, model }: OpenAiSettings): Speech {
  const endpoint = new URL('audio/transcriptions', url.endsWith('/') ? url : `${url}/`);
  return {
    name: model,
    async hear({ audio, language, likely }, signal) {
      const form = new FormData();
      form.set('file', new Blob([audio], { type: 'audio/wav' }), 'call.wav');
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'word');
      form.append('timestamp_granularities[]', 'segment');
      if (language !== null) form.set('language', language);
      if (likely.length > 0) form.set('prompt', likely.join(', '));
      const headers = { ...(key !== undefined && { authorization: `Bearer ${key}` }) };
      const answer = await askSpeech(endpoint, { body: form, headers }, { answer: Answer, signal });
      return { language: languageCode(answer.language) ?? language, words: wordsOf(answer) };
    },
  };
}

function wordsOf({ words, segments }: z.output<typeof Answer>): SpokenWord[] {
  const own = words ?? segments?.flatMap((segment) => segment.words ?? spread(segment)) ?? [];
  return joined(own).filter(({ text }) => text !== '');
}

/** Pieces belong to the word before them unless they begin with a space; whole words have none at all. */
function joined(pieces: readonly z.output<typeof Word>[]): SpokenWord[] {
  const isInPieces = pieces.some(({ word }) => word.startsWith(' '));
  const words: SpokenWord[] = [];
  for (const { word, start, end } of pieces) {
    const last = words.at(-1);
    const text = word.trim();
    if (isInPieces && last && !word.startsWith(' ')) words[words.length - 1] = { ...last, text: last.text + text, end };
    else words.push({ text, start, end: Math.max(start, end) });
  }
  return words;
}

/** Words of a segment without times of their own: as long as they are written. */
function spread({ text, start, end }: { text: string; start: number; end: number }): z.output<typeof Word>[] {
  const words = text.trim().split(/\s+/);
  const perLetter = Math.max(0, end - start) / Math.max(1, words.join('').length);
  let at = start;
  return words.map((word) => {
    const from = at;
    at += word.length * perLetter;
    return { word: ` ${word}`, start: from, end: at };
  });
}
