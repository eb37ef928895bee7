import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { AlertRule, MyAlerts } from '#contract/powerups/alerts.contract.ts';
import { alerts, dueAlerts } from '../../../../server/kernel/db/schema/alerts.ts';
import { accounts, accountTree } from '../../../../server/kernel/db/schema/accounts.ts';
import { creditWarnings } from '../../../../server/kernel/db/schema/smsCredit.ts';
import { userAccess } from '../../../../server/kernel/db/schema/users.ts';
import { ask } from '../../../builders/api/ask.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { aTextNumber, withCredit } from '../../../builders/api/someMessages.ts';
import { eventually } from '../../../eventually.ts';
import { aCallFlow, aPublishedFlow } from '../../carriers/aCarrier.ts';
import { textOf } from '../../kernel/mail/partsOf.ts';
import { anAlertedWorld } from './anAlertedWorld.ts';

let world: Awaited<ReturnType<typeof anAlertedWorld>>;
let later = 0;

beforeAll(async () => {
  world = await anAlertedWorld({ now: () => new Date(Date.now() + later) });
});

/** A reseller with an administrator, and a client with a number whose flow has no voicemail. */
async function aReseller() {
  const reseller = await anAccount(world.db, { name: 'Bay Marketing' });
  const client = await anAccount(world.db, { name: 'Acme Plumbing', parentId: reseller });
  const admin = await aUser(world.db, reseller, ['admin', 'conf']);
  const { headers } = await login(world.app, admin.email);
  const { nodes, edges, ...flow } = aCallFlow();
  const id = randomUUID();
  await aPublishedFlow(world.db, client, id, {
    ...flow,
    nodes: nodes.filter((node) => node.id !== 'box'),
    edges: edges.filter(({ to, from }) => to !== 'box' && from !== 'box'),
  });
  const { did } = await aNumber(world.db, client, { action: 'flow', actionId: id });
  const email = `${randomUUID()}@desk.example`;
  const add = (body: object, by = headers) =>
    ask(
      world.app,
      endpoints.addAlertRule,
      { body: { account: reseller, name: 'Clients', kinds: ['callMissed'], emails: [email], ...body } as never },
      by,
    );
  return {
    reseller,
    client,
    admin,
    did,
    email,
    add,
    rule: async (body: object) => JSON.parse((await add({ subAccounts: true, ...body })).body) as AlertRule,
    mails: () => world.mailsTo(email),
    subjects: () => world.mailsTo(email).map(({ headers: { subject } }) => subject),
    mine: async () =>
      (JSON.parse((await ask(world.app, endpoints.listMyAlerts, {}, headers)).body) as MyAlerts).alerts.map(
        ({ alert }) => alert,
      ),
  };
}

test('a missed call of an account below is alerted to under the name of that account', async () => {
  const { client, admin, did, mails, mine, rule, subjects } = await aReseller();
  const { subAccounts } = await rule({ users: [admin.id] });
  expect(subAccounts).toBe(true);
  await world.call(did, { from: '+61398765451' });
  await eventually(() => expect(mails()).toHaveLength(1));
  expect(subjects()).toEqual([expect.stringMatching(/^Acme Plumbing: Missed call from \+61 3 9876 5451 for Website/)]);
  expect(textOf(mails()[0]?.raw ?? '', 'text/plain')).toContain('Acme Plumbing');
  expect(await mine()).toMatchObject([{ kind: 'callMissed', account: client, accountName: 'Acme Plumbing', did }]);
});

test('a rule hears of its own account alone, unless it asks for those below', async () => {
  const { client, did, mails, rule, subjects } = await aReseller();
  await rule({ subAccounts: false });
  await rule({ kinds: ['callAnswered'] });
  await world.call(did);
  await world.call(did, { answered: true });
  await eventually(() => expect(mails()).toHaveLength(1));
  expect(subjects()).toEqual([expect.stringMatching(/^Acme Plumbing: Call from/)]);
  // Nobody wanted the missed one.
  expect(await world.db.select({ kind: alerts.kind }).from(alerts).where(eq(alerts.accountId, client))).toEqual([
    { kind: 'callAnswered' },
  ]);
});

test('those of several accounts go out in one email, each with its account', async () => {
  const { reseller, did, mails, rule, subjects } = await aReseller();
  const other = await anAccount(world.db, { name: 'Zeta Tiles', parentId: reseller });
  const { did: second } = await aNumber(world.db, other, { action: 'hangup' });
  await rule({ pace: 'daily', hour: 8 });
  await world.call(did, { from: '+61398765452' });
  await world.call(second, { from: '+61398765453' });
  await eventually(async () => expect(await world.db.$count(dueAlerts, eq(dueAlerts.ruleAccountId, reseller))).toBe(2));
  expect(mails()).toEqual([]);
  later += 86_400_000;
  await world.call(did, { answered: true });
  await eventually(() => expect(mails()).toHaveLength(1));
  expect(subjects()).toEqual(['Bay Marketing: 2 missed calls']);
  const text = textOf(mails()[0]?.raw ?? '', 'text/plain');
  expect(text).toMatch(/Acme Plumbing: Missed call from \+61 3 9876 5452/);
  expect(text).toMatch(/Zeta Tiles: Missed call from \+61 3 9876 5453/);
});

test('what waits for an account that was moved away is not sent', async () => {
  const { reseller, client, did, mails, rule } = await aReseller();
  const { uuid } = await rule({ pace: 'hourly' });
  await world.call(did);
  const waits = and(eq(dueAlerts.ruleAccountId, reseller), eq(dueAlerts.ruleId, uuid));
  await eventually(async () => expect(await world.db.$count(dueAlerts, waits)).toBe(1));
  await world.db
    .delete(accountTree)
    .where(and(eq(accountTree.ancestorId, reseller), eq(accountTree.descendantId, client)));
  later += 3_700_000;
  await world.call(did);
  await eventually(async () => expect(await world.db.$count(dueAlerts, waits)).toBe(0));
  expect(mails()).toEqual([]);
});

test('credit that users of an account below use up is alerted to above, which they do not see', async () => {
  const { client, admin, mine, rule } = await aReseller();
  await rule({ kinds: ['creditLow'], users: [admin.id] });
  const { did: sender } = await aTextNumber(world.db, client);
  await world.db.update(accounts).set({ billingClient: true }).where(eq(accounts.id, client));
  await withCredit(world.db, client, { balance: 1000 });
  await world.db.insert(creditWarnings).values({ accountId: client, below: 1000 });
  const { headers } = await login(world.app, (await aUser(world.db, client, ['admin'])).email);
  const payload = { account: client, sender, target: '+61491570110', message: 'We open at nine.' };
  const sent = await world.app.inject({ method: 'PUT', url: '/v2/sms/send', headers, payload });
  expect(sent.statusCode, sent.body).toBe(200);
  await eventually(async () =>
    expect(await mine()).toMatchObject([{ kind: 'creditLow', account: client, accountName: 'Acme Plumbing' }]),
  );
});

test('who does not see all accounts below is alerted to none of them', async () => {
  const { reseller, client, add } = await aReseller();
  const { id, email } = await aUser(world.db, reseller, ['admin']);
  await world.db
    .insert(userAccess)
    .values({ accountId: reseller, userId: id, onAccountId: client, blocked: true, allow: {} });
  const { headers } = await login(world.app, email);
  expect(await add({ subAccounts: true }, headers)).toMatchObject({ status: 403, code: 'ACCESS_DENIED_ACCOUNT' });
  const added = await add({}, headers);
  expect(added.status).toBe(200);
  const { uuid } = JSON.parse(added.body) as AlertRule;
  const body = { version: 1, name: 'Clients', kinds: ['callMissed' as const], emails: [email], subAccounts: true };
  expect(await ask(world.app, endpoints.changeAlertRule, { params: { uuid }, body }, headers)).toMatchObject({
    status: 403,
    code: 'ACCESS_DENIED_ACCOUNT',
  });
});
