import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Speaker, Utterance } from '#values/transcript.ts';
import { findSpotlight, type SpotlightAsked } from './spotlights.ts';
import { talkSharesOf } from './talkShares.ts';

/** A word each second. */
function said(...lines: readonly [Speaker, string][]): Utterance[] {
  let time = 0;
  return lines.map(([speaker, line]) => ({
    speaker,
    words: line.split(' ').map((text) => {
      time += 1;
      return { text, start: time - 1, end: time };
    }),
  }));
}

/** Enough of a stemmer for these tests. */
const stem = (word: string) => word.replace(/(ing|s|ed)$/, '');

const anything: SpotlightAsked = { keywords: [], match: 'any', speaker: null, withinSeconds: null, talkShare: null };

function find(utterances: Utterance[], asked: Partial<SpotlightAsked>) {
  const seconds = utterances.flatMap(({ words }) => words).length;
  return findSpotlight({ utterances, shares: talkSharesOf(utterances, seconds) }, { ...anything, ...asked }, stem);
}

const call = said(
  ['target', 'Fernleigh Dental, how can I help?'],
  ['caller', 'I am calling about dental implants, what do they cost?'],
  ['target', 'An implant costs two thousand dollars.'],
  ['caller', 'That is too expensive, I have a quote from others.'],
);

test('keywords are found in any form, with who said them and when', () => {
  expect(find(call, { keywords: ['implant'] })).toEqual([
    { keyword: 'implant', speaker: 'caller', start: 11, end: 12 },
    { keyword: 'implant', speaker: 'target', start: 17, end: 18 },
  ]);
  expect(find(call, { keywords: ['Dental implant'] })).toEqual([
    { keyword: 'Dental implant', speaker: 'caller', start: 10, end: 12 },
  ]);
  expect(find(call, { keywords: ['root canal'] })).toBeUndefined();
});

test('they are asked of one speaker, or of any', () => {
  expect(find(call, { keywords: ['expensive'], speaker: 'caller' })).toHaveLength(1);
  expect(find(call, { keywords: ['expensive'], speaker: 'target' })).toBeUndefined();
  expect(find(call, { keywords: ['expensive', 'cost'] })).toHaveLength(3);
});

test('all of them, anywhere or near each other', () => {
  const all = { match: 'all', keywords: ['implant', 'quote'] } as const;
  expect(find(call, all)).toHaveLength(3);
  expect(find(call, { ...all, withinSeconds: 14 })).toHaveLength(3);
  expect(find(call, { ...all, withinSeconds: 10 })).toBeUndefined();
  expect(find(call, { ...all, keywords: ['implant', 'bridge'] })).toBeUndefined();
});

test('by the share of the talk, with keywords or without', () => {
  const share = { speaker: 'caller', atLeast: 0.5, atMost: null } as const;
  expect(find(call, { talkShare: share })).toEqual([]);
  expect(find(call, { talkShare: { ...share, atLeast: 0.9 } })).toBeUndefined();
  expect(find(call, { talkShare: { ...share, atLeast: null, atMost: 0.4 }, keywords: ['implant'] })).toBeUndefined();
  expect(find(call, { talkShare: share, keywords: ['implant'] })).toHaveLength(2);
  expect(find([], { talkShare: share })).toBeUndefined();
});

test('who asks for nothing finds nothing', () => {
  expect(find(call, {})).toBeUndefined();
  expect(find(call, { keywords: ['…'] })).toBeUndefined();
});

test('words that belong together are found in each other’s order alone', () => {
  const words = fc.array(fc.constantFrom('red', 'green', 'blue'), { minLength: 1, maxLength: 12 });
  const law = fc.property(words, words, (spoken, phrase) => {
    const places = spoken.flatMap((_, at) =>
      phrase.every((word, place) => spoken[at + place] === word) ? [[at, at + phrase.length]] : [],
    );
    const hits = find(said(['caller', spoken.join(' ')]), { keywords: [phrase.join(' ')] }) ?? [];
    expect(hits.map(({ start, end }) => [start, end])).toEqual(places);
  });
  fc.assert(law);
});
