import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { BoundedPool } from '../../../../server/kernel/db/boundedPool.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { afterFile } from '../../../afterFile.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { login } from '../../../builders/api/login.ts';
import { endPool } from '../../../database/testCluster.ts';

const connections = 4;

let app: FastifyInstance;
let db: Db;
let pool: BoundedPool;
let account: number;

beforeAll(async () => {
  db = await aDatabase();
  pool = new BoundedPool({ ...db.$client.options, max: connections, connectionTimeoutMillis: 2000 });
  afterFile(() => endPool(pool));
  const requests = drizzle(pool, { casing: 'snake_case' });
  ({ app } = await anApp({
    db,
    requests,
    telephony: true,
    environment: { REQUESTS_AT_ONCE: '2', DATABASE_POOL: String(connections) },
  }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  account = await anAccount(db);
});

const aLogin = async () => (await login(app, (await aUser(db, account, ['admin'])).email)).headers;
const profile = (headers: Record<string, string>) => app.inject({ url: '/v2/user/me', headers });
const ready = () => app.inject({ url: '/readyz' });

async function holding(client: pg.Pool, count: number, work: () => Promise<void>): Promise<void> {
  const held = await Promise.all(Array.from({ length: count }, () => client.connect()));
  try {
    await work();
  } finally {
    for (const one of held) one.release();
  }
}

test('when requests have taken all their connections, more are refused for a moment, and calls have theirs', async () => {
  const headers = await aLogin();
  expect((await profile(headers)).statusCode).toBe(200);
  await holding(pool, connections, async () => {
    const refused = await profile(headers);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      503,
      '5',
      { errorCode: 'SERVER-BUSY' },
    ]);
    expect((await ready()).statusCode).toBe(200);
  });
  expect((await profile(headers)).statusCode).toBe(200);
});

test('a user whose requests wait for the database leaves connections for others', async () => {
  const [busy, other] = [await aLogin(), await aLogin()];
  const blocker = await db.$client.connect();
  await blocker.query('begin; lock table calls in access exclusive mode');
  const stuck = Array.from({ length: 8 }, () => app.inject({ url: '/v2/call', headers: busy }));
  await untilWaiting(1);
  expect((await profile(other)).statusCode).toBe(200);
  await blocker.query('rollback');
  blocker.release();
  expect((await Promise.all(stuck)).map(({ statusCode }) => statusCode)).toEqual(stuck.map(() => 200));
});

async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.$client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
}

test('the oldest of a user’s live streams makes room for the twenty-first', async () => {
  const headers = await aLogin();
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const request = get({ host: '127.0.0.1', port, path: '/v2/live', headers, agent: false });
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    return { ended: once(stream, 'end').then(() => text), stream };
  };
  const streams = [];
  for (let count = 0; count < 21; count += 1) streams.push(await open());
  expect(await streams[0]?.ended).toContain('retry: 60000');
  expect(streams.slice(1).map(({ stream }) => stream.readableEnded)).toEqual(streams.slice(1).map(() => false));
  for (const { stream } of streams) stream.destroy();
});
