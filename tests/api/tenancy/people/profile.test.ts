import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;

beforeAll(async () => {
  ({ app, db } = await anApp());
  account = await anAccount(db);
});

async function profileOf(email: string, scope?: string): Promise<Profile> {
  const { headers } = await login(app, email);
  const answer = await app.inject({ url: '/v2/user/me', headers: { ...headers, ...(scope && { 'x-scope': scope }) } });
  return answer.json<Profile>();
}

test('a profile names the dashboard, the end of the session, the picture’s hash and the web phone', async () => {
  const user = await aUser(db, account, ['admin'], { email: 'robin@example.test', webPhone: true });
  const profile = await profileOf(user.email);
  expect(profile).toMatchObject({
    md5: 'e9d8fd2a0decb6d337a9202ca8b78fa6',
    secret2FA: false,
    sip: { account, exten: String(user.id) },
  });
  expect(new URL(profile.dash).pathname).toBe('/');
  expect(profile.expires).toBeGreaterThan(0);
});

test('without a web phone there is no SIP account', async () => {
  const user = await aUser(db, account);
  expect((await profileOf(user.email)).sip).toBeNull();
});

test('nobody reads the secret of a second factor, and impersonators not even whether there is one', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const user = await aUser(db, account, ['admin'], { totpSecret: secret });
  const system = await aUser(db, account, ['system']);
  const own = await profileOf(user.email);
  const acted = await profileOf(system.email, `${user.id}-${account}`);
  expect([own.secret2FA, acted.secret2FA]).toEqual([false, null]);
  expect(JSON.stringify([own, acted])).not.toContain(secret);
});
