import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import type { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { userAccess } from '../../../../server/kernel/db/schema/users.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anInvitation } from '../../../builders/api/anInvitation.ts';
import { login, tryLogin } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let branch: number;
let admin: TestUser;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

async function aTeam(roles: Role[] = ['admin', 'users', 'conf']) {
  account = await anAccount(db);
  branch = await anAccount(db, { parentId: account });
  admin = await aUser(db, account, roles);
  return askAs(admin);
}

async function askAs(user: TestUser) {
  const { headers } = await login(app, user.email);
  return async (method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/v2${path}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as TeamMember & { errorCode?: string; info?: unknown } };
  };
}

const refusal = ({ status, body }: { status: number; body: { errorCode?: string; info?: unknown } }) => ({
  status,
  code: body.errorCode,
  info: body.info,
});

const someone = (given: object = {}) => ({
  account,
  email: `${crypto.randomUUID()}@Example.test`,
  firstName: 'Ada',
  allow: {},
  ...given,
});

describe('an invitation', () => {
  test('speaks the language of the account’s country unless another is chosen', async () => {
    const ask = await aTeam();
    const localeIn = async (country: string, given: object = {}) => {
      const there = await anAccount(db, { parentId: account, country });
      return (await ask('PUT', '/user', someone({ account: there, ...given }))).body.locale;
    };
    expect(await localeIn('IT')).toBe('it-IT');
    expect(await localeIn('US')).toBe('en-US');
    expect(await localeIn('AU')).toBe('en-GB');
    expect(await localeIn('JP')).toBe('en-GB');
    expect(await localeIn('IT', { locale: 'en-US' })).toBe('en-US');
  });

  test('can give reports, which an administrator need not have', async () => {
    const ask = await aTeam();
    const made = await ask('PUT', '/user', someone({ allow: { reports: true } }));
    expect(made).toMatchObject({ status: 200, body: { allow: { reports: true } } });
    const conf = await aTeam(['users', 'conf']);
    const refused = await conf('PUT', '/user', someone({ allow: { reports: true } }));
    expect(refusal(refused)).toMatchObject({ code: 'ROLE-NOT-HELD', info: ['reports'] });
  });

  test('creates an invited user, whose email nobody else can use in any account', async () => {
    const ask = await aTeam();
    const wanted = someone({ allow: { conf: true }, acl: [{ account: branch, blocked: true, allow: {} }] });
    const made = await ask('PUT', '/user', wanted);
    expect(made.body).toMatchObject({
      email: wanted.email.toLowerCase(),
      status: 'invited',
      block: [branch],
      version: 1,
    });
    expect(refusal(await ask('PUT', '/user', wanted)).code).toBe('ALREADY-EXISTS');
    const elsewhere = await aTeam();
    expect(refusal(await elsewhere('PUT', '/user', { ...wanted, account, acl: [] })).code).toBe('ALREADY-EXISTS');
  });

  test('cannot grant permissions that the inviter lacks, by role or by rule', async () => {
    const ask = await aTeam();
    const byRole = await ask('PUT', '/user', someone({ allow: { billing: true, system: true } }));
    expect(refusal(byRole)).toEqual({ status: 403, code: 'ROLE-NOT-HELD', info: ['billing', 'system'] });
    const rule = { account: branch, blocked: false, allow: { billing: true } };
    expect(refusal(await ask('PUT', '/user', someone({ acl: [rule] })))).toMatchObject({ code: 'ROLE-NOT-HELD' });
  });

  test("cannot target or name another tenant's account", async () => {
    const foreign = await anAccount(db);
    const ask = await aTeam();
    expect(refusal(await ask('PUT', '/user', someone({ account: foreign }))).code).toBe('ACCESS_DENIED_ACCOUNT');
    const rule = { account: foreign, blocked: true, allow: {} };
    expect(refusal(await ask('PUT', '/user', someone({ acl: [rule] }))).code).toBe('ACCESS_DENIED_ACCOUNT');
  });

  test("passes on the inviter's restrictions", async () => {
    await aTeam();
    await db.insert(userAccess).values({ accountId: account, userId: admin.id, onAccountId: branch, blocked: true });
    const { id } = (await (await askAs(admin))('PUT', '/user', someone())).body;
    const kept = await db
      .select({ on: userAccess.onAccountId, blocked: userAccess.blocked })
      .from(userAccess)
      .where(and(eq(userAccess.accountId, account), eq(userAccess.userId, id)));
    expect(kept).toEqual([{ on: branch, blocked: true }]);
  });

  test('can be accepted once, with a valid password', async () => {
    await aTeam();
    const { token, email } = await anInvitation(db, account);
    const accept = (password: string) =>
      app.inject({ method: 'POST', url: `/v2/public/invite/${token}`, payload: { password, firstName: 'Ada' } });
    expect((await accept('weak')).json()).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
    const twice = await Promise.all([accept('Correct-horse-7'), accept('Correct-horse-8')]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 404]);
    const open = await Promise.all(['Correct-horse-7', 'Correct-horse-8'].map((one) => tryLogin(app, email, one)));
    expect(open.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  test('that has expired, is forged or was withdrawn is rejected', async () => {
    const ask = await aTeam();
    const old = await anInvitation(db, account, {}, new Date('2020-01-01T00:00:00Z'));
    const gone = await anInvitation(db, account);
    await ask('DELETE', `/user/${gone.id}`);
    for (const token of [old.token, gone.token, 'nothing', 'x'.repeat(43)])
      expect((await app.inject(`/v2/public/invite/${token}`)).json(), token).toMatchObject({ errorCode: 'INV01' });
  });
});

describe('a change', () => {
  test('to one’s own access is refused, but not to one’s own name', async () => {
    const ask = await aTeam();
    const path = `/user/${admin.email}`;
    expect(refusal(await ask('POST', path, { version: 1, allow: { admin: true, users: true } })).code).toBe(
      'OWN-ACCESS',
    );
    expect((await ask('POST', path, { version: 1, firstName: 'Grace' })).body).toMatchObject({ firstName: 'Grace' });
    expect(refusal(await ask('PATCH', `/user/${admin.id}`, { action: 'suspend' })).code).toBe('OWN-ACCESS');
    expect(refusal(await ask('DELETE', `/user/${admin.id}`)).code).toBe('OWN-ACCESS');
  });

  test('based on an old version is refused with the current one', async () => {
    const ask = await aTeam();
    const { email } = await aUser(db, account, []);
    await ask('POST', `/user/${email}`, { version: 1, firstName: 'Grace' });
    const stale = await ask('POST', `/user/${email}`, { version: 1, firstName: 'Lin' });
    expect(refusal(stale)).toEqual({ status: 409, code: 'STALE-VERSION', info: { version: 2 } });
  });

  test('cannot reach users of another account, or staff', async () => {
    const stranger = await aUser(db, await anAccount(db), []);
    const ask = await aTeam();
    const staff = await aUser(db, account, ['support']);
    expect((await ask('POST', `/user/${stranger.email}`, { version: 1, firstName: 'X' })).status).toBe(404);
    expect((await ask('DELETE', `/user/${stranger.id}`)).status).toBe(404);
    expect(refusal(await ask('DELETE', `/user/${staff.id}`)).code).toBe('ROLE-NOT-HELD');
  });

  test('never leaves an account without an admin, even when two remove each other concurrently', async () => {
    const ask = await aTeam();
    const other = await aUser(db, account, ['admin', 'users']);
    const asOther = await askAs(other);
    const [one, two] = await Promise.all([
      ask('PATCH', `/user/${other.id}`, { action: 'suspend' }),
      asOther('PATCH', `/user/${admin.id}`, { action: 'suspend' }),
    ]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const left = await aUser(db, account, ['users']);
    const survivor = one.status === 200 ? admin : other;
    expect(refusal(await (await askAs(left))('DELETE', `/user/${survivor.id}`)).code).toBe('LAST-ADMIN');
  });
});

test('a suspended user is logged out at once, returns when reactivated, and is gone when removed', async () => {
  const ask = await aTeam();
  const person = await aUser(db, account, ['reports']);
  const { headers } = await login(app, person.email);
  const me = () => app.inject({ url: '/v2/user/me', headers });
  expect((await me()).statusCode).toBe(200);
  await ask('PATCH', `/user/${person.id}`, { action: 'suspend' });
  expect((await me()).statusCode).toBe(401);
  expect(refusal(await ask('PATCH', `/user/${person.id}`, { action: 'suspend' })).code).toBe('WRONG-STATUS');
  await ask('PATCH', `/user/${person.id}`, { action: 'reactivate' });
  await login(app, person.email);
  expect((await ask('DELETE', `/user/${person.id}`)).body.status).toBe('removed');
  expect((await ask('GET', `/user/${person.id}`)).status).toBe(404);
  expect((await ask('PUT', '/user', someone({ email: person.email }))).body.status).toBe('invited');
});

test('users are found by name, email or a part of their mobile, however it is written', async () => {
  const ask = await aTeam();
  await ask('PUT', '/user', someone({ firstName: 'Grace', mobile: '+61491570156' }));
  await ask('PUT', '/user', someone({ firstName: 'Edith', mobile: '+61491570157' }));
  const found = async (search: string) => {
    const { body } = await ask('GET', `/user?search=${encodeURIComponent(search)}`);
    return (body as unknown as { data: TeamMember[] }).data.map(({ firstName }) => firstName);
  };
  expect(await found('0491 570 156')).toEqual(['Grace']);
  expect(await found('+61 491 570 15')).toEqual(['Edith', 'Grace']);
  expect(await found('edi')).toEqual(['Edith']);
  expect(await found('15 Grace')).toEqual([]);
});
