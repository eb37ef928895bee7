import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Tokens } from '#contract/tenancy/session.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login, tryLogin } from '../../../builders/api/login.ts';

let clock = Date.parse('2026-03-02T00:00:00Z');
const pass = (ms: number) => (clock += ms);
const second = 1000;
const hour = 3_600_000;

let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock), environment: { TOKEN_MODE: 'storage' } }));
  account = await anAccount(db);
});

beforeEach(async () => {
  pass(24 * hour);
  ({ email } = await aUser(db, account));
});

const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/v2/token/dashboard/', payload: { refresh: token } });
const me = (headers: Record<string, string>) => app.inject({ url: '/v2/user/me', headers });
const code = (answer: { json(): unknown }) => (answer.json() as { errorCode?: string }).errorCode;

describe('logging in', () => {
  test('returns an access token for an hour and a refresh token for 30 days', async () => {
    const answer = await tryLogin(app, email, 'correct horse battery');
    expect(answer.json()).toEqual({
      access: { token: expect.any(String) as string, expires: clock + hour },
      refresh: { jwt: expect.any(String) as string, expires: clock + 720 * hour },
    });
  });

  test('ignores the case of the email', async () => {
    expect((await tryLogin(app, email.toUpperCase(), 'correct horse battery')).statusCode).toBe(200);
  });

  test('answers a wrong password and an unknown email alike', async () => {
    const wrong = await tryLogin(app, email, 'wrong');
    const unknown = await tryLogin(app, 'nobody@example.test', 'wrong');
    expect([wrong.statusCode, code(wrong)]).toEqual([401, 'E003']);
    expect([unknown.statusCode, code(unknown)]).toEqual([401, 'E003']);
  });

  test('requires credentials', async () => {
    const answer = await app.inject({ method: 'POST', url: '/v2/token/dashboard/' });
    expect([answer.statusCode, code(answer)]).toEqual([401, 'AUTH01']);
  });

  test('is refused for suspended users and for users of suspended accounts', async () => {
    const suspended = await aUser(db, account, ['admin'], { status: 'suspended' });
    const closed = await aUser(db, await anAccount(db, { status: 'suspended' }));
    expect(code(await tryLogin(app, suspended.email, 'correct horse battery'))).toBe('E003');
    expect(code(await tryLogin(app, closed.email, 'correct horse battery'))).toBe('E003');
  });

  test('is locked for 15 minutes after ten wrong passwords, whether or not the email is known', async () => {
    for (const name of [email, 'stranger@example.test']) {
      for (let attempt = 0; attempt < 10; attempt += 1) await tryLogin(app, name, 'wrong');
      const answer = await tryLogin(app, name, 'correct horse battery');
      expect([answer.statusCode, code(answer), answer.headers['retry-after']]).toEqual([
        429,
        'TOO-MANY-REQUESTS',
        '900',
      ]);
    }
    pass(900 * second);
    expect((await tryLogin(app, email, 'correct horse battery')).statusCode).toBe(200);
  });

  test('is locked for an email however its letters are written', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await tryLogin(app, attempt % 2 === 0 ? email.toUpperCase() : email, 'wrong');
    expect(code(await tryLogin(app, email, 'correct horse battery'))).toBe('TOO-MANY-REQUESTS');
  });

  test('is locked for an address after fifty wrong passwords with any emails', async () => {
    const guess = (name: string) => tryLogin(app, `${name}@example.test`, 'wrong');
    for (let attempt = 0; attempt < 50; attempt += 1) await guess(`guess-${attempt}`);
    expect(code(await guess('one-more'))).toBe('TOO-MANY-REQUESTS');
  });
});

describe('an access token', () => {
  test('is refused as expired after an hour', async () => {
    const { headers } = await login(app, email);
    pass(hour - second);
    expect((await me(headers)).statusCode).toBe(200);
    pass(second);
    expect(code(await me(headers))).toBe('TOKEN-EXPIRED');
  });

  test('is refused when it is forged, missing or a refresh token', async () => {
    const { refresh: token } = await login(app, email);
    for (const authorization of ['Bearer a.b.c', `Bearer ${token}`, 'Basic eDp5', ''])
      expect(code(await me({ authorization })), authorization).toBe('INVALID-TOKEN-BT2');
  });

  test('stops working at once when its session is logged out', async () => {
    const { headers, refresh: token } = await login(app, email);
    const answer = await app.inject({ method: 'POST', url: '/v2/logout/dashboard/', headers });
    expect(answer.json()).toEqual({ loggedOut: true });
    expect(code(await me(headers))).toBe('INVALID-TOKEN-BT2');
    expect(code(await refresh(token))).toBe('INVALID-TOKEN-BT2');
  });
});

describe('refreshing', () => {
  test('returns a new pair and retires the old token', async () => {
    const first = await login(app, email);
    pass(hour);
    const second_ = (await refresh(first.refresh)).json() as { access: { token: string }; refresh: { jwt: string } };
    expect((await me({ authorization: `Bearer ${second_.access.token}` })).statusCode).toBe(200);
    pass(hour);
    expect((await refresh(second_.refresh.jwt)).statusCode).toBe(200);
  });

  test('with a retired token ends the session for everyone who has a token of it', async () => {
    const first = await login(app, email);
    const next = (await refresh(first.refresh)).json() as { access: { token: string }; refresh: { jwt: string } };
    pass(31 * second);
    expect(code(await refresh(first.refresh))).toBe('INVALID-TOKEN-BT2');
    expect(code(await refresh(next.refresh.jwt))).toBe('INVALID-TOKEN-BT2');
    expect(code(await me({ authorization: `Bearer ${next.access.token}` }))).toBe('INVALID-TOKEN-BT2');
  });

  test('concurrently from several tabs returns the same refresh token to all', async () => {
    const { refresh: token } = await login(app, email);
    pass(hour);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    pass(20 * second);
    answers.push(await refresh(token));
    const tokens = answers.map((answer) => (answer.json() as { refresh: { jwt: string } }).refresh.jwt);
    expect(new Set(tokens).size).toBe(1);
    pass(hour);
    expect((await refresh(tokens[0] ?? '')).statusCode).toBe(200);
  });

  test('is refused after 30 days without use', async () => {
    const { refresh: token } = await login(app, email);
    pass(720 * hour);
    expect(code(await refresh(token))).toBe('TOKEN-EXPIRED');
  });

  test('is refused 30 days after the login, however often it is used', async () => {
    const started = clock;
    let { refresh: token } = await login(app, email);
    for (let day = 10; day < 30; day += 10) {
      pass(240 * hour);
      const answer = (await refresh(token)).json<{ refresh: { jwt: string; expires: number } }>();
      expect(answer.refresh.expires).toBe(started + 720 * hour);
      token = answer.refresh.jwt;
    }
    pass(240 * hour - second);
    const last = (await refresh(token)).json<Tokens>();
    pass(second);
    expect(code(await refresh(last.refresh.jwt ?? ''))).toBe('TOKEN-EXPIRED');
    expect(code(await me({ authorization: `Bearer ${last.access.token}` }))).toBe('INVALID-TOKEN-BT2');
  });

  test('is refused with an access token', async () => {
    const { headers } = await login(app, email);
    expect(code(await refresh(headers.authorization.slice('Bearer '.length)))).toBe('INVALID-TOKEN-BT2');
  });
});
