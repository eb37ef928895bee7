import { z } from 'zod';
import type { AudioWorld } from '#values/flow/audioWorld.ts';
import type { Speech as SpeechEffect } from './effects.ts';

/** Everything but the characters that an XML document, and so TwiML, can contain. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Replaces each character that XML forbids by a space; word processors leave U+000B as a line break. */
export function toSpeakable(text: string): string {
  return text.replaceAll(unspeakable, ' ');
}

/** Speech as stored in node settings: up to 2,000 characters, an audio file of the account, or the http(s) URL of one. */
export const Speech: z.ZodType<SpeechEffect> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string().overwrite(toSpeakable).trim().min(1).max(2000),
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    voice: z.string().max(60).exactOptional(),
  }),
  z.object({ kind: z.literal('file'), file: z.uuid() }),
  z.object({ kind: z.literal('audio'), url: z.url({ protocol: /^https?$/, normalize: true }).max(2000) }),
]);
export type Speech = SpeechEffect;

export const EMPTY_SPEECH = { kind: 'text', text: '', language: 'en-AU' } as const satisfies Speech;

const CHARACTERS_A_SECOND = 15;

/** The account's audio files by id. */
export type AudioFiles = ReadonlyMap<string, AudioWorld>;

export const noAudioFiles: AudioFiles = new Map();

/** The seconds of a prompt: estimated for text, known for the account's files, 0 for files elsewhere. */
export function speechSeconds(speech: Speech | null, files: AudioFiles): number {
  switch (speech?.kind) {
    case 'text':
      return Math.ceil(speech.text.length / CHARACTERS_A_SECOND);
    case 'file':
      return Math.ceil(files.get(speech.file)?.seconds ?? 0);
    default:
      return 0;
  }
}

/** What is known of a prompt without a login: its words, or that it is an audio file. */
export function shownSpeech(speech: Speech): Speech {
  return speech.kind === 'text' ? speech : { kind: 'audio', url: '' };
}
