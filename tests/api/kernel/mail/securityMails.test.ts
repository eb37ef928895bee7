import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { generate } from 'otplib';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { outbox } from '../../../../server/kernel/db/schema/all.ts';
import { links } from '../../../../server/kernel/db/schema/sessions.ts';
import { newLinkToken } from '../../../../server/kernel/mail/linkToken.ts';
import { securityMail } from '../../../../server/tenancy/sessions/securityChangedText.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let clock = Date.parse('2026-03-02T00:00:00Z');

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock) }));
});

async function mailsOf({ accountId }: TestUser) {
  const ofAccount = and(eq(outbox.accountId, accountId), eq(outbox.kind, 'securityChanged'));
  const rows = await db.select({ payload: outbox.payload }).from(outbox).where(ofAccount).orderBy(outbox.createdAt);
  return rows.map(({ payload }) => {
    const { to, change } = payload as { to: string; change: string };
    return { to, change };
  });
}

test('the owner of a login is told when its second factor is turned on and off, and of new recovery codes', async () => {
  const user = await aUser(db, await anAccount(db));
  const { headers } = await login(app, user.email);
  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url: `/v2/user/me${url}`, headers, ...(payload && { payload }) });
  const { secret } = (await send('GET', '/totp')).json<{ secret: string }>();
  const code = () => generate({ secret, epoch: Math.floor(clock / 1000) });
  await send('PATCH', '/totp', { code: '000000' });
  expect(await mailsOf(user)).toEqual([]);
  await send('PATCH', '/totp', { code: await code() });
  for (const action of ['check', 'renewRecoveryCodes', 'turnOff']) {
    clock += 30_000;
    expect((await send('POST', '/2fa', { code: await code(), action })).statusCode).toBe(200);
  }
  expect(await mailsOf(user)).toEqual(
    ['twoFactorOn', 'recoveryCodesRenewed', 'twoFactorOff'].map((change) => ({ to: user.email, change })),
  );
});

test('the old address is told when a login gets another', async () => {
  const user = await aUser(db, await anAccount(db));
  const { token, hash } = newLinkToken();
  const { accountId, id: userId } = user;
  const times = { createdAt: new Date(clock), expiresAt: new Date('2099-01-01') };
  const payload = { email: 'my-new-address@example.test' };
  await db.insert(links).values({ accountId, userId, kind: 'confirmEmail', hash, payload, ...times });
  const answer = await app.inject(`/v2/users/confirm-email?token=${token}`);
  expect(answer.statusCode).toBe(200);
  expect(await mailsOf(user)).toEqual([{ to: user.email, change: 'emailChanged' }]);
});

test('a user is told when somebody changes their roles or rules, but not of another name', async () => {
  const account = await anAccount(db);
  const [boss, user] = [await aUser(db, account, ['admin', 'users', 'conf']), await aUser(db, account, ['admin'])];
  const { headers } = await login(app, boss.email);
  const change = (payload: object) =>
    app.inject({ method: 'POST', url: `/v2/user/${user.email}`, headers, payload: { firstName: 'Robin', ...payload } });
  expect((await change({ version: 1, firstName: 'Robyn' })).statusCode).toBe(200);
  expect(await mailsOf(user)).toEqual([]);
  expect((await change({ version: 2, allow: { conf: true } })).statusCode).toBe(200);
  const rule = { account: await anAccount(db, { parentId: account }), blocked: true, allow: {} };
  expect((await change({ version: 3, acl: [rule] })).statusCode).toBe(200);
  expect(await mailsOf(user)).toEqual([1, 2].map(() => ({ to: user.email, change: 'permissionsChanged' })));
});

test.each([
  ['en-GB', 'twoFactorOff', 'Two-factor authentication was turned off', 'https://x/forgot-password'],
  ['it-IT', 'twoFactorOff', 'L’autenticazione a due fattori è stata disattivata', 'https://x/forgot-password'],
  ['en-US', 'passwordChanged', 'All your other devices were logged out', 'https://x/forgot-password'],
  ['it-IT', 'permissionsChanged', 'Un amministratore ha cambiato', undefined],
] as const)('the mail says in %s of %s what was changed and when', (locale, change, words, url) => {
  const address = url ? '203.0.113.7' : null;
  const brand = { title: 'Harbour', base: 'https://x' };
  const person = { name: 'Ada', locale, timezone: 'Australia/Sydney', address };
  const mail = securityMail({ brand, queuedAt: new Date('2026-03-04T01:05:00Z') }, { ...person, change });
  expect(mail.subject).toContain('Harbour');
  expect(mail.paragraphs.join(' ')).toContain(words);
  expect(mail.action?.url).toBe(url);
  expect(mail.facts?.map(([, value]) => value)).toEqual([
    expect.stringContaining('2026'),
    ...(address ? [address] : []),
  ]);
});
