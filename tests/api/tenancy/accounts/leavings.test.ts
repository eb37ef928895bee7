import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { leavings } from '../../../../server/tenancy/accounts/leavings.repository.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anOAuthLink } from '../../../builders/api/anOAuthLink.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { reportSettings } from '../../../builders/api/aReport.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { fingerprint } from '../../../builders/api/fingerprint.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;

beforeAll(async () => {
  ({ app, db } = await anApp({ environment: { EXPORTER_DELAY_HOURS: '0', RATE_LIMIT: '100000' } }));
});

/** A user who asks for things, and fails the test when refused. */
async function somebody(account: number, roles: Parameters<typeof aUser>[2] = ['admin', 'super', 'conf', 'users']) {
  const user = await aUser(db, account, roles);
  const { headers } = await login(app, user.email);
  const ask = async (method: 'GET' | 'PUT' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const answer = await app.inject({ method, url: `/v2${url}`, headers, ...(payload && { payload }) });
    expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
    return answer.json<Record<string, unknown>>();
  };
  return { headers, ask, user };
}

/** Lets somebody make one of everything that leaves an account. */
async function oneOfEach(account: number, { ask, user }: Awaited<ReturnType<typeof somebody>>) {
  const key = await ask('PUT', `/apikey/${account}`, {
    name: 'Deploys',
    scopes: ['flows:read'],
    days: 30,
    password: testPassword,
  });
  const { uuid } = await ask('PUT', '/integration/exporter', { account, name: 'Warehouse' });
  const feed = await ask('PATCH', `/integration/exporter/${String(uuid)}`, { password: testPassword });
  const report = await ask('POST', `/report/scheduled/${account}`, { ...reportSettings(account), name: 'Weekly' });
  const flow = await aFlow(db, account);
  const review = await ask('PUT', `/routing/${account}/flow/${flow}/reviews`, {
    draftVersion: 1,
    recipient: 'Ann',
    days: 7,
  });
  const { did } = await aNumber(db, account);
  await ask('POST', `/number/${encodeURIComponent(did)}`, {
    version: 1,
    replyEmail: 'ann@example.test',
  });
  const alertRule = await ask('PUT', '/alert/rule', {
    account,
    name: 'Front desk',
    kinds: ['callMissed'],
    emails: ['ann@example.test'],
  });
  const application = await ask('PUT', '/sms/application', { number: did, forwardEmail: 'ann@example.test' });
  const webhook = await ask('PUT', '/integration/webhook', {
    account,
    name: 'CRM',
    url: 'https://crm.example.test/calls',
  });
  const link = await anOAuthLink(db, account, { userId: user.id });
  const asKey = async (url: string, token: unknown) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${String(token)}` } })).statusCode;
  return {
    /** What still tells its owner something, by kind. */
    async alive(reader: Awaited<ReturnType<typeof somebody>>) {
      const reports = (await reader.ask('GET', `/report/scheduled/${account}`)) as unknown as {
        id: string;
        enabled: boolean;
      }[];
      const [number] = await db.select().from(numbers).where(eq(numbers.did, did));
      const token = z.string().parse(review['url']).split('/').at(-1);
      const texts = await reader.ask('GET', `/sms/application/${encodeURIComponent(did)}`);
      const posts = (await reader.ask('GET', '/integration/list')) as unknown as { uuid: string }[];
      const rules = (await reader.ask('GET', `/alert/rule?account=${account}`)) as unknown as {
        uuid: string;
        enabled: boolean;
      }[];
      const { auth } = await reader.ask('GET', `/oauth2?account=${account}`);
      return {
        apiKey: (await asKey(`/v2/routing/${account}/flow`, key['token'])) === 200,
        exporter: (await asKey(`/v2/public/exporter/v1.5/${String(uuid)}`, feed['key'])) === 200,
        report: reports.find(({ id }) => id === report['id'])?.enabled === true,
        review: (await app.inject(`/v2/public/flow-review/${token}`)).statusCode === 200,
        numberMail: number?.replyEmail !== null,
        alertRule: rules.find((rule) => rule.uuid === alertRule['uuid'])?.enabled === true,
        textForward: (texts['application'] as { forwardEmail: string | null } | null)?.forwardEmail !== null,
        integration: posts.some((one) => one.uuid === (webhook['webhook'] as { uuid: string }).uuid),
        oauthLink: (auth as { uuid: string }[]).some(({ uuid: id }) => id === link),
      };
    },
    application,
  };
}

test('an account that moves to another tenant stops telling the old one, and goes on telling its own people', async () => {
  const root = await anAccount(db, { type: 'reseller' });
  const [from, to] = [await anAccount(db, { parentId: root }), await anAccount(db, { parentId: root })];
  const moved = await anAccount(db, { parentId: from });
  const [old, own, seller] = [await somebody(from), await somebody(moved), await somebody(root)];
  const [theirs, kept] = [await oneOfEach(moved, old), await oneOfEach(moved, own)];
  const all = Object.fromEntries(Object.keys(leavings).map((kind) => [kind, true]));
  expect([await theirs.alive(own), await kept.alive(own)]).toEqual([all, all]);
  await seller.ask('POST', `/account/${moved}`, { version: 1, father: to });
  const none = Object.fromEntries(Object.keys(leavings).map((kind) => [kind, false]));
  expect([await theirs.alive(own), await kept.alive(own)]).toEqual([none, all]);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'account.moved'));
  const { ended } = z
    .object({ ended: z.array(z.object({ kind: z.string(), account: z.number() })) })
    .parse(entry?.after);
  expect(ended.map(({ kind }) => kind)).toEqual(Object.keys(leavings));
});

test('what a move would end can be read before, by whoever could make it, and nothing ends by reading', async () => {
  const root = await anAccount(db, { type: 'reseller' });
  const [from, to] = [await anAccount(db, { parentId: root }), await anAccount(db, { parentId: root })];
  const moved = await anAccount(db, { parentId: from });
  const below = await anAccount(db, { parentId: moved });
  const [old, own, seller] = [await somebody(from), await somebody(moved), await somebody(root)];
  const [theirs, kept] = [await oneOfEach(below, old), await oneOfEach(below, own)];
  const before = await fingerprint(db);
  const preview = async (father: number) => (await seller.ask('GET', `/account/${moved}/move/${father}`))['ends'];
  const ends = z.array(z.object({ kind: z.string(), account: z.number(), name: z.string() })).parse(await preview(to));
  expect(ends.map(({ kind, account }) => [kind, account])).toEqual(Object.keys(leavings).map((kind) => [kind, below]));
  expect(await preview(from)).toEqual([]);
  const refused = async (by: typeof old, account: number, father: number) =>
    (await app.inject({ url: `/v2/account/${account}/move/${father}`, headers: by.headers })).json<{
      errorCode: string;
    }>().errorCode;
  expect(await refused(old, moved, to)).toBe('ACCESS_DENIED_ACCOUNT');
  expect(await refused(own, moved, moved)).toBe('ACCESS-DENIED');
  expect(await refused(seller, moved, below)).toBe('INVALID-PAYLOAD');
  expect(await fingerprint(db)).toEqual(before);

  await seller.ask('POST', `/account/${moved}`, { version: 1, father: to });
  const entries = await db.select().from(auditLog).where(eq(auditLog.accountId, moved));
  expect(entries.find(({ action }) => action === 'account.moved')?.after).toMatchObject({ ended: ends });
  expect([await theirs.alive(own), await kept.alive(own)]).toEqual([
    Object.fromEntries(Object.keys(leavings).map((kind) => [kind, false])),
    Object.fromEntries(Object.keys(leavings).map((kind) => [kind, true])),
  ]);
});

test('a move within a tenant ends nothing', async () => {
  const root = await anAccount(db, { type: 'reseller' });
  const [from, to] = [await anAccount(db, { parentId: root }), await anAccount(db, { parentId: root })];
  const moved = await anAccount(db, { parentId: from });
  const seller = await somebody(root);
  const things = await oneOfEach(moved, seller);
  const before = await things.alive(seller);
  await seller.ask('POST', `/account/${moved}`, { version: 1, father: to });
  expect(await things.alive(seller)).toEqual(before);
});
