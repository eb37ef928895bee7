import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../server/kernel/db/openDatabase.ts';
import { tenantDb } from '../../../../server/kernel/db/tenantDb.ts';
import { listenLive } from '../../../../server/kernel/http/listenLive.ts';
import { FigureCache } from '../../../../server/reporting/reports/figureCache.ts';
import { LiveStreams } from '../../../../server/kernel/http/liveStream.ts';
import { afterFile } from '../../../afterFile.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { eventually } from '../../../eventually.ts';

/** A database opened as the server does, and a way to cut its connections. */
async function aLosableDatabase() {
  const outside = await aDatabase();
  const lost: Error[] = [];
  const config = { DATABASE_URL: databaseUrl(outside), DATABASE_POOL: 4, DATABASE_CALL_POOL: 4, DATA_DIR: '' };
  const opened = await openDatabase(config, (error) => lost.push(error));
  afterFile(() => opened.close());
  const cut = () =>
    outside.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'trunkline%'`);
  return { db: opened.db, requests: opened.requests, outside, lost, cut };
}

test('a connection that breaks between two statements fails its transaction, and nothing else', async () => {
  const { db, lost, cut } = await aLosableDatabase();
  const client = await db.$client.connect();
  await client.query('begin');
  await cut();
  await eventually(() => expect(lost).not.toEqual([]));
  await expect(client.query('select 1')).rejects.toThrow();
  client.release();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('transactions under way when all connections break are rejected, and the next ones work', async () => {
  const { db, lost, cut } = await aLosableDatabase();
  const tenant = tenantDb(db, [1]);
  let begun = 0;
  let goOn = () => undefined as void;
  const broken = new Promise<void>((resolve) => (goOn = resolve));
  const idleInside = (on: typeof db) =>
    on.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      begun += 1;
      await broken;
      await tx.execute(sql`select 2`);
    });
  const all = Promise.allSettled([idleInside(db), idleInside(db), idleInside(tenant)]);
  await eventually(() => expect(begun).toBe(3));
  await cut();
  await eventually(() => expect(lost.length).toBeGreaterThanOrEqual(3));
  goOn();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await tenant.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('however often connections break, each goes back to its pool, and all of them work afterwards', async () => {
  const { db, requests, cut } = await aLosableDatabase();
  let shared = 0;
  const share = () => {
    shared += 1;
    return Promise.resolve(() => void (shared -= 1));
  };
  const doors = [db, requests, tenantDb(db, [1], share), tenantDb(requests, [1], share)];
  const work = doors.flatMap((door) => [
    () => door.transaction((tx) => tx.execute(sql`select 1`)),
    () => door.execute(sql`select pg_sleep(0.002)`),
    () => door.transaction(() => Promise.reject(new Error('changed its mind'))),
  ]);
  let broke = 0;
  for (let round = 0; round < 60; round += 1) {
    const all = Promise.allSettled([...work, ...work].map((one) => one()));
    await cut();
    const again = Promise.allSettled(work.map((one) => one()));
    broke += [...(await all), ...(await again)].filter(({ status }) => status === 'rejected').length;
  }
  expect(broke).toBeGreaterThan(60);
  for (const { $client: pool } of [db, requests]) {
    const { totalCount, idleCount, waitingCount } = pool;
    expect({ idleCount, waitingCount }).toEqual({ idleCount: totalCount, waitingCount: 0 });
  }
  expect(shared).toBe(0);
  const answers = await Promise.all(
    doors.flatMap((door) => Array.from({ length: 8 }, () => door.execute(sql`select 1`))),
  );
  expect(answers.every(({ rows }) => rows.length === 1)).toBe(true);
});

test('a connection whose statement the driver gave up on is not used again', async () => {
  const { db } = await aLosableDatabase();
  const client = await db.$client.connect();
  const [{ pid } = { pid: 0 }] = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
  const late = { text: 'select pg_sleep(1)', query_timeout: 20 };
  await expect(client.query(late)).rejects.toThrow('timeout');
  client.release();
  client.release();
  const pids = await Promise.all(
    Array.from({ length: 4 }, async () => (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid']),
  );
  expect(pids).not.toContain(pid);
});

test('the connection for live changes is replaced', async () => {
  const { db, outside, cut } = await aLosableDatabase();
  const log = pino({ level: 'silent' });
  const live = new LiveStreams(() => Promise.resolve(undefined), log);
  const stop = await listenLive(db.$client, [live, new FigureCache()], log);
  const listening = async () => {
    const { rows } = await outside.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'trunkline live'`,
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await listening();
  await cut();
  await eventually(async () => {
    const now = await listening();
    expect(now).toHaveLength(before.length);
    expect(now.filter((pid) => before.includes(pid))).toEqual([]);
  });
  await stop();
});
