import { beforeAll, expect, test } from 'vitest';
import type { Sender } from '#contract/messaging/smsSettings.contract.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aMobile, withCredit } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

let clock = Date.parse('2026-11-26T03:00:00Z');
let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld({}, { now: () => new Date(clock) });
  await withCredit(world.db, world.account, { rates: { AU: 8, NZ: 5, US: 2, CA: 2 } });
});

const register = (sender: string, rest: object = {}) =>
  world.put('senders/', { account: world.account, sender, ...rest });
const listed = async (sender: string) => {
  const { body } = await world.get('senders/');
  return (body as unknown as Sender[]).find((one) => one.sender === sender);
};
const reply = (sender: string, target: string) =>
  world.put('send', { account: world.account, sender, target, message: 'Hello' });

let count = 0;
/** A number of North America that can text. */
async function anAmericanNumber(type: 'geo' | 'tollfree' = 'geo') {
  count += 1;
  const did = `+1${type === 'geo' ? 202 : 888}55501${String(count).padStart(2, '0')}`;
  await aNumber(world.db, world.account, { did, type, country: 'US' });
  return did;
}
const anAmerican = () => {
  count += 1;
  return `+12125550${String(count).padStart(3, '0')}`;
};

const in10dlc = (state: string, expires: string | null = null) => [
  { country: 'US', register: '10dlc', state, expires },
];

test('a registration that is missing, pending or rejected stops a text to where it is needed, and nothing else', async () => {
  const did = await anAmericanNumber();
  const refused = { status: 422, body: { errorCode: 'SENDER-NOT-REGISTERED', info: { countries: ['US'] } } };
  for (const state of ['missing', 'pending', 'rejected']) {
    await register(did, { registrations: in10dlc(state) });
    expect(await reply(did, anAmerican())).toMatchObject(refused);
    expect((await reply(did, aMobile())).status).toBe(200);
  }
  for (const state of ['registered', 'notNeeded']) {
    await register(did, { registrations: in10dlc(state) });
    expect((await reply(did, anAmerican())).status).toBe(200);
    expect((await listed(did))?.unconfirmed).toEqual([]);
  }
});

test('a registration that nobody entered, or that has run out, stops nothing and is named', async () => {
  const did = await anAmericanNumber('tollfree');
  expect((await listed(did))?.unconfirmed).toEqual(['US', 'CA'].map((country) => ({ country, register: 'tollFree' })));
  expect((await reply(did, anAmerican())).status).toBe(200);
  const entry = {
    country: 'US',
    register: 'tollFree',
    state: 'rejected',
    reference: 'VR1',
    note: 'Web page missing',
  };
  await register(did, { registrations: [{ ...entry, expires: '2026-11-25' }] });
  expect((await reply(did, anAmerican())).status).toBe(200);
  await register(did, { registrations: [{ ...entry, expires: '2026-11-26' }] });
  expect((await reply(did, anAmerican())).status).toBe(422);
  expect(await listed(did)).toMatchObject({
    registrations: [{ ...entry, expires: '2026-11-26' }],
    unconfirmed: [{ country: 'CA', register: 'tollFree' }],
  });
});

test('a missing registration is told by preview and quote before anything is sent', async () => {
  const campaign = campaignsOf(world);
  await register('Lantern', {
    countries: ['AU', 'NZ', 'SG'],
    registrations: [{ country: 'SG', register: 'senderId', state: 'missing' }],
  });
  await withCredit(world.db, world.account, { rates: { SG: 3 } });
  const numbers = [aMobile(), '+64211234567', '+6581234567'];
  const draft = { account: world.account, name: 'Lights', sender: 'Lantern', content: 'Hi', numbers };
  const preview = await world.put('bulk/preview/1', draft);
  expect(preview.body).toMatchObject({
    messages: [{ excluded: null }, { excluded: null }, { excluded: 'unregistered' }],
    unconfirmed: [{ country: 'AU', register: 'senderId' }],
  });
  const { body } = await campaign.quote(await campaign.save(draft));
  expect(body).toMatchObject({
    messages: 2,
    excluded: [{ reason: 'unregistered', count: 1 }],
    unconfirmed: [{ country: 'AU', register: 'senderId' }],
  });
});

test('a registration that is lost after the quote changes it, and after the start stops what is left, which costs nothing', async () => {
  const campaign = campaignsOf(world);
  const did = await anAmericanNumber();
  await register(did, { segmentsPerSecond: 0.01, registrations: in10dlc('registered') });
  const toBoth = { numbers: [anAmerican(), anAmerican()], hoursReason: 'Appointments' };
  const uuid = await campaign.save({ sender: did, ...toBoth });
  const first = await campaign.quote(uuid);
  await register(did, { segmentsPerSecond: 0.01, registrations: in10dlc('pending') });
  expect((await campaign.act(uuid, 'send', { quote: first.quote.id })).body).toMatchObject({
    errorCode: 'QUOTE-CHANGED',
    info: { changes: expect.arrayContaining(['sender']) as string[] },
  });
  await register(did, { segmentsPerSecond: 0.01, registrations: in10dlc('registered') });
  const { quote } = await campaign.quote(uuid);
  await campaign.act(uuid, 'send', { quote: quote.id });
  await eventually(async () => expect(await campaign.read(uuid)).toMatchObject({ delivered: 1 }));
  await register(did, { segmentsPerSecond: 100, registrations: in10dlc('rejected') });
  clock += 1000;
  expect(await campaign.reaches(uuid, 'sent')).toMatchObject({
    delivered: 1,
    bounced: 0,
    blocked: 1,
    charges: { amount: 2 },
  });
});
