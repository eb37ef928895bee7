import type { Speaker, SpokenWord, TalkShares, Utterance } from '#values/transcript.ts';
import { plainWord } from './spokenDigits.ts';
import { shareOf } from './talkShares.ts';

/** What is looked for in what people say. */
export interface SpotlightAsked {
  /** Words and phrases. */
  keywords: readonly string[];
  match: 'all' | 'any';
  /** Null for anybody. */
  speaker: Speaker | null;
  /** All keywords within so many seconds; null for anywhere in the call. */
  withinSeconds: number | null;
  /** Who has what share of the talk, 0 to 1. */
  talkShare: { speaker: Speaker; atLeast: number | null; atMost: number | null } | null;
}

/** Where a keyword was said, in seconds. */
export interface SpotlightHit {
  keyword: string;
  speaker: Speaker;
  start: number;
  end: number;
}

/** What makes the forms of a word one, such as a stemmer of the language. */
export type Stem = (word: string) => string;

/** Words of a phrase may lie so far apart, in seconds. */
const apart = 2;

/** Where keywords were said, if they were said as asked; undefined if not. */
export function findSpotlight(
  { utterances, shares }: { utterances: readonly Utterance[]; shares: TalkShares },
  { keywords, match, speaker, withinSeconds, talkShare }: SpotlightAsked,
  stem: Stem,
): SpotlightHit[] | undefined {
  if (talkShare && !isShare(shareOf(shares, talkShare.speaker), talkShare)) return undefined;
  const heard = utterances.filter((one) => speaker === null || one.speaker === speaker);
  const hits = [...Map.groupBy(heard, (one) => one.speaker)]
    .flatMap(([by, own]) => hitsOf(keywords, by, wordsOf(own, stem), stem))
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
  if (keywords.length === 0) return talkShare ? [] : undefined;
  const isMatch = match === 'any' ? hits.length > 0 : areAllSaid(keywords, hits, withinSeconds);
  return isMatch ? hits : undefined;
}

function isShare(share: number | null, { atLeast, atMost }: NonNullable<SpotlightAsked['talkShare']>): boolean {
  return share !== null && share >= (atLeast ?? 0) && share <= (atMost ?? 1);
}

type Heard = Pick<SpokenWord, 'start' | 'end'> & { stem: string };

function wordsOf(utterances: readonly Utterance[], stem: Stem): Heard[] {
  return utterances
    .flatMap(({ words }) => words)
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ text, start, end }) => stemsOf(text, stem).map((one) => ({ stem: one, start, end })));
}

/** A hyphen joins words that others write apart. */
function stemsOf(text: string, stem: Stem): string[] {
  return text.split(/[\s-]+/).flatMap((part) => {
    const word = plainWord(part);
    return word === '' ? [] : [stem(word)];
  });
}

function hitsOf(keywords: readonly string[], speaker: Speaker, words: readonly Heard[], stem: Stem): SpotlightHit[] {
  return keywords.flatMap((keyword) => {
    const phrase = stemsOf(keyword, stem);
    if (phrase.length === 0) return [];
    return words.flatMap((first, at): SpotlightHit[] => {
      const sequence = words.slice(at, at + phrase.length);
      const last = sequence.at(-1);
      const isSaid =
        sequence.length === phrase.length &&
        sequence.every(
          (word, place) =>
            word.stem === phrase[place] && word.start - (sequence[place - 1]?.end ?? word.start) <= apart,
        );
      return isSaid && last ? [{ keyword, speaker, start: first.start, end: last.end }] : [];
    });
  });
}

function areAllSaid(keywords: readonly string[], hits: readonly SpotlightHit[], withinSeconds: number | null): boolean {
  const within = withinSeconds ?? Infinity;
  return hits.some(({ start }) =>
    keywords.every((keyword) =>
      hits.some((hit) => hit.keyword === keyword && hit.start >= start && hit.end - start <= within),
    ),
  );
}
