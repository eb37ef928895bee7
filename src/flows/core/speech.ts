import { z } from 'zod';
import type { Speech as SpeechEffect } from './effects.ts';

/** Everything but the characters that an XML document, and so TwiML, can contain. */
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Replaces each character that XML forbids by a space; word processors leave U+000B as a line break. */
export function toSpeakable(text: string): string {
  return text.replaceAll(unspeakable, ' ');
}

/** Speech as stored in node settings: up to 2,000 characters, or the http(s) URL of an audio file. */
export const Speech: z.ZodType<SpeechEffect> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string().overwrite(toSpeakable).trim().min(1).max(2000),
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  }),
  z.object({ kind: z.literal('audio'), url: z.url({ protocol: /^https?$/, normalize: true }).max(2000) }),
]);
export type Speech = SpeechEffect;

export const EMPTY_SPEECH = { kind: 'text', text: '', language: 'en-AU' } as const satisfies Speech;

const CHARACTERS_A_SECOND = 15;

/** Estimates the seconds it takes to speak the text; audio files count as 0 because their length is unknown. */
export function speechSeconds(speech: Speech | null): number {
  return speech?.kind === 'text' ? Math.ceil(speech.text.length / CHARACTERS_A_SECOND) : 0;
}
