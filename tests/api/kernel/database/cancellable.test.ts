import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { cancellable } from '../../../../server/kernel/db/cancellable.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';

let db: Db;

beforeAll(async () => {
  db = await aDatabase();
});

const left = new Error('the reader left');

test('a statement that runs is cancelled when its reader leaves', async () => {
  const reader = new AbortController();
  const sleep = cancellable({ db, system: db }, reader.signal, (tx) => tx.execute(sql`select pg_sleep(600)`));
  const sleeping = async () =>
    (await db.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`))
      .rowCount;
  await expect.poll(sleeping).toBe(1);
  reader.abort(left);
  await expect(sleep).rejects.toBe(left);
  expect(await sleeping()).toBe(0);
});

test('nothing runs for a reader who left while a connection was waited for', async () => {
  const reader = new AbortController();
  const work = vi.fn(() => Promise.resolve());
  const read = cancellable({ db, system: db }, reader.signal, work);
  reader.abort(left);
  await expect(read).rejects.toBe(left);
  expect(work).not.toHaveBeenCalled();
});

test('a statement that begins when its reader has just left is cancelled too', async () => {
  const reader = new AbortController();
  const read = cancellable({ db, system: db }, reader.signal, async (tx) => {
    reader.abort(left);
    // The first cancellation comes while the connection is idle.
    for (let step = 0; step < 100; step += 1) await turn();
    await db.execute(sql`select 1`);
    await tx.execute(sql`select pg_sleep(600)`);
  });
  await expect(read).rejects.toBe(left);
});

test('a connection whose statement was cancelled is used again', async () => {
  const reader = new AbortController();
  const sleep = cancellable({ db, system: db }, reader.signal, async (tx) => {
    reader.abort(left);
    await tx.execute(sql`select pg_sleep(600)`);
  });
  await expect(sleep).rejects.toBe(left);
  const kept = new AbortController();
  const one = cancellable({ db, system: db }, kept.signal, (tx) => tx.execute<{ one: number }>(sql`select 1 as one`));
  expect((await one).rows).toEqual([{ one: 1 }]);
});
