import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db, Tx } from '../../../../server/kernel/db/executor.ts';
import { transact } from '../../../../server/kernel/db/transact.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';

let db: Db;

beforeAll(async () => {
  db = await aDatabase();
  await db.execute(sql`create table counters (id int primary key, count int not null)`);
});

beforeEach(async () => {
  await db.execute(sql`truncate counters`);
  await db.execute(sql`insert into counters values (1, 0), (2, 0)`);
});

/** Lets those who come wait for each other; whoever comes later passes. */
function meeting(people: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    come += 1;
    if (come >= people) open();
    return all;
  };
}

type Run = (of: Db, work: (tx: Tx) => Promise<void>) => Promise<void>;
const plain: Run = (of, work) => of.transaction(work);

async function counts(): Promise<number[]> {
  const { rows } = await db.execute<{ count: number }>(sql`select count from counters order by id`);
  return rows.map(({ count }) => count);
}

/** Two transactions that lock the same two rows in opposite orders, and how often each began. */
async function deadlocked(run: Run) {
  const [met, begun] = [meeting(2), [0, 0]];
  const add = (tx: Tx, id: number) => tx.execute(sql`update counters set count = count + 1 where id = ${id}`);
  const work = (who: 0 | 1, first: number, second: number) =>
    run(db, async (tx) => {
      begun[who] = (begun[who] ?? 0) + 1;
      await add(tx, first);
      await met();
      await add(tx, second);
    });
  const ended = await Promise.allSettled([work(0, 1, 2), work(1, 2, 1)]);
  return { refused: ended.flatMap((end) => (end.status === 'rejected' ? codeOf(end.reason) : [])), begun };
}

/** Two serializable transactions that each read what the other writes. */
async function crossed(run: Run) {
  const [met, begun] = [meeting(2), [0, 0]];
  const work = (who: 0 | 1, read: number, written: number) =>
    run(db, async (tx) => {
      begun[who] = (begun[who] ?? 0) + 1;
      await tx.execute(sql`set transaction isolation level serializable`);
      await tx.execute(sql`select count from counters where id = ${read}`);
      await met();
      await tx.execute(sql`update counters set count = count + 1 where id = ${written}`);
    });
  const ended = await Promise.allSettled([work(0, 1, 2), work(1, 2, 1)]);
  return { refused: ended.flatMap((end) => (end.status === 'rejected' ? codeOf(end.reason) : [])), begun };
}

function codeOf(error: unknown): string {
  const cause = error instanceof pg.DatabaseError ? error : (error as Error).cause;
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : String(error);
}

test.each([
  ['a deadlock', deadlocked, '40P01', [2, 2]],
  ['a conflict of serializable transactions', crossed, '40001', [1, 1]],
])('what %s ends is run again', async (_, both, code, after) => {
  expect(await both(plain)).toEqual({ refused: [code], begun: [1, 1] });
  await db.execute(sql`update counters set count = 0`);
  const { refused, begun } = await both(transact);
  expect(refused).toEqual([]);
  expect(Math.max(...begun)).toBeGreaterThan(1);
  expect(await counts()).toEqual(after);
});

test('what is ended again and again is given up', async () => {
  let begun = 0;
  const work = transact(db, async (tx) => {
    begun += 1;
    await tx.execute(sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
  });
  expect([await work.catch(codeOf), begun]).toEqual(['40001', 5]);
});

test('any other error ends it at once', async () => {
  let begun = 0;
  const work = transact(db, async (tx) => {
    begun += 1;
    await tx.execute(sql`insert into counters values (1, 0)`);
  });
  expect([await work.catch(codeOf), begun]).toEqual(['23505', 1]);
});
