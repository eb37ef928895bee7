import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Signup } from '#contract/tenancy/signup.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { links } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aBusiness, aSignup } from '../../../builders/api/aSignup.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login, tryLogin } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let reseller: number;
let headers: Record<string, string>;
let now = new Date('2026-03-02T00:00:00Z');

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  now = new Date('2026-03-02T00:00:00Z');
  reseller = await anAccount(db, { name: 'Harbour Calls', type: 'reseller' });
  ({ headers } = await login(app, (await aUser(db, reseller, ['admin', 'super'])).email));
});

const open = (token: string) => ask(app, endpoints.getSignup, { params: { token } }, {});
const tell = (token: string, body: Record<string, unknown>) =>
  ask(app, endpoints.sendSignupBusiness, { params: { token }, body }, {});
const finish = (token: string, payment = 'skip') =>
  ask(app, endpoints.sendSignupCard, { params: { token }, body: { payment } }, {});
const accountOf = async (id: number) => (await app.inject({ url: `/v2/account/${id}`, headers })).json() as Account;

test('an owner who chooses no language gets that of the business’s country', async () => {
  const { email, token } = await aSignup(db, reseller);
  const { locale: _none, ...business } = aBusiness({ businessTax: '' });
  const told = await tell(token, { ...business, businessAddress: { ...business.businessAddress, country: 'IT' } });
  expect(told.status).toBe(200);
  expect((await finish(token)).status).toBe(200);
  const { headers: mine } = await login(app, email, 'Correct-horse-7');
  expect((await app.inject({ url: '/v2/user/me', headers: mine })).json()).toMatchObject({ locale: 'it-IT' });
});

test('an owner enters the business details, finishes, and logs in as the admin of an active account', async () => {
  const { account, email, token } = await aSignup(db, reseller);
  expect(JSON.parse((await open(token)).body)).toMatchObject({ email, inviter: 'Harbour Calls', payment: 'skip' });
  const told = await tell(token, aBusiness({ businessTax: '51 824 753 556', businessName: 'Pier Dental Pty' }));
  const { business } = JSON.parse(told.body) as Signup;
  expect(business).toMatchObject({ businessName: 'Pier Dental Pty', businessTax: '51824753556' });
  expect(told.body).not.toMatch(/password/i);
  expect((await tryLogin(app, email, 'Correct-horse-7')).statusCode).toBe(401);
  expect(JSON.parse((await finish(token)).body)).toEqual({ email });
  const mine = await login(app, email, 'Correct-horse-7');
  const me = (await app.inject({ url: '/v2/user/me', headers: mine.headers })).json() as Record<string, unknown>;
  expect(me).toMatchObject({
    account,
    email,
    firstName: 'Ada',
    lastName: 'Pierce',
    allow: { admin: true, users: true, billing: true, conf: true },
  });
  expect(await accountOf(account)).toMatchObject({
    status: 'active',
    name: 'Pier Dental Pty',
    category: 'healthcare',
    timezone: 'Australia/Perth',
    invitation: null,
  });
});

describe('a signup link', () => {
  test('works only once', async () => {
    const { token } = await aSignup(db, reseller);
    const answers = await Promise.all([finish(token), finish(token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    for (const answer of [await open(token), await tell(token, aBusiness()), await finish(token)])
      expect(answer).toMatchObject({ status: 404, code: 'INV01', info: { reason: 'used' } });
  });

  test('is rejected when it has expired or is forged', async () => {
    const { token } = await aSignup(db, reseller, { expiresAt: new Date('2026-03-16T00:00:00Z') });
    expect((await open(token)).status).toBe(200);
    now = new Date('2026-03-16T00:00:00Z');
    expect(await open(token)).toMatchObject({ code: 'INV01', info: { reason: 'expired' } });
    expect(await finish('made-up')).toMatchObject({ code: 'INV01', info: { reason: 'unknown' } });
  });

  test('is rejected once a newer one is sent or the account is deleted', async () => {
    const { account, token } = await aSignup(db, reseller);
    const body = { email: 'other@example.test', payment: 'skip' };
    await ask(app, endpoints.inviteOwner, { params: { accountId: account }, body }, headers);
    expect(await open(token)).toMatchObject({ code: 'INV01', info: { reason: 'used' } });
    expect(await accountOf(account)).toMatchObject({ invitation: { email: 'other@example.test', payment: 'skip' } });
    const other = await aSignup(db, reseller);
    const gone = { params: { accountId: other.account }, body: { accounts: 1 } };
    await ask(app, endpoints.deleteAccount, gone, headers);
    expect(await finish(other.token)).toMatchObject({ code: 'INV01' });
  });
});

test('an account shows its own open invitation, not another account’s and not a used one', async () => {
  const [first, second] = [await aSignup(db, reseller), await aSignup(db, reseller)];
  const body = { email: 'second@example.test', payment: 'skip' };
  await ask(app, endpoints.inviteOwner, { params: { accountId: second.account }, body }, headers);
  const invited = async (id: number) => (await accountOf(id)).invitation?.email;
  expect(await invited(first.account)).not.toBe('second@example.test');
  expect(await invited(second.account)).toBe('second@example.test');
  await db.update(links).set({ usedAt: now }).where(eq(links.accountId, second.account));
  expect((await accountOf(second.account)).invitation).toBeNull();
  expect(await invited(first.account)).toBeDefined();
});

test('an invitation that nobody could finish, because it requires a card, is refused and leaves the earlier one', async () => {
  const { account, token } = await aSignup(db, reseller);
  const invite = (payment: string) =>
    ask(
      app,
      endpoints.inviteOwner,
      { params: { accountId: account }, body: { email: `${payment}@example.test`, payment } },
      headers,
    );
  expect(await invite('stripe')).toMatchObject({ status: 501, code: 'STRIPE-NOT-CONFIGURED' });
  expect((await open(token)).status).toBe(200);
  expect((await invite('skip')).status).toBe(200);
  expect(await open(token)).toMatchObject({ code: 'INV01', info: { reason: 'used' } });
});

describe('the business details', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a tax number of another country', { businessTax: 'IT00743110157' }, 'businessTax'],
    ['a weak password', { password: 'password' }, 'password'],
    ['an invalid phone number', { contactPhone: '+6112' }, 'contactPhone'],
    ['an invalid email address', { businessEmail: 'nobody' }, 'businessEmail'],
  ])('is refused with %s', async (_, wrong, path) => {
    const { token } = await aSignup(db, reseller);
    const answer = await tell(token, { ...aBusiness(), ...wrong });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(new Set((answer.info as { path: string }[]).map((fault) => fault.path))).toEqual(new Set([path]));
  });

  test('can be sent again; the last ones win', async () => {
    const { account, token } = await aSignup(db, reseller);
    await tell(token, aBusiness({ businessName: 'First' }));
    await tell(token, aBusiness({ businessName: 'Second', businessTax: '' }));
    await finish(token);
    expect(await accountOf(account)).toMatchObject({ name: 'Second' });
  });
});

describe('a card', () => {
  test('is reported as not configured, and cannot be skipped if it is required', async () => {
    const { account, token } = await aSignup(db, reseller, { payment: 'stripe' });
    expect(await finish(token, 'stripe')).toMatchObject({ status: 501, code: 'STRIPE-NOT-CONFIGURED' });
    expect(await finish(token, 'skip')).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD' });
    expect(await accountOf(account)).toMatchObject({ status: 'invited' });
  });
});

test('an email address that already has a login is not invited, regardless of case, and its user is unchanged', async () => {
  const user = await aUser(db, reseller);
  const owner = { email: user.email.toUpperCase() };
  const account = { father: reseller, name: 'New', type: 'client', country: 'AU', timezone: 'Australia/Sydney' };
  const answer = await ask(app, endpoints.createAccount, { body: { ...account, owner } }, headers);
  expect(answer).toMatchObject({ status: 409, code: 'ALREADY-EXISTS', info: { path: 'email' } });
  const { token } = await aSignup(db, reseller, { email: user.email });
  expect(await tell(token, aBusiness())).toMatchObject({ code: 'ALREADY-EXISTS' });
  expect(await finish(token)).toMatchObject({ code: 'ALREADY-EXISTS' });
});
