import { z } from 'zod';
import type { Speech as SpeechEffect } from './effects.ts';

/** What is spoken to a caller, as node settings hold it: up to 2 000 characters, or an audio file's http(s) address. */
export const Speech: z.ZodType<SpeechEffect> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string().trim().min(1).max(2000),
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
  }),
  z.object({ kind: z.literal('audio'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
]);
export type Speech = SpeechEffect;

/** Nothing to say yet. */
export const EMPTY_SPEECH = { kind: 'text', text: '', language: 'en-AU' } as const satisfies Speech;

const CHARACTERS_A_SECOND = 15;

/** Seconds that speaking takes, estimated from the text; an audio file's length is not known and counts as 0. */
export function speechSeconds(speech: Speech | null): number {
  return speech?.kind === 'text' ? Math.ceil(speech.text.length / CHARACTERS_A_SECOND) : 0;
}
