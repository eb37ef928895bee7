import type { Speaker, TalkShares, Utterance } from '#values/transcript.ts';

interface Span {
  start: number;
  end: number;
}

/** A pause within what one person says counts as talk up to this. */
const breath = 1;

export function talkSharesOf(utterances: readonly Utterance[], seconds: number): TalkShares {
  const bySpeaker = Map.groupBy(utterances, ({ speaker }) => speaker);
  const spoken = [...bySpeaker].map(([speaker, own]): [Speaker, Span[]] => [speaker, spansOf(own, seconds)]);
  const all = union(spoken.flatMap(([, spans]) => spans));
  const silences = gapsOf(all, seconds).map(lengthOf);
  const talk = Object.fromEntries(spoken.map(([speaker, spans]) => [speaker, sumOf(spans)]));
  const together = Object.values(talk).reduce((sum, one) => sum + one, 0);
  return {
    talk,
    silence: silences.reduce((sum, one) => sum + one, 0),
    longestSilence: Math.max(0, ...silences),
    talkOver: Math.max(0, together - sumOf(all)),
  };
}

/** What one speaker says of what is said by all, 0 to 1; null if nobody says anything. */
export function shareOf({ talk }: TalkShares, speaker: Speaker): number | null {
  const all = Object.values(talk).reduce((sum, one) => sum + one, 0);
  return all === 0 ? null : (talk[speaker] ?? 0) / all;
}

function spansOf(utterances: readonly Utterance[], seconds: number): Span[] {
  const words = utterances.flatMap((one) => one.words);
  const within = words.map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(end, seconds) }));
  return union(
    within.filter(({ start, end }) => end > start),
    breath,
  );
}

/** Spans that don’t overlap, in order; those less than `joined` apart become one. */
function union(spans: readonly Span[], joined = 0): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start - last.end <= joined) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

function gapsOf(spans: readonly Span[], seconds: number): Span[] {
  const starts = [...spans.map(({ start }) => start), seconds];
  return starts
    .map((start, at) => ({ start: spans[at - 1]?.end ?? 0, end: start }))
    .filter(({ start, end }) => end > start);
}

const lengthOf = ({ start, end }: Span): number => end - start;

const sumOf = (spans: readonly Span[]): number => spans.reduce((sum, span) => sum + lengthOf(span), 0);
