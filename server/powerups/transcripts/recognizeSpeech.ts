import type { Speaker, SpokenWord, Utterance } from '#values/transcript.ts';
import { type Speech, SpeechFailed } from '../speech/speech.ts';
import { type WavFile, type WavPart, wavParts } from '../speech/wavParts.ts';

export interface Hearing {
  speech: Speech;
  /** ISO 639-1; null to find it out. */
  language: string | null;
  likely: readonly string[];
  /** Who speaks on the only channel. */
  alone: Speaker;
  signal: AbortSignal;
}

/** Recognizers take 25 MB, which is 26 minutes of one channel, and less memory for less. */
const [longestPart, shortestPart] = [600, 30];
/** A pause of so many seconds ends an utterance. */
const longPause = 1;
const mostWords = 60;

/**
 * What people say in a recording, each channel heard alone: the caller’s is the first.
 * @throws SpeechFailed, UnreadableAudio, or the reason of the signal.
 */
export async function recognizeSpeech(
  file: WavFile,
  hearing: Hearing,
): Promise<{ utterances: Utterance[]; language: string | null }> {
  try {
    return await hearParts(file, hearing, longestPart);
  } catch (error) {
    if (!(error instanceof SpeechFailed) || error.fault !== 'tooLarge') throw error;
    return hearParts(file, hearing, shortestPart);
  }
}

async function hearParts(file: WavFile, hearing: Hearing, longestSeconds: number) {
  const heard = new Map<Speaker, SpokenWord[]>();
  let { language } = hearing;
  for await (const part of wavParts(file, longestSeconds)) {
    for (const [at, audio] of part.channels.entries()) {
      if (isSilent(audio)) continue;
      const speaker = speakerOf(at, part, hearing.alone);
      const asked = { audio, language, likely: hearing.likely };
      const { words, language: found } = await hearing.speech.hear(asked, hearing.signal);
      language ??= found;
      const own = heard.get(speaker) ?? [];
      own.push(...words.map((word) => ({ ...word, start: word.start + part.from, end: word.end + part.from })));
      heard.set(speaker, own);
    }
  }
  const utterances = [...heard].flatMap(([speaker, words]) => utterancesOf(speaker, words));
  return { utterances: utterances.toSorted((one, other) => startOf(one) - startOf(other)), language };
}

function speakerOf(channel: number, { channels }: WavPart, alone: Speaker): Speaker {
  if (channels.length === 1) return alone;
  return channel === 0 ? 'caller' : 'target';
}

const startOf = ({ words }: Utterance): number => words[0]?.start ?? 0;

function utterancesOf(speaker: Speaker, words: readonly SpokenWord[]): Utterance[] {
  const utterances: Utterance[] = [];
  for (const word of words) {
    const own = utterances.at(-1)?.words;
    const last = own?.at(-1);
    const isNext =
      own && last && own.length < mostWords && word.start - last.end < longPause && !/[.?!]$/.test(last.text);
    if (isNext) own.push(word);
    else utterances.push({ speaker, words: [word] });
  }
  return utterances;
}

/** Of the noise of a line at most: a recognizer would make words of it. */
function isSilent(wav: Uint8Array<ArrayBuffer>): boolean {
  const [header, noise] = [44, 200];
  const samples = new Int16Array(wav.buffer, wav.byteOffset + header);
  return samples.every((sample) => Math.abs(sample) < noise);
}
