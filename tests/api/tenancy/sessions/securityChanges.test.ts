import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { generate } from 'otplib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { findLink, insertLink } from '../../../../server/kernel/mail/links.ts';
import { newLinkToken } from '../../../../server/kernel/mail/linkToken.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

let clock = Date.parse('2026-03-02T00:00:00Z');
const pass = (ms: number) => (clock += ms);
const step = 30_000;

let app: FastifyInstance;
let db: Db;
let account: number;
let user: Awaited<ReturnType<typeof aUser>>;
let email: string;
let manager: string;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock), environment: { TOKEN_MODE: 'storage' } }));
  account = await anAccount(db);
  manager = (await aUser(db, account, ['admin', 'users'])).email;
});

beforeEach(async () => {
  pass(24 * 3_600_000);
  user = await aUser(db, account);
  ({ email } = user);
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

const another = 'Another-horse-7';

/** An emailed link of the user, and whether it is still open. */
async function aLink(kind: 'reset' | 'confirmEmail', payload = {}) {
  const { token, hash } = newLinkToken();
  const times = { createdAt: new Date(clock), expiresAt: new Date(clock + 3_600_000) };
  const id = await insertLink(db, { accountId: account, userId: user.id, kind, payload, hash, ...times });
  return { id, token, isOpen: async () => (await findLink(db, kind, hash, new Date(clock))) !== undefined };
}

async function act(action: string): Promise<LightMyRequestResponse> {
  const { headers } = await login(app, manager);
  return app.inject({ method: 'PATCH', url: `/v2/user/${user.id}`, headers, payload: { action } });
}

/** What ends with each change of how somebody logs in: other sessions, browsers that need no code, open reset links. */
const securityChanges = {
  'another password': {
    change: ({ headers }: Protected) =>
      send(headers, 'POST', '/password', { current: testPassword, password: another }),
    ends: { sessions: true, devices: true, links: true },
  },
  'a password by an emailed link': {
    async change() {
      const { id, token } = await aLink('reset');
      return app.inject({ method: 'PUT', url: `/v3/public/forgot/${id}`, payload: { token, password: another } });
    },
    ends: { sessions: true, devices: true, links: true },
  },
  'the second factor turned off and on again': {
    change: async ({ headers, secret }: Protected) => {
      pass(step);
      const off = await send(headers, 'POST', '/2fa', { code: await codeOf(secret), action: 'turnOff' });
      expect(off.statusCode).toBe(200);
      const { secret: next } = (await send(headers, 'GET', '/totp')).json<{ secret: string }>();
      return send(headers, 'PATCH', '/totp', { code: await codeOf(next) });
    },
    ends: { sessions: false, devices: true, links: false },
  },
  'new recovery codes': {
    change: async ({ headers, secret }: Protected) => {
      pass(step);
      return send(headers, 'POST', '/2fa', { code: await codeOf(secret), action: 'renewRecoveryCodes' });
    },
    ends: { sessions: false, devices: false, links: false },
  },
  'another email address': {
    async change() {
      const to = `new-${email}`;
      const { token } = await aLink('confirmEmail', { email: to });
      const answer = await app.inject({ url: `/v2/users/confirm-email?token=${token}` });
      email = to;
      return answer;
    },
    ends: { sessions: false, devices: false, links: true },
  },
  'a suspension, even when it is lifted,': {
    async change() {
      expect((await act('suspend')).statusCode).toBe(200);
      expect(told((await challenge()).answer)).toEqual([401, 'E003']);
      return act('reactivate');
    },
    ends: { sessions: true, devices: true, links: true },
  },
  'all other sessions ended by hand': {
    change: ({ headers }: Protected) => send(headers, 'DELETE', '/sessions'),
    ends: { sessions: true, devices: false, links: false },
  },
  'the browsers that need no code forgotten by hand': {
    async change({ headers }: Protected) {
      const devices = (await send(headers, 'GET', '/devices')).json<{ uuid: string }[]>();
      const [answer] = await Promise.all(devices.map(({ uuid }) => send(headers, 'DELETE', `/devices/${uuid}`)));
      if (answer === undefined) throw new Error('no browser is remembered');
      return answer;
    },
    ends: { sessions: false, devices: true, links: false },
  },
};
type Protected = Awaited<ReturnType<typeof withApp>>;

test.each(Object.entries(securityChanges))('%s ends what it must, and nothing else', async (_, row) => {
  const own = await withApp();
  expect((await challenge()).answer.statusCode).toBe(401);
  const remembered = await give((await challenge()).id, await codeOf(own.secret), true);
  const cookie = remembered.cookies.find(({ name: of }) => of.startsWith('device_'));
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
  const other = remembered.json<{ access: { token: string } }>().access.token;
  const isAsked = async () => {
    const answers = await Promise.all(
      [testPassword, another].map(async (each) => (await challenge(each, cookies)).answer),
    );
    const said = answers.map((answer) => told(answer)[1]).filter((code) => code !== 'E003');
    expect(said).toHaveLength(1);
    return said[0] === '2FA-REQUIRED';
  };
  const isIn = async () => {
    const authorization = `Bearer ${other}`;
    return (await app.inject({ url: '/v2/user/me', headers: { authorization } })).statusCode === 200;
  };
  const open = await aLink('reset');
  expect([await isAsked(), await isIn(), await open.isOpen()]).toEqual([false, true, true]);
  expect((await row.change(own)).statusCode).toBe(200);
  expect({ sessions: !(await isIn()), devices: await isAsked(), links: !(await open.isOpen()) }).toEqual(row.ends);
});
