import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

const minute = 60_000;
const day = 1440 * minute;
const start = Date.parse('2026-03-02T00:00:00Z');
let clock = start;
let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock) }));
  account = await anAccount(db);
});

beforeEach(() => {
  clock = start;
});

type Headers = Record<string, string>;
const get = async <Answer>(headers: Headers, url: string) =>
  (await app.inject({ url: `/v2/user/me${url}`, headers })).json<Answer>();

describe('a heartbeat', () => {
  const seen = async (headers: Headers) =>
    (await get<{ current: boolean; lastSeenAt: string }[]>(headers, '/sessions')).map(({ current, lastSeenAt }) => [
      current,
      lastSeenAt,
    ]);

  test('updates when its own session was last used', async () => {
    const { email } = await aUser(db, account);
    const [there, here] = [await login(app, email), await login(app, email)];
    clock += 10 * minute;
    expect(await get(here.headers, '/alive/120')).toEqual({ alive: true });
    expect(await seen(here.headers)).toEqual([
      [true, '2026-03-02T00:08:00.000Z'],
      [false, '2026-03-02T00:00:00.000Z'],
    ]);
    clock += minute;
    await get(there.headers, '/alive/0');
    expect(await seen(here.headers)).toEqual([
      [false, '2026-03-02T00:11:00.000Z'],
      [true, '2026-03-02T00:08:00.000Z'],
    ]);
  });

  test('of an ended session is refused', async () => {
    const { email } = await aUser(db, account);
    const { headers } = await login(app, email);
    await app.inject({ method: 'POST', url: '/v2/logout/dashboard/', headers });
    expect(await get(headers, '/alive/5')).toMatchObject({ errorCode: 'INVALID-TOKEN-BT2' });
  });

  test('is not listed in the report of logins', async () => {
    const { email } = await aUser(db, account, ['users']);
    const { headers } = await login(app, email);
    await get(headers, '/alive/5');
    const answer = await app.inject({ url: '/v2/report/login', query: { search: email }, headers });
    expect(answer.json()).toMatchObject({ recordsFiltered: 1, data: [{ email, outcome: 'loggedIn' }] });
  });
});

describe('changing the password', () => {
  const isAdvised = async (headers: Headers) =>
    (await get<{ passwordAdvised: boolean }>(headers, '/security')).passwordAdvised;

  test('is advised once it is more than two months old, until it is changed', async () => {
    const { email } = await aUser(db, account, [], { passwordChangedAt: new Date(start - 61 * day) });
    const { headers } = await login(app, email);
    expect(await isAdvised(headers)).toBe(false);
    clock += 1;
    expect(await isAdvised(headers)).toBe(true);
    const payload = { current: testPassword, password: 'Another-horse-7' };
    const changed = await app.inject({ method: 'POST', url: '/v2/user/me/password', headers, payload });
    expect(changed.statusCode).toBe(200);
    expect(await isAdvised(headers)).toBe(false);
  });

  test('is not advised if its age is unknown', async () => {
    const { email } = await aUser(db, account, [], { passwordChangedAt: null });
    expect(await isAdvised((await login(app, email)).headers)).toBe(false);
  });
});
