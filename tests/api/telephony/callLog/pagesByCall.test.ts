import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

interface Row {
  uuid: string;
  account: number;
}

let own: number;
let ask: (query: string) => Promise<{ statusCode: number; data: Row[]; info?: unknown }>;
let exported: () => Promise<string[]>;

beforeAll(async () => {
  const { app, db } = await anApp();
  own = await anAccount(db);
  const below = await anAccount(db, { parentId: own });
  for (const account of [own, below]) {
    await aCall(db, account);
    // Most of them within a millisecond, a few at the same microsecond.
    await db.execute(sql`
      insert into ${calls} (account_id, id, uuid, date_start, t15, state, direction, first_time, tracking_number,
        tracking_name, tracking_source)
      select account_id, id + place, gen_random_uuid(), date_start + place % 900 * interval '1 microsecond', t15, state,
        direction, first_time, tracking_number, tracking_name, tracking_source
      from ${calls}, generate_series(1, 1100) as place where ${calls.accountId} = ${account}`);
  }
  const { headers } = await login(app, (await aUser(db, own)).email);
  ask = async (query) => {
    const answer = await app.inject({ url: `/v2/call?length=100&${query}`, headers });
    return { statusCode: answer.statusCode, ...answer.json<{ data: Row[] }>() };
  };
  exported = async () => {
    const { body } = await app.inject({ url: '/v2/call/export?', headers });
    return body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 36));
  };
});

const uuidsOf = (rows: readonly Row[]) => rows.map(({ uuid }) => uuid);

async function walk(way: 'after' | 'before', order: 'asc' | 'desc', narrowed: string, from = ''): Promise<string[]> {
  const found: string[] = [];
  for (let place = from; ;) {
    const { data } = await ask(`order=${order}${narrowed}${place && `&${way}=${place}`}`);
    if (data.length === 0) return found;
    const uuids = uuidsOf(data);
    if (way === 'after') found.push(...uuids);
    else found.unshift(...uuids);
    place = (way === 'after' ? uuids.at(-1) : uuids[0]) ?? '';
  }
}

describe('pages that begin or end at a call', () => {
  for (const order of ['asc', 'desc'] as const)
    for (const narrowed of [() => '', () => `&account=${own}`])
      test(`have every call once in ${order} order, forwards and backwards, for ${narrowed() ? 'one account' : 'several'}`, async () => {
        const forwards = await walk('after', order, narrowed());
        expect(new Set(forwards).size).toBe(narrowed() ? 1101 : 2202);
        const { data } = await ask(`order=${order}${narrowed()}&start=1000`);
        expect(uuidsOf(data)).toEqual(forwards.slice(1000, 1100));
        expect(await walk('before', order, narrowed(), forwards.at(-1))).toEqual(forwards.slice(0, -1));
      });

  test('have what the days have behind it, wherever the call itself is', async () => {
    const { app, db } = await anApp();
    const account = await anAccount(db);
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
    const uuids: string[] = [];
    // At the first moment of a day and during it.
    for (const day of days)
      for (const time of ['00:00:00', '12:00:00']) uuids.push(await aCall(db, account, { at: `${day}T${time}Z` }));
    const { headers } = await login(app, (await aUser(db, account)).email);
    for (const [from, datefrom] of days.entries())
      for (const [to, dateto] of days.entries().filter(([day]) => day >= from))
        for (const [at, place] of uuids.entries())
          for (const way of ['after', 'before'] as const)
            for (const order of ['asc', 'desc'] as const) {
              const range = `datefrom=${datefrom}&dateto=${dateto}&timezone=UTC`;
              const url = `/v2/call?${range}&order=${order}&${way}=${place}`;
              const found = (await app.inject({ url, headers })).json<{ data: Row[] }>();
              const isLater = (way === 'after') === (order === 'asc');
              const expected = uuids.filter(
                (_, one) => one >= from * 2 && one <= to * 2 + 1 && (isLater ? one > at : one < at),
              );
              expect(uuidsOf(found.data), url).toEqual(order === 'asc' ? expected : expected.toReversed());
            }
  });

  test('are refused where there is no such call, in another order, and in both directions at once', async () => {
    const [{ uuid } = { uuid: '' }] = (await ask('')).data;
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refused = [`after=${unknown}`, `before=${uuid}&orderBy=duration`, `after=${uuid}&before=${uuid}`];
    const infos = await Promise.all(refused.map(async (query) => (await ask(query)).info));
    expect(infos).toEqual([
      [{ path: 'after', message: 'no such call' }],
      [{ path: 'before', message: 'only sorted by dateStart' }],
      [{ path: 'after', message: 'not together with before' }],
    ]);
  });

  test('do not begin at a call of another’s account', async () => {
    const { app, db } = await anApp();
    const stranger = await aCall(db, await anAccount(db));
    const { headers } = await login(app, (await aUser(db, await anAccount(db))).email);
    const { statusCode } = await app.inject({ url: `/v2/call?after=${stranger}`, headers });
    expect(statusCode).toBe(400);
  });
});

test('an export has every call once, also of those within a millisecond', async () => {
  const uuids = await exported();
  expect(uuids).toHaveLength(2202);
  expect(new Set(uuids).size).toBe(2202);
});
