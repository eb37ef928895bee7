import type { SpokenWord } from '#values/transcript.ts';

/** What a recognizer is asked to hear. */
export interface SpeechAsked {
  /** One speaker, as WAV. */
  audio: Uint8Array<ArrayBuffer>;
  /** ISO 639-1; null to find it out. */
  language: string | null;
  /** Names and products that are likely to be said. */
  likely: readonly string[];
}

export interface HeardSpeech {
  /** ISO 639-1, or null if the recognizer doesn’t tell. */
  language: string | null;
  /** In their order, with their places in seconds from the start. */
  words: SpokenWord[];
}

/** A recognizer of speech. */
export interface Speech {
  /** For people, such as “Deepgram nova-3”. */
  readonly name: string;
  /** @throws SpeechFailed, or the reason of the signal. */
  hear(asked: SpeechAsked, signal: AbortSignal): Promise<HeardSpeech>;
}

/**
 * `later`: it may hear the same another time. `tooLarge`: it may hear parts of it. `language`: it doesn’t know it. `refused`: what is set
 * up is wrong. `unreadable`: it answers with something else than its interface says.
 */
export type SpeechFault = 'later' | 'tooLarge' | 'language' | 'refused' | 'unreadable';

/** A recognizer didn’t hear what it was asked to. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed';
  readonly fault: SpeechFault;
  /** After so many seconds it may hear it, if it said when. */
  readonly afterSeconds: number | undefined;

  constructor(
    fault: SpeechFault,
    message: string,
    { afterSeconds, cause }: { afterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.fault = fault;
    this.afterSeconds = afterSeconds;
  }
}
