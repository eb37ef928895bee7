import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { minorUnitsOf } from '#values/sms/micros.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { creditEntries, smsCredits } from '../../../server/kernel/db/schema/smsCredit.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld();
});

const balance = async () => {
  const [row] = await world.db.select().from(smsCredits).where(eq(smsCredits.accountId, world.account));
  return minorUnitsOf(row?.balance ?? 0);
};

async function conversationWith(msisdn: string) {
  const { body } = await world.get(`mix?search=${encodeURIComponent(msisdn)}`);
  const [first] = body['data'] as Record<string, unknown>[];
  if (!first) throw new Error(`nobody wrote from ${msisdn}`);
  return first;
}

describe('a text that comes in', () => {
  test('is in the inbox once, however often the carrier reports it', async () => {
    const [from, sid] = [aMobile(), `SM${randomUUID()}`];
    const form = { From: from, To: world.did, Body: 'Are you open?', MessageSid: sid };
    const answers = [await world.text(form), await world.text(form)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, '<?xml version="1.0" encoding="UTF-8"?><Response/>']),
    );
    expect(await conversationWith(from)).toMatchObject({
      account: world.account,
      did: world.did,
      msisdn: from,
      state: 'open',
      unread: 1,
      optedOut: false,
      review: false,
      lastMessage: { content: 'Are you open?', direction: 'inbound', state: 'received' },
    });
  });

  test('is of one person in whatever form the network writes their number', async () => {
    const from = aMobile();
    for (const written of [from, from.slice(1), from.replace('+61', '0'), `${from};ext=3`])
      expect((await world.text({ From: written, To: world.did, Body: written })).status).toBe(200);
    const { body } = await world.get(`mix?search=${encodeURIComponent(from)}`);
    expect(body['data']).toMatchObject([{ msisdn: from, unread: 4 }]);
  });

  test('is refused without a valid signature, and stored by nobody', async () => {
    const from = aMobile();
    const form = { MessageSid: 'SM1', From: from, To: world.did, Body: 'Hello' };
    expect((await world.post('/carrier/sms', form, 'another token')).status).toBe(403);
    expect(await world.db.select().from(messages).where(eq(messages.msisdn, from))).toEqual([]);
  });

  test('to a number that no account has is dropped', async () => {
    expect((await world.text({ From: aMobile(), To: '+61499999999', Body: 'Hello' })).status).toBe(200);
  });

  test('opens its conversation again, and is read by each user for themselves', async () => {
    const from = aMobile();
    await world.text({ From: from, To: world.did, Body: 'One' });
    const { uuid, version } = await conversationWith(from);
    const closed = await world.ask('PATCH', `mix/${String(uuid)}`, { state: 'closed', read: true, version });
    expect(closed.body).toMatchObject({ state: 'closed', unread: 0 });
    const stale = await world.ask('PATCH', `mix/${String(uuid)}`, { state: 'open', version });
    expect(stale).toMatchObject({ status: 409, body: { errorCode: 'STALE-VERSION', info: { version: 2 } } });
    await world.text({ From: from, To: world.did, Body: 'Two' });
    expect(await conversationWith(from)).toMatchObject({ state: 'open', unread: 1 });
    const colleague = await asUser(world, world.account);
    expect((await colleague.get(`mix/${String(uuid)}`)).body).toMatchObject({ unread: 2 });
  });

  test('is in one thread with the calls between the two numbers, newest first', async () => {
    const from = aMobile();
    const call = await aCall(world.db, world.account, { caller: from, trackingNumber: world.did });
    await world.text({ From: from, To: world.did, Body: 'Call me' });
    const { uuid } = await conversationWith(from);
    const { items, next } = (await world.get(`mix/${String(uuid)}/items`)).body;
    expect(items).toMatchObject([
      { type: 'message', message: { content: 'Call me' } },
      { type: 'call', uuid: call, status: 'answered', direction: 'inbound' },
    ]);
    expect(next).toBeNull();
  });
});

describe('a reply', () => {
  const reply = (target: string, message = 'Yes, until five.', key?: string) =>
    world.put('send', { account: world.account, sender: world.did, target, message }, key);

  test('is sent, delivered and charged', async () => {
    const [to, before] = [aMobile(), await balance()];
    const { status, body } = await reply(to);
    expect([status, body['state'], body['charge']]).toEqual([200, 'queued', { amount: 8, currency: 'AUD' }]);
    const [row] = await world.settled(world.account, to);
    expect(row).toMatchObject({ state: 'delivered', kind: 'reply', did: world.did });
    expect(await balance()).toBe(before - 8);
    const { events } = (await world.get(`message/${String(body['uuid'])}`)).body;
    expect((events as { state: string }[]).map(({ state }) => state)).toEqual([
      'sending',
      'sending',
      'sent',
      'delivered',
    ]);
  });

  test('goes out once for one idempotency key', async () => {
    const [to, key] = [aMobile(), randomUUID()];
    const answers = [await reply(to, 'Once', key), await reply(to, 'Once', key)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await world.settled(world.account, to)).toHaveLength(1);
  });

  test('that can’t be delivered says why, with the carrier’s code', async () => {
    const to = '+61412000095';
    await reply(to);
    expect(await world.settled(world.account, to)).toMatchObject([{ state: 'undelivered', error: '30003' }]);
  });

  test('has a status that no late or repeated callback takes back', async () => {
    const to = aMobile();
    const { body } = await reply(to);
    await world.settled(world.account, to);
    const message = `${world.account}-${String(body['uuid'])}`;
    for (const MessageStatus of ['queued', 'sent', 'failed', 'sent'])
      await world.post(`/carrier/sms/status?message=${message}`, { MessageSid: 'SM1', MessageStatus });
    expect(await world.settled(world.account, to)).toMatchObject([{ state: 'delivered' }]);
  });

  test.each<[string, string, string]>([
    ['a landline', '+61398765432', 'NO-VALID-TARGETS'],
    ['a number of no plan', '+6141200001', 'NO-VALID-TARGETS'],
    ['a country without a rate', '+447400123456', 'MISSING-COUNTRY-CHARGES-COUNTRY'],
  ])('to %s is refused', async (_what, target, errorCode) => {
    expect((await reply(target)).body).toMatchObject({ errorCode });
  });

  test('needs a sender of the account, and credit', async () => {
    const poor = await anAccount(world.db, { billingClient: true });
    const { did } = await aTextNumber(world.db, poor);
    await withCredit(world.db, poor, { balance: 7 });
    const { put } = await asUser(world, poor);
    const send = (sender: string) => put('send', { account: poor, sender, target: aMobile(), message: 'Hello' });
    expect((await send(world.did)).body).toMatchObject({ errorCode: 'SENDER-NOT-VALID' });
    expect(await send(did)).toMatchObject({ status: 402, body: { errorCode: 'CREDIT-TOO-LOW' } });
    const entries = await world.db.select().from(creditEntries).where(eq(creditEntries.accountId, poor));
    expect(entries).toEqual([]);
  });
});
