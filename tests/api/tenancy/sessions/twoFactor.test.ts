import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { generate } from 'otplib';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSmsCarrier, type ReceivedSms } from '../../../builders/api/aSmsCarrier.ts';
import { login, testPassword, tryLogin } from '../../../builders/api/login.ts';

let clock = Date.parse('2026-03-02T00:00:00Z');
const pass = (ms: number) => (clock += ms);
const step = 30_000;
const minute = 60_000;

let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let received: ReceivedSms[];

beforeAll(async () => {
  const carrier = await aSmsCarrier();
  received = carrier.received;
  const environment = { TOKEN_MODE: 'storage', CARRIER_API_BASE: carrier.url };
  ({ app, db } = await anApp({ now: () => new Date(clock), environment }));
  account = await anAccount(db);
});

beforeEach(async () => {
  pass(24 * 60 * minute);
  ({ email } = await aUser(db, account));
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;
const send = (headers: Headers, method: Method, url: string, payload?: object) =>
  app.inject({ method, url: `/v2/user/me${url}`, headers, ...(payload && { payload }) });
const told = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  (answer.json() as { errorCode?: string }).errorCode,
];
const codeOf = (secret: string, at = clock) => generate({ secret, epoch: Math.floor(at / 1000) });
const lastSms = () => /\d{6}/.exec(received.at(-1)?.text ?? '')?.[0] ?? '';

/** Enables the authenticator app. */
async function withApp(): Promise<{ headers: Headers; secret: string; recoveryCodes: string[] }> {
  const { headers } = await login(app, email);
  const { secret } = (await send(headers, 'GET', '/totp')).json<{ secret: string }>();
  const answer = await send(headers, 'PATCH', '/totp', { code: await codeOf(secret) });
  expect(answer.statusCode).toBe(200);
  pass(step);
  return { headers, secret, ...answer.json<{ recoveryCodes: string[] }>() };
}

async function challenge(password = testPassword, cookies: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v2/token/dashboard/',
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
    cookies,
  });
  return { answer, id: (answer.json() as { info?: { challenge?: string } }).info?.challenge ?? '' };
}

const give = (id: string, code: string, remember = false, password = testPassword) =>
  app.inject({
    method: 'POST',
    url: '/v2/token/dashboard/jwt',
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
    payload: { challenge: id, code, remember },
  });

describe('an authenticator app', () => {
  test('is off until a code proves its secret, and then required', async () => {
    const { headers } = await login(app, email);
    const made = (await send(headers, 'GET', '/totp')).json<{ secret: string; uri: string; qr: string }>();
    expect(made.uri).toContain(`secret=${made.secret}`);
    expect(made.qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(told(await send(headers, 'PATCH', '/totp', { code: '000000' }))).toEqual([403, 'INVALID-2FA-CODE-MISS']);
    expect((await tryLogin(app, email, testPassword)).statusCode).toBe(200);
    const on = await send(headers, 'PATCH', '/totp', { code: await codeOf(made.secret) });
    expect(new Set(on.json<{ recoveryCodes: string[] }>().recoveryCodes).size).toBe(10);
    const { answer } = await challenge();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      401,
      { errorCode: '2FA-REQUIRED', info: { method: 'totp', mobile: null } },
    ]);
    expect(told(await send(headers, 'GET', '/totp'))).toEqual([409, 'ALREADY-EXISTS']);
  });

  test('accepts each code only once', async () => {
    const { secret } = await withApp();
    const code = await codeOf(secret);
    expect((await give((await challenge()).id, code)).statusCode).toBe(200);
    expect(told(await give((await challenge()).id, code))).toEqual([403, '2FA-CODE-USED']);
    pass(step);
    expect((await give((await challenge()).id, await codeOf(secret))).statusCode).toBe(200);
  });

  test('lets in only one of two concurrent logins with the same code', async () => {
    const { secret } = await withApp();
    const code = await codeOf(secret);
    const [one, other] = [await challenge(), await challenge()];
    const answers = await Promise.all([give(one.id, code), give(other.id, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test('is not requested before the password is correct', async () => {
    await withApp();
    expect(told((await challenge('wrong')).answer)).toEqual([401, 'E003']);
    expect(told(await give((await challenge()).id, '123456', false, 'wrong'))).toEqual([401, 'E003']);
  });
});

describe('a login waiting for its code', () => {
  test('ends after five wrong codes', async () => {
    const { secret } = await withApp();
    const { id } = await challenge();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(told(await give(id, '000000'))).toEqual([403, 'INVALID-2FA-CODE-MISS']);
    expect(told(await give(id, await codeOf(secret)))).toEqual([403, '2FA-CODE-EXPIRED']);
  });

  test('expires after ten minutes', async () => {
    const { secret } = await withApp();
    const { id } = await challenge();
    pass(10 * minute);
    expect(told(await give(id, await codeOf(secret)))).toEqual([403, '2FA-CODE-EXPIRED']);
  });

  test('is locked after ten wrong codes, even spread over several logins', async () => {
    const { secret } = await withApp();
    for (let attempt = 0; attempt < 10; attempt += 1) await give((await challenge()).id, '000000');
    expect(told(await give((await challenge()).id, await codeOf(secret)))).toEqual([429, 'TOO-MANY-REQUESTS']);
  });

  test('belongs to its user', async () => {
    await withApp();
    const { id } = await challenge();
    ({ email } = await aUser(db, account));
    const { secret } = await withApp();
    expect(told(await give(id, await codeOf(secret)))).toEqual([403, '2FA-CODE-EXPIRED']);
  });
});

describe('recovery codes', () => {
  test('replace the app, each only once', async () => {
    const { recoveryCodes, headers } = await withApp();
    const [code = ''] = recoveryCodes;
    expect((await give((await challenge()).id, code.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect(told(await give((await challenge()).id, code))).toEqual([403, '2FA-CODE-USED']);
    expect((await send(headers, 'GET', '/security')).json()).toMatchObject({ twoFactor: 'totp', recoveryCodes: 9 });
  });

  test('are invalidated by new ones', async () => {
    const { headers, secret, recoveryCodes } = await withApp();
    const body = { code: await codeOf(secret), action: 'renewRecoveryCodes' };
    const renewed = (await send(headers, 'POST', '/2fa', body)).json<{ recoveryCodes: string[] }>();
    expect(told(await give((await challenge()).id, recoveryCodes[0] ?? ''))).toEqual([403, 'INVALID-2FA-CODE-MISS']);
    expect((await give((await challenge()).id, renewed.recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });
});

describe('a remembered device', () => {
  const cookieOf = (answer: LightMyRequestResponse) => answer.cookies.find(({ name }) => name.startsWith('device_'));

  test('needs no code for 30 days, even with token mode storage', async () => {
    const { secret } = await withApp();
    const answer = await give((await challenge()).id, await codeOf(secret), true);
    const cookie = cookieOf(answer);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 2_592_000 });
    const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
    expect((await challenge(testPassword, cookies)).answer.statusCode).toBe(200);
    expect(told((await challenge(testPassword, { [cookie?.name ?? '']: 'forged' })).answer)[1]).toBe('2FA-REQUIRED');
    pass(30 * 24 * 60 * minute);
    expect(told((await challenge(testPassword, cookies)).answer)[1]).toBe('2FA-REQUIRED');
  });

  test('needs a code again once it is removed or the password is changed', async () => {
    const { headers, secret } = await withApp();
    const remembered = async () => {
      pass(step);
      const cookie = cookieOf(await give((await challenge()).id, await codeOf(secret), true));
      return { [cookie?.name ?? '']: cookie?.value ?? '' };
    };
    const first = await remembered();
    const devices = (await send(headers, 'GET', '/devices')).json<{ uuid: string }[]>();
    expect(devices).toHaveLength(1);
    expect((await send(headers, 'DELETE', `/devices/${devices[0]?.uuid}`)).statusCode).toBe(200);
    expect(told((await challenge(testPassword, first)).answer)[1]).toBe('2FA-REQUIRED');
    const second = await remembered();
    const change = { current: testPassword, password: 'Another-horse-7' };
    expect((await send(headers, 'POST', '/password', change)).statusCode).toBe(200);
    expect(told((await challenge('Another-horse-7', second)).answer)[1]).toBe('2FA-REQUIRED');
  });
});

describe('text messages', () => {
  const mobile = '+61491570156';

  test('verify a number, then deliver the code of each login', async () => {
    const { headers } = await login(app, email);
    expect(told(await send(headers, 'GET', '/sms2FA'))).toEqual([404, 'NUMBER-NOT-FOUND']);
    await send(headers, 'POST', '', { mobile });
    expect((await send(headers, 'GET', '/sms2FA')).json()).toEqual({ mobile: '+61••••••156' });
    expect(received.at(-1)?.to).toBe(mobile);
    expect((await send(headers, 'PATCH', '/sms', { code: lastSms() })).statusCode).toBe(200);
    const { answer, id } = await challenge();
    expect(answer.json()).toMatchObject({ info: { method: 'sms', mobile: '+61••••••156' } });
    const code = lastSms();
    expect((await give(id, code)).statusCode).toBe(200);
    expect(told(await give(id, code))).toEqual([403, '2FA-CODE-EXPIRED']);
  });

  test('are limited to five in 15 minutes', async () => {
    const { headers } = await login(app, email);
    await send(headers, 'POST', '', { mobile });
    for (let sent = 0; sent < 5; sent += 1) expect((await send(headers, 'GET', '/sms2FA')).statusCode).toBe(200);
    expect(told(await send(headers, 'GET', '/sms2FA'))).toEqual([429, 'TOO-MANY-REQUESTS']);
  });

  test('verify a number with a code that cannot be used to log in', async () => {
    const { headers } = await login(app, email);
    await send(headers, 'POST', '', { mobile });
    await send(headers, 'GET', '/sms2FA');
    await send(headers, 'PATCH', '/sms', { code: lastSms() });
    await send(headers, 'GET', '/sms2FA');
    const other = lastSms();
    const { id } = await challenge();
    if (other !== lastSms()) expect(told(await give(id, other))).toEqual([403, 'INVALID-2FA-CODE-MISS']);
  });
});

test('turning it off requires a code, and then the password is enough', async () => {
  const { headers, secret } = await withApp();
  expect(told(await send(headers, 'POST', '/2fa', { code: '000000', action: 'turnOff' }))[1]).toBe(
    'INVALID-2FA-CODE-MISS',
  );
  const off = await send(headers, 'POST', '/2fa', { code: await codeOf(secret), action: 'turnOff' });
  expect(off.json()).toEqual({ twoFactor: null, recoveryCodes: [] });
  expect((await tryLogin(app, email, testPassword)).statusCode).toBe(200);
});
