import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { defaultColours } from '#values/defaultColours.ts';
import { microsOf } from '#values/sms/micros.ts';
import { themes } from '../../../server/kernel/db/schema/brand.ts';
import { outbox } from '../../../server/kernel/db/schema/calls.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { creditOf } from '../../builders/api/creditOf.ts';
import { chargeMessages } from '../../../server/messaging/messages/chargeMessages.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { freePort } from '../../server/freePort.ts';
import { aMailServer, type ReceivedMail } from '../kernel/mail/aMailServer.ts';
import { textOf } from '../kernel/mail/partsOf.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld, asUser, requestsOf } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let mails: ReceivedMail[];

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await aMessagingWorld({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'credit@example.test' });
  const look = { title: 'Harbour', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: world.account, host: 'calls.harbour.test', ...look });
});

const mailsTo = (address: string) => mails.filter(({ to }) => to.includes(address));

/** Waits for so many mails to somebody. */
const arrived = (address: string, count: number) => eventually(() => expect(mailsTo(address)).toHaveLength(count));

/** A client of the reseller that pays for itself, with so much credit (minor units) and a price to Australia. */
async function aPayer(balance: number, { country = 'AU', price = 8 } = {}) {
  const { db } = world;
  const account = await anAccount(db, { name: 'Acme', parentId: world.account, billingClient: true, country });
  const { did } = await aTextNumber(db, account);
  await withCredit(db, account, { balance, rates: { AU: price } });
  const admin = await asUser(world, account, ['admin']);
  return {
    account,
    admin,
    warnBelow: (below: number | null) => admin.put(`credit/${account}/warning`, { below }),
    /** Sends a text and waits for what becomes of it. */
    send: async (target = aMobile()) => {
      await admin.put('send', { account, sender: did, target, message: 'Hi' });
      await world.settled(account, target);
    },
    topUp: (amount: number) => world.put(`credit/${account}`, { amount, note: 'Invoice 12' }),
    /** The warnings for its admin, oldest first. */
    warnings: async () => {
      const rows = await db.select().from(outbox).where(eq(outbox.accountId, account)).orderBy(outbox.createdAt);
      return rows.flatMap(({ kind, payload }) => (kind === 'creditLow' ? [payload] : []));
    },
  };
}

test.each([
  { country: 'JP', price: 12, below: 100, left: 'JP¥88', limit: 'JP¥100' },
  { country: 'AU', price: 8.0125, below: 10_000, left: 'A$99.919875', limit: 'A$100.00' },
  { country: 'KW', price: 25, below: 5000, left: 'KWD\u00a04.975', limit: 'KWD\u00a05.000' },
])('in $country those who can top up are warned once, in their language and brand', async (given) => {
  const { country, price, below, left, limit } = given;
  const { account, warnBelow, send } = await aPayer(below, { country, price });
  const { db } = world;
  const locale = 'it-IT';
  const italian = await aUser(db, account, ['billing'], { locale });
  const admin = await aUser(db, account, ['admin', 'users']);
  const others = [
    await aUser(db, account, ['users']),
    await aUser(db, account, ['conf', 'reports']),
    await aUser(db, account, ['admin'], { status: 'removed' }),
    await aUser(db, world.account, ['admin', 'super']),
  ];
  await warnBelow(below);
  await send();
  await send();
  await Promise.all([arrived(italian.email, 1), arrived(admin.email, 1)]);
  const [english, inItalian] = [mailsTo(admin.email)[0], mailsTo(italian.email)[0]];
  const text = textOf(english?.raw ?? '', 'text/plain');
  const facts = /^Account: Acme\nCredit left: (.*)\nLow-credit alert: (.*)\n/.exec(text);
  expect(facts?.slice(1)).toEqual([left, limit]);
  expect(text).toMatch(/http:\/\/calls\.harbour\.test:\d+\/messages\/top-up/);
  expect(english?.headers['from']).toContain('Harbour');
  expect(textOf(inItalian?.raw ?? '', 'text/plain')).toContain('Ricaricalo prima che si esaurisca.');
  expect(others.flatMap(({ email }) => mailsTo(email))).toEqual([]);
});

/** Takes 5 cents in a transaction of its own, as a worker does; `then` happens before it commits. */
const charge = (account: number, then = () => Promise.resolve()) =>
  world.db.transaction(async (tx) => {
    const payer = { payerId: account, charge: microsOf(5), currency: 'AUD' };
    const message = { accountId: account, id: randomUUID(), campaignId: null, ...payer };
    await chargeMessages(tx, { emit: creditOf(jobs), now: () => new Date() }, [message]);
    await then();
  });
const jobs = { send: () => Promise.resolve() };

test('charges at the same time warn once, and again only after the credit was at the limit', async () => {
  const { account, warnBelow, topUp, warnings } = await aPayer(100);
  await warnBelow(60);
  await Promise.all(Array.from({ length: 12 }, () => charge(account)));
  const low = { below: { amount: 60, currency: 'AUD' }, balance: { amount: 55, currency: 'AUD' } };
  expect(await warnings()).toMatchObject([low]);
  await topUp(19);
  await charge(account);
  expect(await warnings()).toHaveLength(1);
  await topUp(6);
  await charge(account);
  expect(await warnings()).toMatchObject([low, low]);
});

test('a worker that dies before its charge is kept warns of nothing, and the next one does', async () => {
  const { account, warnBelow, warnings } = await aPayer(60);
  await warnBelow(60);
  await expect(charge(account, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await warnings()).toEqual([]);
  await charge(account);
  expect(await warnings()).toHaveLength(1);
});

test('a limit that changes counts from the next charge on', async () => {
  const { account, warnBelow, warnings } = await aPayer(100);
  await charge(account);
  expect(await warnings()).toEqual([]);
  // Whoever raises it above the credit sees on the page that it is low.
  await warnBelow(200);
  await charge(account);
  expect(await warnings()).toEqual([]);
  await warnBelow(90);
  await charge(account);
  expect(await warnings()).toMatchObject([{ below: { amount: 90 }, balance: { amount: 85 } }]);
  await warnBelow(85);
  await charge(account);
  expect(await warnings()).toHaveLength(2);
  await warnBelow(null);
  await charge(account);
  expect(await warnings()).toHaveLength(2);
});

test('a correction that takes the credit below the limit warns as a charge does', async () => {
  const { warnBelow, topUp, warnings } = await aPayer(100);
  await warnBelow(60);
  await topUp(-50);
  expect(await warnings()).toMatchObject([{ balance: { amount: 50, currency: 'AUD' } }]);
});

test('a campaign that runs out of credit tells its author and the payer’s users, each time it is paused', async () => {
  const { account } = await aPayer(3 * 8);
  const { db } = world;
  const branch = await anAccount(db, { parentId: account });
  const { did: sender } = await aTextNumber(db, branch);
  const slow = { accountId: branch, sender, registeredBy: 'staff@example.test' };
  await db.insert(smsSenders).values({ ...slow, segmentsPerSecond: 0.01 });
  const boss = await aUser(db, account, ['admin'], { locale: 'it-IT' });
  const author = await aUser(db, branch, ['conf']);
  const campaign = campaignsOf({ ...world, ...(await requestsOf(world, author)), account: branch, did: sender });
  const lists = [await campaign.aList(Array.from({ length: 3 }, () => ({ number: aMobile() })))];
  const uuid = await campaign.save({ name: 'Autumn', lists });
  const { quote } = await campaign.quote(uuid);
  await campaign.act(uuid, 'send', { quote: quote.id });
  const ofCampaign = eq(messages.campaignId, uuid);
  await eventually(async () =>
    expect(await db.$count(messages, and(ofCampaign, isNotNull(messages.claimedAt)))).toBe(2),
  );
  // Only staff can take what waiting messages reserve.
  const staff = await asUser(world, world.account, ['system']);
  expect(await staff.put(`credit/${account}`, { amount: -8, note: 'Correction' })).toMatchObject({ status: 200 });
  await db.update(smsSenders).set({ segmentsPerSecond: 100 }).where(eq(smsSenders.sender, sender));
  await world.put('send', { account: world.account, sender: world.did, target: aMobile(), message: 'Wake up' });
  expect(await campaign.reaches(uuid, 'paused')).toMatchObject({ pauseReason: 'credit' });
  await Promise.all([arrived(boss.email, 1), arrived(author.email, 1)]);
  expect(mailsTo(boss.email)[0]?.headers['subject']).toBe('Campagna in pausa: credito esaurito per Autumn');
  const text = textOf(mailsTo(author.email)[0]?.raw ?? '', 'text/plain');
  expect(text).toMatch(/Campaign: Autumn\nPaid by: Acme\n/);
  await campaign.act(uuid, 'resume');
  await Promise.all([arrived(boss.email, 2), arrived(author.email, 2)]);
});
