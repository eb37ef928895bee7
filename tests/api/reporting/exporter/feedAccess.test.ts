import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts } from '../../../../server/kernel/db/schema/accounts.ts';
import { exporters } from '../../../../server/kernel/db/schema/exporters.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anExporter } from '../../../builders/api/anExporter.ts';
import { momentsAt } from '../../../builders/atLimit.ts';
import { bearer, readFeed } from './readFeed.ts';

let now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  now = new Date('2026-11-24T09:30:00Z');
  account = await anAccount(db);
});

const read = (id: string, authorization: string | undefined) => readFeed(app, id, authorization);
const basic = (key: string, user = 'anyone') => `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`;

test('the key is sent as the exporter says, and no other way', async () => {
  const asBearer = await anExporter(db, account);
  const asBasic = await anExporter(db, account, { auth: 'basic' });
  expect((await read(asBearer.id, bearer(asBearer.key))).statusCode).toBe(200);
  expect((await read(asBasic.id, basic(asBasic.key))).statusCode).toBe(200);
  expect((await read(asBasic.id, basic(asBasic.key, ''))).statusCode).toBe(200);
  for (const [id, header] of [
    [asBearer.id, basic(asBearer.key)],
    [asBasic.id, bearer(asBasic.key)],
    [asBasic.id, `Basic ${asBasic.key}`],
  ] as const)
    expect((await read(id, header)).json()).toMatchObject({ errorCode: 'EXPORTER-NOT-FOUND' });
});

test('an unknown exporter, a wrong key, the key of another and no key yet are answered alike', async () => {
  const { id, key } = await anExporter(db, account);
  const other = await anExporter(db, await anAccount(db));
  const keyless = await anExporter(db, account, { keyHash: null, keyPrefix: null });
  const suspended = await anAccount(db);
  const closed = await anExporter(db, suspended);
  await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended));
  const answers = await Promise.all([
    read('7d0c2a34-1111-4222-8333-444455556666', bearer(key)),
    read(id, bearer(`${key.slice(0, -1)}?`)),
    read(id, bearer(other.key)),
    read(keyless.id, bearer('tle_')),
    read(closed.id, bearer(closed.key)),
  ]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect({ ...answer.json<object>(), reference: '' }).toEqual({
      errorCode: 'EXPORTER-NOT-FOUND',
      message: 'EXPORTER-NOT-FOUND',
      reference: '',
    });
  }
});

test('without a key, the answer says how one is sent, whether there is such an exporter or not', async () => {
  const { id } = await anExporter(db, account);
  for (const asked of [id, '7d0c2a34-1111-4222-8333-444455556666']) {
    const answer = await read(asked, undefined);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errorCode: 'AUTH01' });
    expect(answer.headers['www-authenticate']).toBe('Bearer, Basic realm="exporter"');
  }
});

test('the feed begins a day after its exporter was created, and says so until then', async () => {
  const { id, key } = await anExporter(db, account, { createdAt: new Date('2026-11-23T10:00:00Z') });
  const early = await read(id, bearer(key));
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({
    errorCode: 'EXPORTER-NOT-READY',
    info: { availableAt: '2026-11-24T10:00:00.000Z', retryAfter: 1800 },
  });
  expect(early.headers['retry-after']).toBe('1800');
  expect((await read(id, bearer('tle_wrong'))).json()).toMatchObject({ errorCode: 'EXPORTER-NOT-FOUND' });
  const { below, at } = momentsAt(new Date('2026-11-24T10:00:00Z'));
  now = below;
  expect((await read(id, bearer(key))).json()).toMatchObject({ info: { retryAfter: 1 } });
  now = at;
  expect((await read(id, bearer(key))).statusCode).toBe(200);
});

test('a read is noted on the exporter', async () => {
  const { id, key } = await anExporter(db, account);
  await read(id, bearer(key));
  const [row] = await db.select().from(exporters).where(eq(exporters.id, id));
  expect(row?.lastUsedAt).toEqual(now);
});

test('a sender may read sixty times a minute, and every answer says how often still', async () => {
  const { id, key } = await anExporter(db, account);
  const url = `/v2/public/exporter/v1.5/${id}`;
  const ask = () => app.inject({ url, remoteAddress: '10.9.9.9', headers: { authorization: bearer(key) } });
  const first = await ask();
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '59' });
  for (let count = 1; count < 60; count += 1) await ask();
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
