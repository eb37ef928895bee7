import { EventEmitter } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { pg } from '../../../builders/api/tested.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

const path = '/v2/reports/source?datefrom=2026-03-01&dateto=2026-03-07';

/** An account with a call and one below it, and two servers of their database with a clock of their own. */
async function anOffice() {
  let clock = '2026-03-08T00:00:00.000Z';
  const now = () => new Date(clock);
  const { app, db } = await anApp({ now });
  const other = await anApp({ now, db });
  const account = await anAccount(db);
  const below = await anAccount(db, { parentId: account });
  const call = await aCall(db, account);
  const callBelow = await aCall(db, below, { trackingSource: 'radio' });
  const { headers } = await login(app, (await aUser(db, account)).email);
  return {
    db,
    app,
    other: other.app,
    headers,
    account,
    call,
    setClock: (time: string) => (clock = time),
    /** A call that comes in without a word to anybody. */
    addSilently: () => aCall(db, account),
    count: async (query = '', server = app) => {
      const { countedAt, rows } = (await server.inject({ url: `${path}${query}`, headers })).json<{
        countedAt: string;
        rows: { source: string; total: number }[];
      }>();
      return { countedAt, totals: rows.map(({ source, total }) => `${source} ${total}`) };
    },
    /** Writes notes of a call on the other server. */
    edit: async (which: 'own' | 'below') => {
      const id = which === 'own' ? call : callBelow;
      const { version } = (await app.inject({ url: `/v2/call/${id}`, headers })).json<{ version: number }>();
      const answer = await other.app.inject({
        method: 'PATCH',
        url: `/v2/call/${id}`,
        headers,
        payload: { version, notes: `after ${version}` },
      });
      expect(answer.statusCode, answer.body).toBe(200);
    },
  };
}

test('a report is counted again when a call of its accounts changes, on whatever server, and says when it was counted', async () => {
  const { count, edit, setClock, addSilently, account } = await anOffice();
  const own = `&account=${account}`;
  const [first, firstOwn] = [await count(), await count(own)];
  expect(first).toEqual({ countedAt: '2026-03-08T00:00:00.000Z', totals: ['google 1', 'radio 1'] });
  expect(firstOwn.totals).toEqual(['google 1']);
  setClock('2026-03-08T00:01:00.000Z');
  await addSilently();
  expect(await count()).toEqual(first);

  await edit('below');
  await expect.poll(() => count()).toEqual({ countedAt: '2026-03-08T00:01:00.000Z', totals: ['google 2', 'radio 1'] });
  expect(await count(own)).toEqual(firstOwn);
  await edit('own');
  await expect.poll(() => count(own)).toEqual({ countedAt: '2026-03-08T00:01:00.000Z', totals: ['google 2'] });
});

test('a report is counted again when calls are imported on another server, and when they are taken away again', async () => {
  const { other, headers, account, count } = await anOffice();
  const totals = async () => (await count('&trackingSource=Imported')).totals;
  expect(await totals()).toEqual([]);
  const call = { caller: '+61412000001', trackingNumber: '+61390000001', status: 'answered', duration: 65 };
  const payload = { calls: [{ ...call, externalId: 'a', dateStart: '2026-03-05T10:00:00Z' }] };
  const url = `/v2/call/import/${account}`;
  const { id } = (await other.inject({ method: 'PUT', url, headers, payload })).json<{ id: string }>();
  await expect.poll(totals).toEqual(['Imported 1']);
  await other.inject({ method: 'DELETE', url: `${url}/${id}`, headers });
  await expect.poll(totals).toEqual([]);
});

test('each question has figures of its own, and who sees less gets less', async () => {
  const { app, db, count, account, headers } = await anOffice();
  expect((await count()).totals).toEqual(['google 1', 'radio 1']);
  expect((await count('&trackingSource=radio')).totals).toEqual(['radio 1']);
  expect((await count('&durationMin=61')).totals).toEqual([]);
  expect((await count('&hour=3')).totals).toEqual([]);
  expect((await count('&timezone=Asia/Singapore&hour=9')).totals).toEqual(['google 1', 'radio 1']);
  expect((await count(`&account=${account}`)).totals).toEqual(['google 1']);
  const stranger = await login(app, (await aUser(db, await anAccount(db))).email);
  const answer = await app.inject({ url: path, headers: stranger.headers });
  expect(answer.json<{ rows: unknown[] }>().rows).toEqual([]);
  const outbound = await app.inject({ url: path.replace('source', 'outAgent/all'), headers });
  expect(outbound.json<{ agents: unknown[] }>().agents).toEqual([]);
});

test('a report ends in the database when its reader leaves', async () => {
  const { app, db, headers } = await anOffice();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const open = () => get({ host: '127.0.0.1', port, path, headers }).on('error', () => undefined);
  const waiting = async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%"calls"%' and pid <> pg_backend_pid()`);
    return rows[0]?.count;
  };
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${calls} in access exclusive mode`);
    const request = open();
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
    request.destroy();
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  });
});

test('who changes calls sees it in the next report, however late the notices of the database are', async () => {
  const { app, headers, account, call, count } = await anOffice();
  // The driver keeps notices back, as a busy network would.
  const held = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: Client, ...event) {
    return event[0] !== 'notification' && EventEmitter.prototype.emit.apply(this, event);
  });
  onTestFinished(() => held.mockRestore());
  const send = async (method: 'DELETE' | 'PATCH' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ id: string }>();
  };
  const values = async () => {
    const url = '/v2/reports/groupList/source?datefrom=2026-03-01&dateto=2026-03-07';
    const report = (await app.inject({ url, headers })).json<{ rows: { revenue: { amount: number }[] }[] }>();
    return report.rows.flatMap(({ revenue }) => revenue.map((sum) => sum.amount));
  };
  expect(await values()).toEqual([]);
  await send('PATCH', `/v2/call/${call}`, { version: 1, revenue: { amount: 500, currency: 'AUD' } });
  expect(await values()).toEqual([500]);

  const totals = async () => (await count('&trackingSource=Imported')).totals;
  expect(await totals()).toEqual([]);
  const imported = { caller: '+61412000001', trackingNumber: '+61390000001', status: 'answered', duration: 65 };
  const calls = [{ ...imported, externalId: 'a', dateStart: '2026-03-05T10:00:00Z' }];
  const { id } = await send('PUT', `/v2/call/import/${account}`, { calls });
  expect(await totals()).toEqual(['Imported 1']);
  await send('DELETE', `/v2/call/import/${account}/${id}`);
  expect(await totals()).toEqual([]);
});
