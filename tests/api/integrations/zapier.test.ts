import { randomBytes, randomUUID } from 'node:crypto';
import zapier, { type Bundle } from 'zapier-platform-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { HookEvent } from '#contract/integrations/hooks.contract.ts';
import type { KeyScope } from '#values/keyScope.ts';
import { hashOfKey, keyMark } from '../../../server/kernel/access/authorizeKey.ts';
import { apiKeys } from '../../../server/kernel/db/schema/all.ts';
import { creates, searches } from '../../../zapier/actions.ts';
import { authentication } from '../../../zapier/authentication.ts';
import app from '../../../zapier/index.ts';
import { triggers } from '../../../zapier/triggers.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import { type Asked, aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm } from './integrated.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await aMessagingWorld({}, outside);
});

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

const all: KeyScope[] = [
  'hooks:write',
  'calls:read',
  'calls:write',
  'messages:read',
  'messages:send',
  'contacts:read',
  'contacts:write',
];
const asZapier = zapier.createAppTester(app);

/** Somebody who connected the app to an account, as Zapier runs it: against a server that listens. */
async function aCustomer(scopes: KeyScope[] = all) {
  const account = await anAccount(world.db, { billingClient: true, name: 'Harbour Dental' });
  const user = await aUser(world.db, account, ['admin', 'conf']);
  const { did } = await aTextNumber(world.db, account);
  const [token, id] = [`${keyMark}${randomBytes(32).toString('base64url')}`, randomUUID()];
  const about = { accountId: account, id, name: 'Zapier', prefix: token.slice(0, 10), createdBy: user.email };
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) };
  await world.db.insert(apiKeys).values({ ...about, ...times, scopes, userId: user.id, hash: hashOfKey(token) });
  const authData = { address: `${world.url}/`, apiKey: token };
  const host = `${randomUUID()}.example.test`;
  const asked: Asked[] = [];
  outside.takes.set(host, (one) => asked.push(one) > 0);
  const bundle = (given: Partial<Bundle> = {}) => ({ authData, ...given });
  return {
    account,
    did,
    bundle,
    targetUrl: `https://${host}/hooks/1`,
    posted: () => asked.map(({ text }) => JSON.parse(text) as HookEvent),
    call: async () => {
      const sid = `CA${randomUUID().replaceAll('-', '')}`;
      const { post } = webhooksTo(world);
      await post('/carrier/voice', incoming(sid, did));
      await post('/carrier/voice/status', { ...incoming(sid, did), CallStatus: 'completed', CallDuration: '9' });
    },
  };
}

type Perform = Parameters<typeof asZapier>[0];

const operationOf = (key: string) => (triggers[key]?.operation ?? {}) as Record<string, unknown>;
const run = (perform: unknown, bundle: object) => asZapier(perform as Perform, bundle);

test('whoever connects it sees the name of the account', async () => {
  const { account, bundle } = await aCustomer();
  expect(await run(authentication.test, bundle())).toEqual({ account, accountName: 'Harbour Dental' });
});

test('a wrong key and one that may too little are refused in words', async () => {
  const [{ bundle }, { bundle: small }] = [await aCustomer(), await aCustomer(['hooks:write'])];
  const wrong = { authData: { ...bundle().authData, apiKey: `${keyMark}wrong` } };
  await expect(run(authentication.test, wrong)).rejects.toThrow('The API key isn’t valid any more.');
  const { performSubscribe } = operationOf('call_ended');
  await expect(run(performSubscribe, small({ targetUrl: 'https://hooks.example.test/1' }))).rejects.toThrow(
    'The API key may not do this.',
  );
});

test.each(Object.keys(triggers))('the trigger %s has samples, subscribes and unsubscribes', async (key) => {
  const { bundle, targetUrl } = await aCustomer();
  const { performList, performSubscribe, performUnsubscribe } = operationOf(key);
  const [sample] = (await run(performList, bundle())) as unknown as HookEvent[];
  expect(sample?.id).toMatch(/^(?:call|text|contact)\.\w+ sample$/);
  const subscribeData = (await run(performSubscribe, bundle({ targetUrl }))) as unknown as { id: string };
  expect(subscribeData).toMatchObject({ id: expect.any(String), expiration_date: expect.any(String) });
  expect(await run(performUnsubscribe, bundle({ subscribeData }))).toEqual({ id: subscribeData.id });
});

test('a Zap starts from a missed call, and not from one that was answered', async () => {
  const { bundle, call, posted, targetUrl } = await aCustomer();
  const { perform, performList, performSubscribe } = operationOf('call_missed');
  await run(performSubscribe, bundle({ targetUrl }));
  await call();
  await eventually(() => expect(posted()).toHaveLength(1));
  const [event] = posted();
  expect(await run(perform, bundle({ cleanedRequest: event }))).toEqual([event]);
  const answered = { ...event, call: { ...event?.call, status: 'answered' } };
  expect(await run(perform, bundle({ cleanedRequest: answered }))).toEqual([]);
  const [latest] = (await run(performList, bundle())) as unknown as HookEvent[];
  expect(latest?.call?.uuid).toBe(event?.call?.uuid);
});

test('a Zap finds a call, tags it twice, and finds no call that is not there', async () => {
  const { bundle, call } = await aCustomer();
  await call();
  const [event] = (await run(operationOf('call_ended')['performList'], bundle())) as unknown as HookEvent[];
  const uuid = event?.call?.uuid ?? '';
  const tagged = (tags: string[], notes = '') =>
    run(creates.tag_call.operation.perform, bundle({ inputData: { call: uuid, tags, notes } }));
  expect(await tagged(['Quote'], 'Call back')).toMatchObject({ tags: ['Quote'], notes: 'Call back' });
  expect(await tagged(['Quote', 'Urgent'])).toMatchObject({ tags: ['Quote', 'Urgent'], notes: 'Call back' });
  const found = (id: string) => run(searches.find_call.operation.perform, bundle({ inputData: { call: id } }));
  expect(await found(uuid)).toMatchObject([{ uuid, tags: ['Quote', 'Urgent'] }]);
  expect(await found(randomUUID())).toEqual([]);
});

test('a Zap adds a contact and finds it by number', async () => {
  const { bundle } = await aCustomer();
  const inputData = { firstName: 'Ann', lastName: 'Example', number: '+61491570006' };
  const added = await run(creates.add_contact.operation.perform, bundle({ inputData }));
  expect(added).toMatchObject({ firstName: 'Ann', numbers: [{ num: '+61491570006' }] });
  const search = { search: '491570006' };
  expect(await run(searches.find_contact.operation.perform, bundle({ inputData: search }))).toMatchObject([added]);
  await expect(run(creates.add_contact.operation.perform, bundle({ inputData }))).rejects.toThrow(
    'There is one already.',
  );
});

test('a Zap sends a text', async () => {
  const { account, bundle, did } = await aCustomer();
  const inputData = { sender: did, target: '+61412345679', message: 'Thanks for calling' };
  const send = () => run(creates.send_text.operation.perform, bundle({ inputData }));
  await expect(send()).rejects.toThrow('Texts to this country have no price yet.');
  await withCredit(world.db, account);
  const sent = await send();
  expect(sent).toMatchObject({ content: 'Thanks for calling' });
});
