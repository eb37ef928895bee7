import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { microsOf } from '#values/sms/micros.ts';
import type { AutoTopUp, TopUpOrder } from '#contract/messaging/autoTopUps.contract.ts';
import { resumeTopUps } from '../../../server/messaging/topUps/autoTopUps.ts';
import { creditOf } from '../../builders/api/creditOf.ts';
import { chargeMessages } from '../../../server/messaging/messages/chargeMessages.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { freePort } from '../../server/freePort.ts';
import { aMailServer, type ReceivedMail } from '../kernel/mail/aMailServer.ts';
import { textOf } from '../kernel/mail/partsOf.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

const dayMs = 86_400_000;
const jobs = { send: () => Promise.resolve() };
let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let mails: ReceivedMail[];
let root: number;
beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await aMessagingWorld({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'credit@example.test' });
  root = world.account;
});

const mailsTo = (address: string) => mails.filter(({ to }) => to.includes(address));
const arrived = (address: string, count: number) => eventually(() => expect(mailsTo(address)).toHaveLength(count));

/** A reseller with a client that pays for itself, and has so much credit (minor units). */
async function aClient(balance: number, { country = 'AU', price = 8 } = {}) {
  const { db } = world;
  const above = await anAccount(db, { parentId: root, type: 'reseller', billingClient: true, country });
  await withCredit(db, above, { balance: 10_000_000, rates: {} });
  const account = await anAccount(db, { name: 'Acme', parentId: above, billingClient: true, country });
  const { did } = await aTextNumber(db, account);
  await withCredit(db, account, { balance, rates: { AU: price } });
  const admin = await asUser(world, account, ['admin']);
  const reseller = await asUser(world, above, ['super']);
  const read = async () => (await admin.get(`credit/${account}/auto`)).body as unknown as AutoTopUp;
  return {
    above,
    account,
    admin,
    reseller,
    read,
    /** Sets it, of the version that is there. */
    set: async (given: { active?: boolean; below?: number; amount?: number } = {}) => {
      const { version } = await read();
      return admin.put(`credit/${account}/auto`, { version, active: true, below: 60, amount: 100, ...given });
    },
    orders: async () => (await reseller.get('top-up/')).body as unknown as TopUpOrder[],
    end: (uuid: string, outcome: 'paid' | 'failed', note = 'Invoice 14') =>
      reseller.put(`top-up/${uuid}/${outcome}`, { note }),
    ledger: async () => {
      const { body } = await admin.get(`credit/${account}`);
      const { data } = body['entries'] as { data: { kind: string; money: { amount: number }; note: string }[] };
      return { balance: body['balance'], topUps: data.filter(({ kind }) => kind === 'top-up') };
    },
    send: async () => {
      const target = aMobile();
      await admin.put('send', { account, sender: did, target, message: 'Hi' });
      await world.settled(account, target);
    },
    charge: (amount: number) =>
      db.transaction(async (tx) => {
        const payer = { payerId: account, charge: microsOf(amount), currency: 'AUD' };
        const message = { accountId: account, id: randomUUID(), campaignId: null, ...payer };
        await chargeMessages(tx, { emit: creditOf(jobs), now: () => new Date() }, [message]);
      }),
  };
}

test.each([
  { country: 'JP', currency: 'JPY', price: 12, below: 100, amount: 5000, due: '5.000\u00a0JPY' },
  { country: 'AU', currency: 'AUD', price: 0.52, below: 1000, amount: 5000, due: '50,00\u00a0A$' },
  { country: 'KW', currency: 'KWD', price: 25, below: 5000, amount: 50_000, due: '50,000\u00a0KWD' },
])('in $country a text that takes the credit below the limit orders a top-up of $due, paid once', async (given) => {
  const { country, currency, price, below, amount, due } = given;
  const client = await aClient(below, { country, price });
  const { db } = world;
  const seller = await aUser(db, client.above, ['super'], { locale: 'it-IT' });
  const bystanders = [await aUser(db, client.above, ['admin']), await aUser(db, root, ['super'])];
  expect(await client.read()).toEqual({
    active: false,
    below: null,
    amount: null,
    suspendedUntil: null,
    lastOrder: null,
    version: 0,
  });
  const set = await client.set({ below, amount });
  expect(set.body).toMatchObject({ active: true, amount: { amount, currency }, lastOrder: null, version: 1 });
  await client.send();
  await client.send();
  const [order, ...more] = await client.orders();
  expect(order).toMatchObject({ account: client.account, money: { amount, currency }, status: 'open', note: '' });
  expect(more).toEqual([]);
  const uuid = order?.uuid ?? '';
  const answers = await Promise.all(Array.from({ length: 4 }, () => client.end(uuid, 'paid')));
  const taken = answers.filter(({ status }) => status === 200);
  expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 3]);
  expect(await client.ledger()).toMatchObject({
    balance: { amount: below + amount - 2 * price, currency },
    topUps: [{ money: { amount, currency }, note: 'Invoice 14' }],
  });
  expect(await client.orders()).toEqual([]);
  expect((await client.read()).lastOrder).toMatchObject({ uuid, status: 'paid', note: 'Invoice 14' });
  await arrived(seller.email, 1);
  expect(textOf(mailsTo(seller.email)[0]?.raw ?? '', 'text/plain')).toContain(`Account: Acme\nRicarica: ${due}\n`);
  expect(bystanders.flatMap(({ email }) => mailsTo(email))).toEqual([]);
});

test('charges at the same time order one top-up, and nothing more is ordered until it is paid or fails', async () => {
  const client = await aClient(100);
  await client.set();
  await Promise.all(Array.from({ length: 12 }, () => client.charge(5)));
  expect(await client.orders()).toHaveLength(1);
  await client.charge(5);
  expect(await client.orders()).toHaveLength(1);
});

test('a top-up that is not enough is followed by another', async () => {
  const client = await aClient(100);
  await client.set({ below: 2000, amount: 100 });
  const [first] = await client.orders();
  await client.end(first?.uuid ?? '', 'paid');
  const [second, ...more] = await client.orders();
  expect([second?.status, more]).toEqual(['open', []]);
  expect(second?.uuid).not.toBe(first?.uuid);
  // A page that still shows the first one doesn’t pay the second.
  expect((await client.end(first?.uuid ?? '', 'paid')).status).toBe(409);
  expect((await client.orders()).map(({ uuid }) => uuid)).toEqual([second?.uuid]);
});

test('after a failed payment nothing is ordered for 3 days, then a top-up is ordered again', async () => {
  const client = await aClient(60);
  const boss = await aUser(world.db, client.account, ['billing']);
  await client.set();
  await client.charge(5);
  const [order] = await client.orders();
  const failed = await client.end(order?.uuid ?? '', 'failed', 'Card declined');
  expect(failed.body).toMatchObject({ status: 'failed', note: 'Card declined' });
  const { suspendedUntil, lastOrder } = await client.read();
  const [until, endedAt] = [new Date(suspendedUntil ?? ''), new Date(lastOrder?.endedAt ?? '')];
  expect(until.getTime() - endedAt.getTime()).toBe(3 * dayMs);
  expect(lastOrder).toMatchObject({ uuid: order?.uuid, status: 'failed' });
  await arrived(boss.email, 1);
  const text = textOf(mailsTo(boss.email)[0]?.raw ?? '', 'text/plain');
  expect(text).toMatch(/Account: Acme\nReason: Card declined\n[^]*resume on /);

  // Neither charges nor turning it off and on again tries earlier, and no money was entered.
  await client.charge(5);
  await client.set({ active: false });
  await client.set();
  await resumeTopUps({ db: world.db, jobs }, new Date(until.getTime() - 1));
  expect(await client.orders()).toEqual([]);
  expect(await client.ledger()).toMatchObject({ balance: { amount: 50 }, topUps: [] });

  await Promise.all(Array.from({ length: 3 }, () => resumeTopUps({ db: world.db, jobs }, until)));
  expect(await client.orders()).toHaveLength(1);
  expect(await client.read()).toMatchObject({ suspendedUntil: null, lastOrder: { status: 'open' } });
});

test('an order that is not needed any more is withdrawn', async () => {
  const client = await aClient(50);
  await client.set();
  const [first] = await client.orders();
  await world.put(`credit/${client.account}`, { amount: 9, note: 'Not enough' });
  expect(await client.orders()).toHaveLength(1);
  await world.put(`credit/${client.account}`, { amount: 1, note: 'Cash' });
  expect((await client.read()).lastOrder).toMatchObject({ uuid: first?.uuid, status: 'withdrawn', note: 'Cash' });
  await client.charge(5);
  expect(await client.orders()).toHaveLength(1);
  expect((await client.set({ active: false })).body).toMatchObject({
    active: false,
    lastOrder: { status: 'withdrawn' },
  });
  const late = await client.end(first?.uuid ?? '', 'paid');
  expect(late).toMatchObject({ status: 409, body: { errorCode: 'WRONG-STATUS' } });
});

test('a limit that is raised above the credit orders at once', async () => {
  const client = await aClient(100);
  expect((await client.set()).body).toMatchObject({ lastOrder: null });
  expect((await client.set({ below: 101 })).body).toMatchObject({ lastOrder: { status: 'open' }, version: 2 });
});

test('a client sets its own, of the version that it saw; only resellers above it end an order', async () => {
  const client = await aClient(50);
  const branch = await anAccount(world.db, { parentId: client.account });
  const reader = await asUser(world, branch, ['users']);
  await client.set();
  expect((await reader.get(`credit/${branch}/auto`)).body).toMatchObject({
    active: true,
    lastOrder: { status: 'open' },
  });
  const body = { version: 0, active: false, below: 60, amount: 100 };
  expect((await reader.put(`credit/${branch}/auto`, body)).status).toBe(403);
  expect((await client.admin.put(`credit/${branch}/auto`, body)).body).toMatchObject({
    errorCode: 'WRONG-STATUS',
    info: { payer: client.account },
  });
  expect((await client.admin.put(`credit/${client.account}/auto`, body)).body).toMatchObject({
    errorCode: 'STALE-VERSION',
    info: { version: 1 },
  });
  const [order] = await client.orders();
  const path = `top-up/${order?.uuid}/paid`;
  const other = await aClient(50);
  expect(await other.reseller.put(path, { note: 'x' })).toMatchObject({
    status: 404,
    body: { errorCode: 'NOT-FOUND' },
  });
  expect((await client.admin.put(path, { note: 'x' })).status).toBe(403);
  const own = await asUser(world, client.account, ['admin', 'super']);
  expect((await own.put(path, { note: 'x' })).body).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
  expect((await own.get('top-up/')).body).toEqual([]);
  expect((await world.get('top-up/')).body).toContainEqual(order);
  expect(await client.orders()).toEqual([order]);
});

test('the same request of a payment enters it once', async () => {
  const client = await aClient(50);
  await client.set();
  const [order] = await client.orders();
  const key = randomUUID();
  const pay = () => client.reseller.put(`top-up/${order?.uuid}/paid`, { note: 'Invoice 15' }, key);
  const [first, again] = [await pay(), await pay()];
  expect(again).toEqual(first);
  expect((await client.ledger()).topUps).toHaveLength(1);
});

test('turning it off and on again orders again, and emails once', async () => {
  const client = await aClient(10);
  const seller = await aUser(world.db, client.above, ['super']);
  const watcher = await aClient(10);
  const other = await aUser(world.db, watcher.above, ['super']);
  for (let turn = 0; turn < 4; turn += 1) {
    await client.set();
    await client.set({ active: false });
  }
  await client.set();
  expect(await client.read()).toMatchObject({ active: true, lastOrder: { status: 'open' } });
  await watcher.set();
  await arrived(other.email, 1);
  await eventually(() => expect(mailsTo(seller.email).length).toBeGreaterThan(0));
  expect(mailsTo(seller.email)).toHaveLength(1);
});
