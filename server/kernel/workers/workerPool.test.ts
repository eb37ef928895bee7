import { join } from 'node:path';
import { expect, test } from 'vitest';
import type * as tasks from '../../../tests/builders/files/someTasks.ts';
import { WorkerPool } from './workerPool.ts';

const module = () => join(import.meta.dirname, '../../../tests/builders/files/someTasks.ts');
const pool = new WorkerPool<typeof tasks & Record<string, (input: never) => Promise<unknown>>>({
  module,
  workers: 2,
  heap: 64,
  waiting: 1,
});
const plenty = { sender: 'one', seconds: 100 };

test('a task that never ends is ended in its time, and nothing waits for it', async () => {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  const failed = await pool
    .run('forEver', undefined as never, { sender: 'one', seconds: 2 })
    .catch((error: Error) => error.name);
  clearInterval(count);
  expect(failed).toBe('WorkerFailed');
  expect(turns).toBeGreaterThan(10);
  expect(await pool.run('length', Buffer.alloc(1_000_000) as never, plenty)).toBe(1_000_000);
});

test.each(['fillMemory', 'growAtOnce'] as const)('a task that would %s fails alone', async (name) => {
  await expect(pool.run(name, undefined as never, plenty)).rejects.toMatchObject({ name: 'WorkerFailed' });
  expect(await pool.run('length', Buffer.from('abc') as never, plenty)).toBe(3);
});

test('a refusal arrives with its code, and no secret of ours is known there', async () => {
  const refused = pool.run('refuse', undefined as never, plenty);
  await expect(refused).rejects.toMatchObject({ message: 'no', code: 'file-too-large', info: { most: 3 } });
  await expect(refused).rejects.toBeInstanceOf(Error);
  expect(Object.keys(process.env).length).toBeGreaterThan(3);
  expect(await pool.run('environment', undefined as never, plenty)).toEqual([]);
});

test('who has a task running and one waiting is refused more, and others go on', async () => {
  const slow = [1, 2].map(() =>
    pool.run('forEver', undefined as never, { sender: 'one', seconds: 2 }).catch((error: Error) => error.name),
  );
  await expect(pool.run('refuse', undefined as never, plenty)).rejects.toMatchObject({ code: 'TOO-MANY-REQUESTS' });
  expect(await pool.run('length', Buffer.from('abc') as never, { ...plenty, sender: 'two' })).toBe(3);
  expect(await Promise.all(slow)).toEqual(['WorkerFailed', 'WorkerFailed']);
});
