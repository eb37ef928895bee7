import { expect, test } from 'vitest';
import { partsBefore, togetherOf, triedDays } from './trialInParts.ts';

const dayMs = 86_400_000;
const now = Date.UTC(2026, 2, 4, 1);

test('the parts make up the whole time, each ending where the one after it begins', () => {
  const parts = partsBefore(now);
  const spans = parts.map(({ days, until }) => [Date.parse(until) - days * dayMs, Date.parse(until)]);
  expect([spans[0]?.[1], spans.at(-1)?.[0]]).toEqual([now, now - triedDays * dayMs]);
  expect(spans.slice(1).map(([, end]) => end)).toEqual(spans.slice(0, -1).map(([begin]) => begin));
});

test('what was found in parts adds up, with the latest examples', () => {
  const one = (uuid: string) => ({ uuid, dateStart: '', caller: null, trackingName: '', duration: 1 });
  const part = (...names: string[]) => ({
    calls: 10,
    matching: 3,
    tagged: 2,
    both: 1,
    examples: names.map(one),
    others: names.map((name) => one(`-${name}`)),
  });
  const whole = togetherOf([part('a', 'b', 'c'), part('d', 'e', 'f', 'g')]);
  expect(whole).toMatchObject({ calls: 20, matching: 6, tagged: 4, both: 2 });
  expect(whole.examples.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(whole.others.map(({ uuid }) => uuid)).toEqual(['-a', '-b', '-c', '-d', '-e']);
});
