import { z } from 'zod';
import { lineText } from './lineText.ts';

/** Who speaks: the caller, or whom the call reached. Recordings with one channel tell nobody apart. */
export const Speaker = z.enum(['caller', 'target', 'unknown']);
export type Speaker = z.infer<typeof Speaker>;

/** What must not be kept of what people say. */
export const SecretKind = z.enum(['card', 'code', 'password']);
export type SecretKind = z.infer<typeof SecretKind>;

/** A word with its place in the recording, in seconds. With a secret, it stands for words that were left out. */
export const SpokenWord = z.object({
  text: z.string(),
  start: z.number(),
  end: z.number(),
  secret: SecretKind.optional(),
});
export interface SpokenWord {
  text: string;
  start: number;
  end: number;
  secret?: SecretKind | undefined;
}

/** What one person says without a pause. */
export const Utterance = z.object({ speaker: Speaker, words: z.array(SpokenWord) });
export interface Utterance {
  speaker: Speaker;
  words: SpokenWord[];
}

/** Who talked how much of a recording, in seconds. */
export const TalkShares = z.object({
  /** By speaker; those who say nothing are missing. */
  talk: z.partialRecord(Speaker, z.number()),
  /** Nobody talks, and the longest time of that. */
  silence: z.number(),
  longestSilence: z.number(),
  /** At least two talk. */
  talkOver: z.number(),
});
export interface TalkShares {
  talk: Partial<Record<Speaker, number>>;
  silence: number;
  longestSilence: number;
  talkOver: number;
}

export const TranscriptState = z.enum(['waiting', 'done', 'failed']);
export type TranscriptState = z.infer<typeof TranscriptState>;

/** Why a recording has no transcript. */
export const TranscriptFault = z.enum(['audio', 'language', 'refused', 'unavailable']);
export type TranscriptFault = z.infer<typeof TranscriptFault>;

/** A name or a product that callers say. */
export const LikelyTerm = lineText(60).min(1);

/** A recognizer takes so many. */
export const mostLikely = 100;

/** The languages that can be chosen, ISO 639-1. */
export const SpokenLanguage = z.enum(['en', 'it', 'de', 'es', 'fr', 'nl', 'pt']);
export type SpokenLanguage = z.infer<typeof SpokenLanguage>;
