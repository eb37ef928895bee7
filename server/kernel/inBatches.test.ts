import { expect, test } from 'vitest';
import { inBatches } from './inBatches.ts';

test('what comes in during a batch is the next one, and everybody waits for their own', async () => {
  const batches: number[][] = [];
  const finished: number[] = [];
  let release = () => {};
  const first = new Promise<void>((done) => (release = done));
  const add = inBatches<number>(
    async (items) => {
      batches.push([...items]);
      if (batches.length === 1) await first;
    },
    { mostAtOnce: 3 },
  );
  const all = [1, 2, 3, 4, 5].map((item) => add(item).then(() => finished.push(item)));
  expect(batches).toEqual([[1]]);
  expect(finished).toEqual([]);
  release();
  await Promise.all(all);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(finished).toEqual([1, 2, 3, 4, 5]);
});

test('one that fails fails alone', async () => {
  const done: number[] = [];
  const add = inBatches<number>(async (items) => {
    if (items.includes(2)) throw new Error('two');
    done.push(...items);
  });
  const results = await Promise.allSettled([1, 2, 3, 4].map(add));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(done).toEqual([1, 3, 4]);
  await add(5);
  expect(done).toEqual([1, 3, 4, 5]);
});
