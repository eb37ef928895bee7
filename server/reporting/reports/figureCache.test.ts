import { expect, test } from 'vitest';
import { FigureCache } from './figureCache.ts';

const now = new Date('2026-03-04T00:00:00Z');

/** A cache that hears of changes, what was asked of it, and who counts: each counting ends when it is told its figure. */
function aCache({ hears = true } = {}) {
  const cache = new FigureCache();
  if (hears) cache.startHearing();
  const countings: { tell: (figure: number) => void; signal: AbortSignal }[] = [];
  const ask = (key = 'calls', accounts = [1, 2], reader = new AbortController()) =>
    cache.get({
      key,
      accounts,
      now,
      signal: reader.signal,
      count(signal) {
        const { promise, resolve, reject } = Promise.withResolvers<number>();
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
        countings.push({ tell: resolve, signal });
        return promise;
      },
    });
  return { cache, countings, ask };
}

test('figures are counted once, until a call of one of their accounts changes', async () => {
  const { cache, countings, ask } = aCache();
  const first = ask();
  countings[0]?.tell(7);
  expect(await first).toEqual({ figures: 7, at: now });
  cache.drop(3);
  expect(await ask()).toMatchObject({ figures: 7, at: now });
  cache.drop(2);
  const second = ask();
  countings[1]?.tell(8);
  expect((await second).figures).toBe(8);
  expect(countings).toHaveLength(2);
});

test('who wants what is being counted waits for it', async () => {
  const { countings, ask } = aCache();
  const both = Promise.all([ask(), ask()]);
  const other = ask('other');
  countings[0]?.tell(7);
  countings[1]?.tell(9);
  expect((await both).map(({ figures }) => figures)).toEqual([7, 7]);
  expect((await other).figures).toBe(9);
  expect(countings).toHaveLength(2);
});

test('what may have been counted before a change is neither kept nor shared after it', async () => {
  const { cache, countings, ask } = aCache();
  const before = ask();
  cache.drop(1);
  const after = ask();
  countings[1]?.tell(8);
  countings[0]?.tell(7);
  expect((await before).figures).toBe(7);
  expect((await after).figures).toBe(8);
  expect((await ask()).figures).toBe(8);
});

test('counting goes on while somebody waits for it, and ends when the last one leaves', async () => {
  const { countings, ask } = aCache();
  const [one, other] = [new AbortController(), new AbortController()];
  const asked = [ask('calls', [1], one), ask('calls', [1], other)];
  one.abort();
  await expect(asked[0]).rejects.toThrow('aborted');
  expect(countings[0]?.signal.aborted).toBe(false);
  other.abort();
  await expect(asked[1]).rejects.toThrow('aborted');
  expect(countings[0]?.signal.aborted).toBe(true);
  const next = ask('calls', [1]);
  countings[1]?.tell(9);
  expect((await next).figures).toBe(9);
});

test('nothing is kept while changes are not heard', async () => {
  const { cache, countings, ask } = aCache({ hears: false });
  const askAgain = async (figure: number) => {
    const asked = ask();
    countings.at(-1)?.tell(figure);
    return (await asked).figures;
  };
  expect(await askAgain(1)).toBe(1);
  expect(await askAgain(2)).toBe(2);
  cache.startHearing();
  expect(await askAgain(3)).toBe(3);
  expect(await askAgain(4)).toBe(3);
  const counting = ask('other');
  cache.stopHearing();
  cache.startHearing();
  countings.at(-1)?.tell(5);
  expect((await counting).figures).toBe(5);
  expect(await askAgain(6)).toBe(6);
});
