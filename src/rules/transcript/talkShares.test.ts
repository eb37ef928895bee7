import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Utterance } from '#values/transcript.ts';
import { shareOf, talkSharesOf } from './talkShares.ts';

const talking = (speaker: Utterance['speaker'], ...spans: [number, number][]): Utterance => ({
  speaker,
  words: spans.map(([start, end]) => ({ text: 'word', start, end })),
});

test('who talks how much, over each other and not at all', () => {
  const shares = talkSharesOf(
    [talking('caller', [0, 4], [4.5, 6]), talking('target', [5, 8]), talking('caller', [12, 14])],
    20,
  );
  expect(shares).toEqual({ talk: { caller: 8, target: 3 }, silence: 10, longestSilence: 6, talkOver: 1 });
  expect([shareOf(shares, 'caller'), shareOf(shares, 'target'), shareOf(shares, 'unknown')]).toEqual([
    8 / 11,
    3 / 11,
    0,
  ]);
});

test('a recording in which nobody talks is silent', () => {
  const shares = talkSharesOf([], 20);
  expect(shares).toEqual({ talk: {}, silence: 20, longestSilence: 20, talkOver: 0 });
  expect(shareOf(shares, 'caller')).toBeNull();
});

test('talk and silence are the whole of a recording', () => {
  const span = fc
    .tuple(fc.nat(100), fc.integer({ min: 1, max: 20 }))
    .map(([start, length]): [number, number] => [start, start + length]);
  const utterance = fc
    .tuple(fc.constantFrom('caller' as const, 'target' as const), fc.array(span, { maxLength: 4 }))
    .map(([speaker, spans]) => talking(speaker, ...spans));
  const law = fc.property(
    fc.array(utterance, { maxLength: 8 }),
    fc.integer({ min: 1, max: 100 }),
    (utterances, seconds) => {
      const { talk, silence, longestSilence, talkOver } = talkSharesOf(utterances, seconds);
      const said = Object.values(talk).reduce((sum, one) => sum + one, 0);
      expect(said - talkOver + silence).toBeCloseTo(seconds, 6);
      expect(longestSilence).toBeLessThanOrEqual(silence);
      for (const one of Object.values(talk)) expect(one).toBeLessThanOrEqual(seconds);
    },
  );
  fc.assert(law);
});
