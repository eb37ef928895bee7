import type { FastifyInstance } from 'fastify';
import { generate } from 'otplib';
import { beforeAll, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import type { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { isFactorDemanded } from '../../../../server/kernel/access/isFactorDemanded.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login, testPassword, tryLogin } from '../../../builders/api/login.ts';

const clock = Date.parse('2026-03-02T00:00:00Z');
const asked: [string, EndpointSpec][] = Object.entries(endpoints);
let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock), environment: { STAFF_SECOND_FACTOR: 'on' } }));
  account = await anAccount(db);
});

async function dueOf(headers: Record<string, string>): Promise<boolean> {
  return (await app.inject({ url: '/v2/user/me', headers })).json<Profile>().secondFactorDue;
}

test.each<[string, boolean, boolean, Role[], boolean]>([
  ['ada@example.test', false, true, ['system'], true],
  ['ada@example.test', false, true, ['support'], true],
  ['ada@example.test', true, true, ['support', 'admin'], true],
  ['ada@example.test', true, true, ['admin', 'super'], false],
  ['system@demo.test', false, true, ['system'], false],
  ['system@demo.test', true, true, ['system'], true],
  ['ada@demo.test.example', false, true, ['system'], true],
  ['ada@example.test', false, false, ['system'], false],
])('%s, public: %s, setting: %s, %j: %s', (email, isPublic, isOn, roles, demanded) => {
  const allow = Object.fromEntries(roles.map((role) => [role, true]));
  expect(isFactorDemanded({ PUBLIC: isPublic, STAFF_SECOND_FACTOR: isOn }, email, allow)).toBe(demanded);
});

test.each<Role>(['system', 'support'])('a %s user without a second factor can only set one up', async (role) => {
  const { email } = await aUser(db, account, [role]);
  const { headers } = await login(app, email);
  expect(await dueOf(headers)).toBe(true);
  const open: string[] = [];
  for (const [name, { method, path, access }] of asked) {
    if (access !== 'session' || name === 'logout') continue;
    const answer = await app.inject({ method, url: path.replaceAll(/:\w+/g, '1'), headers });
    if (answer.json<{ errorCode?: string }>().errorCode !== '2FA-SETUP-REQUIRED') open.push(name);
    else expect(answer.statusCode).toBe(403);
  }
  expect(open.toSorted()).toEqual(
    [
      'addTwoFactorNumber',
      'confirmTwoFactor',
      'getMe',
      'getSecurity',
      'heartbeat',
      'newTotpSecret',
      'sendTwoFactorCode',
    ].toSorted(),
  );
});

test('everything is open once the first code is confirmed, and the next login asks for one', async () => {
  const { email } = await aUser(db, account, ['system']);
  const { headers } = await login(app, email);
  const { secret } = (await app.inject({ url: '/v2/user/me/totp', headers })).json<{ secret: string }>();
  const code = await generate({ secret, epoch: clock / 1000 });
  await app.inject({ method: 'PATCH', url: '/v2/user/me/totp', headers, payload: { code } });
  expect(await dueOf(headers)).toBe(false);
  expect((await app.inject({ url: '/v2/account/tree', headers })).statusCode).toBe(200);
  expect((await tryLogin(app, email, testPassword)).json()).toMatchObject({ errorCode: '2FA-REQUIRED' });
});

test('acting as someone else needs the second factor of the one who acts', async () => {
  const [{ email }, other] = [await aUser(db, account, ['system']), await aUser(db, account)];
  const { headers } = await login(app, email);
  const answer = await app.inject({ url: '/v2/account/tree', headers: { ...headers, 'x-scope': String(other.id) } });
  expect(answer.json()).toMatchObject({ errorCode: '2FA-SETUP-REQUIRED' });
});

test('others log in without one', async () => {
  const { email } = await aUser(db, account, ['admin']);
  const { headers } = await login(app, email);
  expect(await dueOf(headers)).toBe(false);
  expect((await app.inject({ url: '/v2/account/tree', headers })).statusCode).toBe(200);
});
