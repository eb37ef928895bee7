import type { SecretKind, SpokenWord, Speaker, Utterance } from '#values/transcript.ts';
import { findSecrets } from './findSecrets.ts';
import { plainWord } from './spokenDigits.ts';

/** A part of the recording in which somebody says what must not be kept, in seconds. */
export interface Muted {
  start: number;
  end: number;
  kind: SecretKind;
}

/** How far back words are asked for what was talked about. */
const remembered = 60;

interface Place {
  utterance: number;
  word: number;
}

/**
 * What people said without card numbers, their codes and passwords, each of which becomes one word without text. A number may be
 * said with pauses, and between the words of another who says “yes”.
 */
export function redact(utterances: readonly Utterance[]): { utterances: Utterance[]; muted: Muted[] } {
  const spoken = utterances
    .flatMap(({ speaker, words }, utterance) =>
      words.map((word, at) => ({ speaker, word, place: { utterance, word: at } })),
    )
    .toSorted((one, other) => one.word.start - other.word.start);
  const before: string[] = [];
  const bySpeaker = new Map<Speaker, { text: string; before: string[]; place: Place; word: SpokenWord }[]>();
  for (const { speaker, word, place } of spoken) {
    const own = bySpeaker.get(speaker) ?? [];
    own.push({ text: word.text, before: before.slice(-remembered), place, word });
    bySpeaker.set(speaker, own);
    before.push(plainWord(word.text));
  }
  const secretAt = new Map<string, SecretKind>();
  const muted: Muted[] = [];
  for (const words of bySpeaker.values())
    for (const { from, to, kind } of findSecrets(words)) {
      const secretWords = words.slice(from, to + 1);
      for (const { place } of secretWords) secretAt.set(keyOf(place), kind);
      muted.push({ start: secretWords[0]?.word.start ?? 0, end: secretWords.at(-1)?.word.end ?? 0, kind });
    }
  return {
    utterances: utterances.map(({ speaker, words }, utterance) => ({
      speaker,
      words: withoutSecrets(words, (word) => secretAt.get(keyOf({ utterance, word }))),
    })),
    muted: muted.toSorted((one, other) => one.start - other.start),
  };
}

const keyOf = ({ utterance, word }: Place) => `${utterance} ${word}`;

/** Neighbours of one kind become one. */
function withoutSecrets(words: readonly SpokenWord[], secretOf: (at: number) => SecretKind | undefined): SpokenWord[] {
  const kept: SpokenWord[] = [];
  for (const [at, word] of words.entries()) {
    const secret = secretOf(at);
    const last = kept.at(-1);
    if (secret === undefined) kept.push(word);
    else if (last?.secret === secret) kept[kept.length - 1] = { ...last, end: word.end };
    else kept.push({ text: '', start: word.start, end: word.end, secret });
  }
  return kept;
}
