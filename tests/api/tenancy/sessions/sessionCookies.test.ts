import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login, tryLogin } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let email: string;

beforeAll(async () => {
  const test = await anApp({ environment: { PUBLIC_BASE_URL: 'https://calls.example.test' } });
  ({ app } = test);
  ({ email } = await aUser(test.db, await anAccount(test.db)));
});

function refresh(cookie: string | undefined, headers: Record<string, string>) {
  return app.inject({
    method: 'POST',
    url: '/v2/token/dashboard/',
    payload: { refresh: 'cookie' },
    headers,
    ...(cookie !== undefined && { cookies: { refresh: cookie } }),
  });
}

test('the refresh token is in a cookie that no script or other site can use', async () => {
  const answer = await tryLogin(app, email, 'correct horse battery');
  expect(answer.json()).toMatchObject({ refresh: { jwt: null } });
  expect(answer.cookies).toMatchObject([
    { name: 'refresh', path: '/v2/token/dashboard', httpOnly: true, sameSite: 'Strict', secure: true },
  ]);
});

test('a refresh by cookie requires the header that a foreign page cannot send', async () => {
  const { refresh: token } = await login(app, email);
  const refused = await refresh(token, {});
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { errorCode: 'INVALID-CSRF' }]);
  const answer = await refresh(token, { 'x-csrf': '1' });
  expect([answer.statusCode, answer.cookies[0]?.name]).toEqual([200, 'refresh']);
});

test('a refresh without the cookie is refused', async () => {
  expect((await refresh(undefined, { 'x-csrf': '1' })).json()).toMatchObject({ errorCode: 'INVALID-TOKEN-BT2' });
});

test('logging out removes the cookie', async () => {
  const { headers } = await login(app, email);
  const answer = await app.inject({ method: 'POST', url: '/v2/logout/dashboard/', headers });
  expect(answer.cookies).toMatchObject([{ name: 'refresh', value: '', expires: new Date(0) }]);
});
