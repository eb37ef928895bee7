import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Theme } from '#contract/tenancy/theme.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aBusiness, aSignup } from '../../../builders/api/aSignup.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login, testPassword, tryLogin } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { PASSWORD_RULE: 'breached' } }));
});

test('a new password needs 12 characters and must not be known from a breach', async () => {
  const { email } = await aUser(db, await anAccount(db));
  const { headers } = await login(app, email);
  const change = async (password: string) => {
    const payload = { current: testPassword, password };
    const answer = await app.inject({ method: 'POST', url: '/v2/user/me/password', headers, payload });
    return [answer.statusCode, (answer.json() as { info?: unknown }).info];
  };
  expect(await change('Abc-1234567')).toEqual([400, [{ path: 'password', message: 'passwordWeak' }]]);
  expect(await change('Password2026!')).toEqual([400, [{ path: 'password', message: 'passwordBreached' }]]);
  expect(await change('lamps under water')).toEqual([200, undefined]);
  expect((await tryLogin(app, email, 'lamps under water')).statusCode).toBe(200);
});

test('so does the password of a signup', async () => {
  const { token } = await aSignup(db, await anAccount(db));
  const sign = (password: string) =>
    app.inject({ method: 'POST', url: `/v2/signup/${token}`, payload: { ...aBusiness(), password } });
  expect((await sign('Sunshine-12345')).json()).toMatchObject({
    errorCode: 'INVALID-PAYLOAD',
    info: [{ path: 'password', message: 'passwordBreached' }],
  });
  expect((await sign('lamps under water')).statusCode).toBe(200);
});

test('pages are told the rule before anybody types', async () => {
  const answer = await app.inject({ url: '/v2/public/theme/localhost' });
  expect((answer.json() as Theme).settings.passwordRule).toBe('breached');
});
