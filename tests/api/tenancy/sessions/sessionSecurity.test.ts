import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { signingKey } from '../../../../server/kernel/access/signingKeys.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { type Login, login, testPassword, tryLogin } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { TOKEN_MODE: 'storage' } }));
  account = await anAccount(db);
});

beforeEach(async () => {
  ({ email } = await aUser(db, account, ['admin', 'users']));
});

const code = (answer: LightMyRequestResponse) => (answer.json() as { errorCode?: string }).errorCode;
const me = (token: string) => app.inject({ url: '/v2/user/me', headers: { authorization: `Bearer ${token}` } });
const accessOf = ({ headers }: Login) => headers.authorization.slice('Bearer '.length);
const idOf = (token: string) => decodeJwt<{ sid: string }>(token).sid;

describe('a forged token', () => {
  test('is refused without a signature', async () => {
    const claims = decodeJwt(accessOf(await login(app, email)));
    expect(code(await me(new UnsecuredJWT(claims).encode()))).toBe('INVALID-TOKEN-BT2');
  });

  test('is refused with another key, and with changed claims', async () => {
    const access = accessOf(await login(app, email));
    const claims = decodeJwt(access);
    const foreign = new TextEncoder().encode('somebody else’s key, 32 bytes long');
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(foreign);
    expect(code(await me(forged))).toBe('INVALID-TOKEN-BT2');
    const [head = '', , signature = ''] = access.split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, acc: account + 1 })).toString('base64url');
    expect(code(await me(`${head}.${changed}.${signature}`))).toBe('INVALID-TOKEN-BT2');
  });

  test('is refused with our key for an unknown session, and with another algorithm', async () => {
    const claims = decodeJwt(accessOf(await login(app, email)));
    const key = await signingKey(db, 'session');
    const sid = '9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11';
    const made = await new SignJWT({ ...claims, sid }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect(code(await me(made))).toBe('INVALID-TOKEN-BT2');
    for (const alg of ['HS384', 'HS512']) {
      const other = await new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
      expect(code(await me(other)), alg).toBe('INVALID-TOKEN-BT2');
    }
    const ours = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect((await me(ours)).statusCode).toBe(200);
  });

  test('an access token cannot refresh, and a refresh token grants no access', async () => {
    const tokens = await login(app, email);
    const payload = { refresh: accessOf(tokens) };
    const answer = await app.inject({ method: 'POST', url: '/v2/token/dashboard/', payload });
    expect(code(answer)).toBe('INVALID-TOKEN-BT2');
    expect(code(await me(tokens.refresh))).toBe('INVALID-TOKEN-BT2');
  });
});

test('a login starts a new session, whatever session the browser sends', async () => {
  const planted = await login(app, (await aUser(db, account)).email);
  const answer = await app.inject({
    method: 'POST',
    url: '/v2/token/dashboard/',
    headers: { authorization: `Basic ${btoa(`${email}:${testPassword}`)}` },
    cookies: { refresh: planted.refresh },
  });
  const own = answer.json<{ access: { token: string } }>().access.token;
  expect(idOf(own)).not.toBe(idOf(accessOf(planted)));
  expect((await me(own)).json()).toMatchObject({ email });
  expect((await me(accessOf(planted))).json()).not.toMatchObject({ email });
});

describe('my sessions', () => {
  const sessions = (method: 'GET' | 'DELETE', { headers }: Login, id = '') =>
    app.inject({ method, url: `/v2/user/me/sessions${id && `/${id}`}`, headers });

  test('are listed with the current one marked, and can be ended one by one', async () => {
    const [here, there] = [await login(app, email), await login(app, email)];
    const listed = (await sessions('GET', here)).json<{ uuid: string; current: boolean; address: string }[]>();
    expect(
      listed
        .toSorted((one, other) => Number(one.current) - Number(other.current))
        .map(({ current, address }) => [current, address]),
    ).toEqual([
      [false, '127.0.0.1'],
      [true, '127.0.0.1'],
    ]);
    expect((await sessions('DELETE', here, idOf(accessOf(there)))).json()).toEqual({ ended: 1 });
    expect(code(await me(accessOf(there)))).toBe('INVALID-TOKEN-BT2');
    expect((await me(accessOf(here))).statusCode).toBe(200);
  });

  test('can all be ended at once except this one', async () => {
    const [here, one, two] = [await login(app, email), await login(app, email), await login(app, email)];
    expect((await sessions('DELETE', here)).json()).toEqual({ ended: 2 });
    for (const ended of [one, two]) expect(code(await me(accessOf(ended)))).toBe('INVALID-TOKEN-BT2');
  });

  test("exclude other users', which cannot be ended", async () => {
    const [mine, theirs] = [await login(app, email), await login(app, (await aUser(db, account)).email)];
    expect(code(await sessions('DELETE', mine, idOf(accessOf(theirs))))).toBe('NOT-FOUND');
    expect((await me(accessOf(theirs))).statusCode).toBe(200);
  });
});

test('the report of logins has every attempt of the visible accounts, and no others', async () => {
  const { headers } = await login(app, email);
  await tryLogin(app, email, 'wrong');
  const stranger = await aUser(db, await anAccount(db));
  await login(app, stranger.email);
  const read = async (query: Record<string, string>) =>
    (await app.inject({ url: '/v2/report/login', query, headers })).json<{
      recordsFiltered: number;
      data: { email: string; outcome: string }[];
    }>();
  const mine = await read({ search: email });
  expect(mine.data.map(({ outcome }) => outcome)).toEqual(['wrongPassword', 'loggedIn']);
  expect(mine.recordsFiltered).toBe(2);
  expect((await read({ search: email, outcome: 'loggedIn' })).data).toHaveLength(1);
  expect((await read({ search: stranger.email })).data).toEqual([]);
});

test('credentials cannot be changed while impersonating', async () => {
  const { email: staff } = await aUser(db, account, ['system']);
  const user = await aUser(db, account);
  const { headers } = await login(app, staff);
  const acting = { ...headers, 'x-scope': `${user.id}-${account}` };
  const change = { current: testPassword, password: 'Another-horse-7' };
  for (const [method, url, payload] of [
    ['GET', '/security', undefined],
    ['GET', '/totp', undefined],
    ['POST', '/password', change],
    ['DELETE', '/sessions', undefined],
  ] as const) {
    const options = { method, url: `/v2/user/me${url}`, headers: acting };
    expect(code(await app.inject({ ...options, ...(payload && { payload }) })), url).toBe('ACCESS-DENIED');
  }
});
