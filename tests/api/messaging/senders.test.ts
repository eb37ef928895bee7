import { beforeAll, describe, expect, test } from 'vitest';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

const service = 'MG0123456789abcdef0123456789abcdef';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld({}, { now: () => new Date('2026-11-26T03:00:00Z') });
});

const register = (sender: string, rest: object = {}) =>
  world.put('senders/', { account: world.account, sender, ...rest });
const remove = (sender: string) => world.ask('DELETE', `senders/${world.account}/${encodeURIComponent(sender)}`);
const listed = async (sender: string) => {
  const { body } = await world.get('senders/');
  return (body as unknown as Sender[]).find((one) => one.sender === sender);
};
const reply = (sender: string, target: string) =>
  world.put('send', { account: world.account, sender, target, message: 'Hello' });

describe('a sender', () => {
  test.each([
    ['a short code', '19733', { countries: ['AU'] }, { kind: 'shortCode', segmentsPerSecond: 2000, countries: ['AU'] }],
    ['a messaging service', service, {}, { kind: 'service', countries: null }],
    [
      'a name of one letter',
      'Q',
      { countries: ['AU', 'NZ'], segmentsPerSecond: 5 },
      { kind: 'name', hasOwnRate: true },
    ],
  ])('is entered: %s', async (_, sender, rest, expected) => {
    expect(await register(sender, rest)).toMatchObject({ status: 200, body: { sender, ...expected } });
    expect(await listed(sender)).toMatchObject({ account: world.account, name: sender, country: null, ...expected });
  });

  test('that is a number gets a rate and countries, and its usual rate back when they are removed', async () => {
    const { did } = await aTextNumber(world.db, world.account);
    expect(await listed(did)).toMatchObject({
      kind: 'number',
      country: 'AU',
      segmentsPerSecond: 2000,
      hasOwnRate: false,
    });
    expect((await register(did, { segmentsPerSecond: 25, countries: ['AU'] })).status).toBe(200);
    expect(await listed(did)).toMatchObject({
      name: 'Website',
      segmentsPerSecond: 25,
      hasOwnRate: true,
      countries: ['AU'],
    });
    expect(await reply(did, '+64211234567')).toMatchObject({ status: 422, body: { errorCode: 'SENDER-NOT-VALID' } });
    expect((await remove(did)).status).toBe(200);
    expect(await listed(did)).toMatchObject({ segmentsPerSecond: 2000, hasOwnRate: false, countries: null });
    expect((await remove(did)).body).toMatchObject({ errorCode: 'NOT-FOUND' });
  });

  test.each([
    ['a number of nobody', '+61412999999', {}, 'SENDER-NOT-VALID'],
    ['a landline that can’t text', '+61390001234', {}, 'SENDER-NOT-VALID'],
    ['a name without countries', 'Quayside', {}, 'MISSING-FIELD'],
    ['a name in the United States', 'Quayside', { countries: ['AU', 'US'] }, 'SENDER-NOT-VALID'],
    ['a short code without countries', '19734', {}, 'MISSING-FIELD'],
    ['digits that are no short code', '12', { countries: ['AU'] }, 'INVALID-PAYLOAD'],
    ['a name that is too long', 'TwelveLetter', { countries: ['AU'] }, 'INVALID-PAYLOAD'],
    ['a rate of nothing', 'Quayside', { countries: ['AU'], segmentsPerSecond: 0 }, 'INVALID-PAYLOAD'],
    [
      'two registrations in one register',
      'Quayside',
      {
        countries: ['AU'],
        registrations: ['pending', 'missing'].map((state) => ({ country: 'AU', register: 'senderId', state })),
      },
      'INVALID-PAYLOAD',
    ],
  ])('is refused: %s', async (_, sender, rest, errorCode) => {
    if (sender === '+61390001234') await aNumber(world.db, world.account, { did: sender });
    expect((await register(sender, rest)).body).toMatchObject({ errorCode });
  });

  test('is entered and removed by resellers only, in their accounts only', async () => {
    const draft = { account: world.account, sender: 'Harbour', countries: ['AU'] };
    const admin = await asUser(world, world.account, ['admin', 'users']);
    const elsewhere = await asUser(world, await anAccount(world.db));
    expect((await admin.put('senders/', draft)).body).toMatchObject({ errorCode: 'ACCESS-DENIED' });
    expect((await elsewhere.put('senders/', draft)).body).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
    await world.put('senders/', draft);
    const path = `senders/${world.account}/Harbour`;
    expect((await admin.ask('DELETE', path)).body).toMatchObject({ errorCode: 'ACCESS-DENIED' });
    expect((await elsewhere.ask('DELETE', path)).body).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
    expect(await listed('Harbour')).toBeDefined();
    expect((await elsewhere.get(`senders/?account=${world.account}`)).body).toMatchObject({
      errorCode: 'ACCESS_DENIED_ACCOUNT',
    });
  });

  test('is listed for the accounts that are asked for', async () => {
    const other = await anAccount(world.db, { parentId: world.account });
    const { did } = await aTextNumber(world.db, other);
    expect(await listed(did)).toBeDefined();
    const { body } = await world.get(`senders/?account=${other}`);
    expect((body as unknown as Sender[]).map(({ sender }) => sender)).toEqual([did]);
  });
});

describe('a short code', () => {
  test('gets texts, and answers go out from it', async () => {
    await register('19735', { countries: ['AU'] });
    const from = aMobile();
    expect((await world.text({ From: from, To: '19735', Body: 'Are you open?' })).status).toBe(200);
    const { body } = await world.get(`mix?msisdn=${encodeURIComponent(from)}`);
    expect(body).toMatchObject({
      data: [{ did: '19735', account: world.account, lastMessage: { content: 'Are you open?' } }],
    });
    expect((await reply('19735', from)).status).toBe(200);
    expect(await world.settled(world.account, from)).toMatchObject([{ did: '19735', state: 'delivered' }]);
  });

  test('is one account’s', async () => {
    const account = await anAccount(world.db);
    const other = await asUser(world, account);
    expect((await register('19736', { countries: ['AU'] })).status).toBe(200);
    const again = await other.put('senders/', { account, sender: '19736', countries: ['AU'] });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'ALREADY-EXISTS' } });
    expect((await other.get('senders/')).body).toEqual([]);
  });
});

describe('a messaging service', () => {
  test('sends', async () => {
    await register(service);
    const to = aMobile();
    expect((await reply(service, to)).status).toBe(200);
    expect(await world.settled(world.account, to)).toMatchObject([{ did: service, state: 'delivered' }]);
  });
});

describe('a sender of a campaign', () => {
  test('stays while the campaign is to go out, and goes when it no longer is', async () => {
    const campaign = campaignsOf(world);
    await register('Compass', { countries: ['AU'] });
    const uuid = await campaign.save({ sender: 'Compass', numbers: [aMobile()], at: '2026-11-27T03:00:00Z' });
    const { quote } = await campaign.quote(uuid);
    expect((await campaign.act(uuid, 'schedule', { quote: quote.id })).body).toMatchObject({ status: 'scheduled' });
    expect((await remove('Compass')).body).toMatchObject({ errorCode: 'SENDER-IN-USE' });
    expect(await listed('Compass')).toBeDefined();
    await campaign.act(uuid, 'cancel');
    expect((await remove('Compass')).status).toBe(200);
    expect(await listed('Compass')).toBeUndefined();
  });

  test('is either removed or used, if both are asked for at once', async () => {
    const campaign = campaignsOf(world);
    for (let round = 0; round < 5; round += 1) {
      await register('Anchor', { countries: ['AU'] });
      const uuid = await campaign.save({ sender: 'Anchor', numbers: [aMobile()], at: '2026-11-27T03:00:00Z' });
      const { quote } = await campaign.quote(uuid);
      const [started, removed] = await Promise.all([
        campaign.act(uuid, 'schedule', { quote: quote.id }),
        remove('Anchor'),
      ]);
      expect([started.status, removed.status].filter((status) => status === 200)).toHaveLength(1);
      if (started.status === 200) await campaign.act(uuid, 'cancel');
    }
  });
});
