import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import { mailSettings } from '../../../../server/kernel/db/schema/brand.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let host: TestUser;
let headers: Awaited<ReturnType<typeof login>>['headers'];

beforeAll(async () => {
  world = await anAppWithCalls();
  account = await anAccount(world.db, { type: 'reseller' });
  host = await aUser(world.db, account, ['super', 'admin', 'users']);
  ({ headers } = await login(world.app, host.email));
});

const parsed = <Body>({ body }: { body: string }) => JSON.parse(body) as Body;
const sends = async (of: number) =>
  parsed<{ sends: boolean }>(await ask(world.app, endpoints.getMailState, { params: { account: of } }, headers)).sends;
const linkFor = (id: number, as = headers) => ask(world.app, endpoints.createUserLink, { params: { id } }, as);
const password = 'Correct-horse-7';

async function invited(email: string): Promise<number> {
  const body = { account, email, firstName: 'Ada', allow: {} };
  return parsed<{ id: number }>(await ask(world.app, endpoints.inviteUser, { body }, headers)).id;
}

test('without a mail server an invitation is a link to hand over, which works once', async () => {
  expect(await sends(account)).toBe(false);
  const id = await invited('ada@handed.example');
  const link = parsed<HandedLink>(await linkFor(id));
  const token = /\/invite\/([\w-]{43})$/.exec(link.url)?.[1] ?? '';
  expect({ ...link, url: '' }).toEqual({ kind: 'invite', url: '', expires: expect.any(String) });
  const accept = () =>
    ask(world.app, endpoints.acceptInvite, { params: { token }, body: { password, firstName: 'Ada' } }, {});
  expect((await accept()).status).toBe(200);
  expect((await accept()).status).toBe(404);
  expect((await login(world.app, 'ada@handed.example', password)).headers).toHaveProperty('authorization');
});

test('the password of a user is set by such a link, and who made it is on record', async () => {
  const { id, email } = await aUser(world.db, account, []);
  const link = parsed<HandedLink>(await linkFor(id));
  const [, uuid = '', token = ''] = /\/reset-password#([\da-f-]{36})\.([\w-]{43})$/.exec(link.url) ?? [];
  const reset = await ask(world.app, endpoints.resetPassword, { params: { id: uuid }, body: { token, password } }, {});
  expect(reset.status).toBe(200);
  expect((await login(world.app, email, password)).headers).toHaveProperty('authorization');
  const entries = await world.db.select().from(auditLog);
  const own = entries.filter(({ subject }) => subject === `user ${id}`);
  expect(own.map(({ action, userId }) => [action, userId])).toEqual([
    ['user.resetLinkCreated', host.id],
    ['password.reset', id],
  ]);
});

test('an owner signs up by a link, next to the one that is emailed later', async () => {
  const owner = { email: 'owner@handed.example' };
  const body = {
    father: account,
    name: 'Quay Cafe',
    type: 'business',
    country: 'AU',
    timezone: 'Australia/Sydney',
    owner,
  };
  const made = parsed<{ id: number }>(await ask(world.app, endpoints.createAccount, { body }, headers));
  const params = { accountId: made.id };
  const link = parsed<HandedLink>(await ask(world.app, endpoints.createOwnerLink, { params }, headers));
  const token = /\/signup\/([\w-]{43})$/.exec(link.url)?.[1] ?? '';
  expect(parsed(await ask(world.app, endpoints.getSignup, { params: { token } }, {}))).toMatchObject(owner);
});

test('nobody gets a link to somebody who may do more, nor to themselves', async () => {
  const { id } = await aUser(world.db, account, []);
  expect((await linkFor(id)).status).toBe(200);
  const clerk = await aUser(world.db, account, ['users']);
  const boss = await aUser(world.db, account, ['admin', 'users']);
  const own = await login(world.app, clerk.email);
  const refusals = await Promise.all([linkFor(boss.id, own.headers), linkFor(clerk.id, own.headers)]);
  expect(refusals.map((answer) => [answer.status, parsed<{ errorCode: string }>(answer).errorCode])).toEqual([
    [403, 'ROLE-NOT-HELD'],
    [409, 'OWN-ACCESS'],
  ]);
  const stranger = await aUser(world.db, await anAccount(world.db, {}), ['admin', 'users']);
  expect((await linkFor(stranger.id)).status).toBe(404);
});

test('with a mail server there are emails instead', async () => {
  const id = await invited('lin@handed.example');
  const isPublic = async () =>
    parsed<{ sends: boolean }>(await ask(world.app, endpoints.getPublicMailState, {}, {})).sends;
  expect([(await linkFor(id)).status, await isPublic()]).toEqual([200, false]);
  const smtp = { fromAddress: 'calls@quay.example', host: 'mail.quay.example', port: 587, tls: 'starttls' } as const;
  await world.db.insert(mailSettings).values({ accountId: account, ...smtp });
  const answer = await linkFor(id);
  expect([answer.status, parsed<{ errorCode: string }>(answer).errorCode]).toEqual([409, 'WRONG-STATUS']);
  expect([await sends(account), await isPublic()]).toEqual([true, true]);
});
