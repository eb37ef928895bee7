import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { login, testPassword, tryLogin } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from '../../kernel/mail/aMailServer.ts';
import { textOf } from '../../kernel/mail/partsOf.ts';
import { eventually } from '../../../eventually.ts';

const strong = 'Another-horse-7';
let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let mails: ReceivedMail[];

beforeAll(async () => {
  const port = await freePort();
  ({ app, db } = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, TOKEN_MODE: 'storage' }));
  mails = await aMailServer(port);
  account = await anAccount(db);
});

beforeEach(async () => {
  ({ email } = await aUser(db, account, ['admin'], { locale: 'en-GB' }));
});

const told = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  (answer.json() as { errorCode?: string }).errorCode,
];
let addresses = 0;
/** Each from its own address, so that the limit per address does not affect other tests. */
const from = () => ({ remoteAddress: `198.51.100.${(addresses += 1)}` });
const forget = (name: string) =>
  app.inject({ method: 'POST', url: '/v3/public/forgot/forgot', payload: { email: name }, ...from() });
const reset = (id: string, token: string, password = strong) =>
  app.inject({ method: 'PUT', url: `/v3/public/forgot/${id}`, payload: { token, password }, ...from() });

/** Waits for the mail to an address that matches. */
function mailTo(address: string, words: RegExp): Promise<string> {
  return eventually(() => {
    const texts = mails.filter(({ to }) => to.includes(address)).map(({ raw }) => textOf(raw, 'text/plain'));
    const found = texts.find((text) => words.test(text));
    if (found === undefined) throw new Error(`no mail to ${address} says ${words}`);
    return found;
  });
}

async function linkFor(address: string): Promise<{ id: string; token: string }> {
  expect((await forget(address)).json()).toEqual({ accepted: true });
  const text = await mailTo(address, /reset-password#/);
  const [, id = '', token = ''] = /reset-password#([\w-]{36})\.([\w-]{43})/.exec(text) ?? [];
  return { id, token };
}

describe('a forgotten password', () => {
  test('is reset by the emailed link, once; sessions end and the user is notified', async () => {
    const { headers } = await login(app, email);
    const { id, token } = await linkFor(email);
    expect(told(await reset(id, token, 'weak'))).toEqual([400, 'INVALID-PAYLOAD']);
    expect((await reset(id, token)).json()).toEqual({ changed: true });
    expect(told(await reset(id, token))).toEqual([404, 'LINK-EXPIRED']);
    expect(told(await app.inject({ url: '/v2/user/me', headers }))).toEqual([401, 'INVALID-TOKEN-BT2']);
    expect(told(await tryLogin(app, email, testPassword))).toEqual([401, 'E003']);
    expect((await tryLogin(app, email, strong)).statusCode).toBe(200);
    expect(await mailTo(email, /was changed/)).toContain('tell your administrator');
  });

  test.each<[Locale, RegExp]>([
    ['en-US', /asked to set a new password/],
    ['en-GB', /asked to set a new password/],
    ['it-IT', /ha chiesto di impostare una nuova password/],
  ])('is mailed in %s', async (locale, words) => {
    const user = await aUser(db, account, [], { locale });
    await linkFor(user.email);
    expect(await mailTo(user.email, words)).toContain('Robin');
  });

  test('gets the same answer for an unknown email', async () => {
    const unknown = `nobody-${Date.now()}@example.test`;
    const answers = [await forget(email), await forget(unknown)];
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
      [200, '{"accepted":true}'],
      [200, '{"accepted":true}'],
    ]);
    await mailTo(email, /reset-password#/);
    expect(mails.filter(({ to }) => to.includes(unknown))).toEqual([]);
  });

  test('can be requested five times in 15 minutes, whether or not the email is known', async () => {
    for (const name of [email, `stranger-${email}`]) {
      for (let asked = 0; asked < 5; asked += 1) await forget(name);
      expect(told(await forget(name))).toEqual([429, 'TOO-MANY-REQUESTS']);
    }
  });

  test('requires the id and the token of the same link', async () => {
    const other = await aUser(db, account);
    const [mine, theirs] = [await linkFor(email), await linkFor(other.email)];
    expect(told(await reset(mine.id, theirs.token))).toEqual([404, 'LINK-EXPIRED']);
    expect(told(await reset(mine.id, 'x'.repeat(43)))).toEqual([404, 'LINK-EXPIRED']);
    expect((await reset(mine.id, mine.token)).statusCode).toBe(200);
  });

  test('tokens can be guessed at most thirty times from one address', async () => {
    const guess = () =>
      app.inject({
        method: 'PUT',
        url: '/v3/public/forgot/9e6f53c6-5f3c-4a0e-9d2c-0a4f0e5c9b11',
        payload: { token: 'x'.repeat(43), password: strong },
        remoteAddress: '203.0.113.9',
      });
    for (let tried = 0; tried < 30; tried += 1) await guess();
    expect(told(await guess())).toEqual([429, 'TOO-MANY-REQUESTS']);
  });
});

describe('changing a password', () => {
  const change = (headers: Record<string, string>, current: string, password: string) =>
    app.inject({ method: 'POST', url: '/v2/user/me/password', headers, payload: { current, password } });

  test('requires the current one, and ends every other session', async () => {
    const [mine, other] = [await login(app, email), await login(app, email)];
    expect(told(await change(mine.headers, 'wrong', strong))).toEqual([403, 'INVALID-PASSWORD']);
    expect((await change(mine.headers, testPassword, strong)).statusCode).toBe(200);
    expect((await app.inject({ url: '/v2/user/me', headers: mine.headers })).statusCode).toBe(200);
    expect(told(await app.inject({ url: '/v2/user/me', headers: other.headers }))[1]).toBe('INVALID-TOKEN-BT2');
    expect((await tryLogin(app, email, strong)).statusCode).toBe(200);
  });

  test('is locked after ten wrong attempts', async () => {
    const { headers } = await login(app, email);
    for (let tried = 0; tried < 10; tried += 1) await change(headers, 'wrong', strong);
    expect(told(await change(headers, testPassword, strong))).toEqual([429, 'TOO-MANY-REQUESTS']);
  });
});

describe('changing the email', () => {
  const ask = (headers: Record<string, string>, wanted: string, password = testPassword) =>
    app.inject({ method: 'POST', url: '/v2/users/register', headers, payload: { email: wanted, password } });
  const confirm = (token: string) => app.inject({ url: '/v2/users/confirm-email', query: { token }, ...from() });

  test('takes effect once the link mailed to the new address is confirmed', async () => {
    const { headers } = await login(app, email);
    const wanted = `new-${email}`;
    expect(told(await ask(headers, wanted, 'wrong'))).toEqual([403, 'INVALID-PASSWORD']);
    expect((await ask(headers, wanted)).statusCode).toBe(200);
    const token = /confirm-email#([\w-]{43})/.exec(await mailTo(wanted, /confirm-email#/))?.[1] ?? '';
    expect((await tryLogin(app, wanted, testPassword)).statusCode).toBe(401);
    expect((await confirm(token)).json()).toEqual({ email: wanted });
    expect(told(await confirm(token))).toEqual([404, 'LINK-EXPIRED']);
    expect((await tryLogin(app, wanted, testPassword)).statusCode).toBe(200);
    expect((await tryLogin(app, email, testPassword)).statusCode).toBe(401);
  });

  test('to an address that is taken sends no mail, with the same answer', async () => {
    const other = await aUser(db, account);
    const { headers } = await login(app, email);
    expect((await ask(headers, other.email)).json()).toEqual({ accepted: true });
    await linkFor(email);
    expect(mails.filter(({ to }) => to.includes(other.email))).toEqual([]);
  });
});
