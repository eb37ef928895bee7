import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { LiveEvent } from '#contract/telephony/live.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { notifyLive } from '../../../../server/kernel/live/notifyLive.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
  await app.listen({ host: '127.0.0.1', port: 0 });
});

/** A user of an account with an open live stream. */
async function aListener(account: number, timezone = 'Australia/Sydney') {
  const { headers } = await login(app, (await aUser(db, account, ['admin'], { timezone })).email);
  const { port } = app.server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path: '/v2/live', headers });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await until(stream, () => text.includes(': connected'));
  const heard = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map((match) => LiveEvent.parse(JSON.parse(match[1] ?? 'null')));
  return { headers, stream, heard, hears: (count: number) => until(stream, () => heard().length >= count) };
}

async function until(stream: IncomingMessage, holds: () => boolean): Promise<void> {
  while (!holds()) await once(stream, 'data');
}

async function changeCall(account: number): Promise<string> {
  const uuid = await aCall(db, account);
  await notifyLive(db, account, { kind: 'call.changed', uuid });
  return uuid;
}

test('a changed call reaches only those who can see it, as the log shows it', async () => {
  const father = await anAccount(db);
  const child = await anAccount(db, { parentId: father });
  const [above, own, sibling] = [
    await aListener(father),
    await aListener(child),
    await aListener(await anAccount(db, { parentId: father })),
  ];
  const foreign = await anAccount(db);
  await changeCall(foreign);
  const uuid = await changeCall(child);
  const last = await changeCall(father);
  await Promise.all([own.hears(1), above.hears(2)]);
  const inLog = (await app.inject({ url: `/v2/call/${uuid}`, headers: own.headers })).json() as unknown;
  expect(own.heard()).toEqual([{ type: 'call.changed', call: inLog }]);
  expect(above.heard().map((event) => event.type === 'call.changed' && event.call.uuid)).toEqual([uuid, last]);
  expect(sibling.heard()).toEqual([]);
});

test('each user sees a changed call in their own time zone', async () => {
  const account = await anAccount(db);
  const listeners = [await aListener(account), await aListener(account, 'Europe/Rome'), await aListener(account)];
  await changeCall(account);
  await Promise.all(listeners.map(({ hears }) => hears(1)));
  const told = listeners.flatMap(({ heard }) =>
    heard().map((event) => event.type === 'call.changed' && [event.call.userTimezone, event.call.dateStartUser]),
  );
  const inSydney = ['Australia/Sydney', '2026-03-04T12:00:00+11:00'];
  expect(told).toEqual([inSydney, ['Europe/Rome', '2026-03-04T02:00:00+01:00'], inSydney]);
});

test('notifications of a transaction arrive only if it commits', async () => {
  const account = await anAccount(db);
  const listener = await aListener(account);
  const lost = await aCall(db, account);
  const rolledBack = db.transaction(async (tx) => {
    await notifyLive(tx, account, { kind: 'call.changed', uuid: lost });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  const kept = await changeCall(account);
  await listener.hears(1);
  expect(listener.heard()).toMatchObject([{ call: { uuid: kept } }]);
});

test('logging out ends the streams of that session at once', async () => {
  const account = await anAccount(db);
  const [leaving, staying] = [await aListener(account), await aListener(account)];
  const ended = once(leaving.stream, 'end');
  await app.inject({ method: 'POST', url: '/v2/logout/dashboard/', headers: leaving.headers });
  await ended;
  await changeCall(account);
  await staying.hears(1);
  expect(leaving.heard()).toEqual([]);
});

test('a lost database connection ends the streams, and new streams receive everything again', async () => {
  const account = await anAccount(db);
  const listener = await aListener(account);
  const ended = once(listener.stream, 'end');
  await db.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'trunkline live' and datname = current_database()`);
  await ended;
  const again = await aListener(account);
  let told = 0;
  while (again.heard().length === 0) {
    await changeCall(account);
    told += 1;
    await db.execute('select pg_sleep(0.1)');
  }
  expect(again.heard().length).toBeLessThanOrEqual(told);
});
