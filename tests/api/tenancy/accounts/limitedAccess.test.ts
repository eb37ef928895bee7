import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts } from '../../../../server/kernel/db/schema/accounts.ts';
import { userAccess } from '../../../../server/kernel/db/schema/users.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSignup } from '../../../builders/api/aSignup.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

async function headersOf(account: number, roles: Role[]): Promise<Record<string, string>> {
  return (await login(app, (await aUser(db, account, roles)).email)).headers;
}

async function rule(user: TestUser, onAccountId: number, given: { blocked?: boolean; roles?: Role[] }) {
  const allow = Object.fromEntries((given.roles ?? []).map((role) => [role, true]));
  await db
    .insert(userAccess)
    .values({ accountId: user.accountId, userId: user.id, onAccountId, blocked: given.blocked ?? false, allow });
}

const child = { name: 'Mine', type: 'subaccount', country: 'AU', timezone: 'Australia/Sydney' };
const owner = { email: 'myself-again@example.test' };
const missing = { status: 403, code: 'ROLE-NOT-HELD' };

describe('someone who may only configure', () => {
  test('creates accounts, but cannot own one through an invitation to themselves', async () => {
    const father = await anAccount(db);
    const headers = await headersOf(father, ['conf']);
    expect((await ask(app, endpoints.createAccount, { body: { ...child, father } }, headers)).status).toBe(200);
    const owned = await ask(app, endpoints.createAccount, { body: { ...child, father, owner } }, headers);
    expect(owned).toMatchObject({ ...missing, info: ['admin', 'billing', 'users'] });
    expect(await db.$count(accounts, eq(accounts.parentId, father))).toBe(1);
  });

  test('cannot redirect the invitation of someone else', async () => {
    const father = await anAccount(db);
    const { account, email } = await aSignup(db, father);
    const headers = await headersOf(father, ['conf']);
    const params = { accountId: account };
    expect(await ask(app, endpoints.inviteOwner, { params, body: owner }, headers)).toMatchObject(missing);
    const read = await ask(app, endpoints.getAccount, { params }, headers);
    expect(JSON.parse(read.body)).toMatchObject({ invitation: { email } });
  });

  test.each(['active', 'invited'] as const)('cannot move an account below one whose owner is %s', async (status) => {
    const father = await anAccount(db);
    const real = await anAccount(db, { parentId: father });
    const trap = status === 'active' ? await anAccount(db, { parentId: father }) : (await aSignup(db, father)).account;
    if (status === 'active') await aUser(db, trap, ['admin', 'users', 'billing', 'conf']);
    const headers = await headersOf(father, ['conf']);
    const move = { params: { accountId: real }, body: { version: 1, father: trap } };
    expect(await ask(app, endpoints.changeAccount, move, headers)).toMatchObject(missing);
    const [row] = await db.select({ parent: accounts.parentId }).from(accounts).where(eq(accounts.id, real));
    expect(row?.parent).toBe(father);
  });
});

test('a reseller invites owners and arranges accounts without having the roles of a business', async () => {
  const reseller = await anAccount(db, { type: 'reseller' });
  const headers = await headersOf(reseller, ['super']);
  const body = { ...child, father: reseller, owner: { email: 'client@example.test' } };
  const client = await ask(app, endpoints.createAccount, { body }, headers);
  expect(client.status).toBe(200);
  const { id: father } = JSON.parse(client.body) as { id: number };
  const moved = await anAccount(db, { parentId: reseller });
  const move = { params: { accountId: moved }, body: { version: 1, father } };
  expect((await ask(app, endpoints.changeAccount, move, headers)).status).toBe(200);
});

test('an account is not deleted from above one that a rule hides', async () => {
  const top = await anAccount(db);
  const middle = await anAccount(db, { parentId: top });
  const hidden = await anAccount(db, { parentId: middle });
  const limited = await aUser(db, top, ['admin']);
  await rule(limited, hidden, { blocked: true });
  const { headers } = await login(app, limited.email);
  const answer = await ask(
    app,
    endpoints.deleteAccount,
    { params: { accountId: middle }, body: { accounts: 1 } },
    headers,
  );
  expect(answer).toMatchObject({ status: 409, code: 'SUB-ACCOUNTS', info: { count: 1 } });
});

describe('a role that a rule gives', () => {
  test('sells in its own account only', async () => {
    const top = await anAccount(db);
    const [sold, other] = [await anAccount(db, { parentId: top }), await anAccount(db, { parentId: top })];
    const seller = await aUser(db, top, ['conf']);
    await rule(seller, sold, { roles: ['super', 'conf'] });
    const { headers } = await login(app, seller.email);
    const body = { version: 1, plan: 'agency' };
    const change = (accountId: number) => ask(app, endpoints.changeAccount, { params: { accountId }, body }, headers);
    expect((await change(sold)).status).toBe(200);
    expect(await change(other)).toMatchObject({ status: 403, code: 'ACCESS-DENIED' });
  });

  test('protects its holder from those who lack it there', async () => {
    const top = await anAccount(db);
    const below = await anAccount(db, { parentId: top });
    const headers = await headersOf(top, ['admin', 'users']);
    const person = await aUser(db, top, []);
    await rule(person, below, { roles: ['super'] });
    const suspend = { params: { id: person.id }, body: { action: 'suspend' } };
    expect(await ask(app, endpoints.actOnUser, suspend, headers)).toMatchObject({ ...missing, info: ['super'] });
    const rename = { params: { email: person.email }, body: { version: 1, firstName: 'Ada' } };
    expect(await ask(app, endpoints.changeUser, rename, headers)).toMatchObject({ ...missing, info: ['super'] });
  });

  test('is never that of the system', async () => {
    const top = await anAccount(db);
    const below = await anAccount(db, { parentId: top });
    const headers = await headersOf(top, ['system', 'users']);
    const person = await aUser(db, top, []);
    const acl = [{ account: below, blocked: false, allow: { system: true } }];
    const change = { params: { email: person.email }, body: { version: 1, acl } };
    expect(await ask(app, endpoints.changeUser, change, headers)).toMatchObject({ ...missing, info: ['system'] });
    expect(await db.$count(userAccess, eq(userAccess.userId, person.id))).toBe(0);
  });
});
