import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { Webhook as Signed } from 'standardwebhooks';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import type { Webhook } from '#contract/integrations/webhooks.contract.ts';
import { calls } from '../../../server/kernel/db/schema/calls.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { eventually } from '../../eventually.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';
import { aReceiver as receiver } from './aReceiver.ts';
import { type Asked, aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm } from './integrated.ts';
import { isGenuine } from './trials.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, outside);
});

beforeEach(async () => {
  outside.reset();
  await calm(world);
});

const aReceiver = (filters: object = {}) => receiver(world, outside, { filters });

test('a call is posted when it ends, and when people change it, in that order', async () => {
  const kinds = ['call.ended', 'call.changed', 'call.tagged'];
  const { ask, asked, call, events, secret, did } = await aReceiver({ kinds });
  const uuid = await call();
  await eventually(() => expect(events().map(({ type }) => type)).toContain('call.ended'));
  await ask('PATCH', `/v2/call/${uuid}`, { version: 1, tags: ['sale'], notes: 'Ordered' });
  await eventually(() => expect(events().at(-1)?.data).toMatchObject({ tags: ['sale'] }));
  const [ended, ...later] = events();
  expect(ended).toMatchObject({
    type: 'call.ended',
    data: { call: { uuid, trackingNumber: did, status: 'answered' } },
  });
  expect(later.at(-2)).toMatchObject({
    type: 'call.changed',
    data: { changed: ['tags', 'notes'], call: { uuid, tags: ['sale'], notes: 'Ordered' } },
  });
  expect(later.at(-1)).toMatchObject({ type: 'call.tagged', data: { tags: ['sale'], call: { uuid } } });
  expect(asked.every((one) => isGenuine(one, secret))).toBe(true);
  expect(new Set(asked.map(({ headers }) => headers['webhook-id'])).size).toBe(asked.length);
});

test('a call that somebody answers is posted as answered, once, between its start and its end', async () => {
  const { call, events } = await aReceiver({ kinds: ['call.started', 'call.answered', 'call.ended'] });
  const uuid = await call();
  await eventually(() =>
    expect(events().map(({ type }) => type)).toEqual(['call.started', 'call.answered', 'call.ended']),
  );
  const [, answered] = events();
  expect(answered?.data).toMatchObject({ call: { uuid, answeredBy: 'Reception' } });
});

test('a changed body, another secret and an old moment are refused by a receiver', async () => {
  const { asked, call, secret } = await aReceiver();
  await call();
  const { headers, text } = await eventually(() => {
    expect(asked.length).toBeGreaterThan(0);
    return asked[0] as Asked;
  });
  const old = String(Number(headers['webhook-timestamp']) - 3600);
  const resigned = new Signed(secret).sign(String(headers['webhook-id']), new Date(Number(old) * 1000), text);
  const tried = [
    isGenuine({ headers, text }, secret),
    isGenuine({ headers, text: text.replace('answered', 'missed') }, secret),
    isGenuine({ headers, text }, `whsec_${Buffer.alloc(24, 1).toString('base64')}`),
    isGenuine({ headers: { ...headers, 'webhook-timestamp': old, 'webhook-signature': resigned }, text }, secret),
  ];
  expect(tried).toEqual([true, false, false, false]);
});

test('a new secret signs beside the former one for a day', async () => {
  const { ask, asked, call, secret, webhook } = await aReceiver({ kinds: ['call.ended'] });
  const renewed = await ask<{ secret: string; webhook: Webhook }>(
    'POST',
    `/v2/integration/webhook/${webhook.uuid}/secret`,
  );
  expect(renewed.webhook).toMatchObject({ version: 2, formerUntil: expect.any(String) });
  await call();
  await eventually(() => expect(asked.length).toBeGreaterThan(0));
  expect([secret, renewed.secret].map((one) => isGenuine(asked[0] as Asked, one))).toEqual([true, true]);
  const again = await ask<{ secret: string }>('POST', `/v2/integration/webhook/${webhook.uuid}/secret`);
  asked.length = 0;
  await call();
  await eventually(() => expect(asked.length).toBeGreaterThan(0));
  const genuine = [secret, renewed.secret, again.secret].map((one) => isGenuine(asked[0] as Asked, one));
  expect(genuine).toEqual([false, true, true]);
});

test('only what its filters name is posted: kinds, numbers and tags', async () => {
  const { account, aLine, ask, call, did, events, hook, webhook } = await aReceiver({ kinds: ['call.tagged'] });
  const other = await aLine();
  const about = { ...hook, filters: { kinds: ['call.tagged'], dids: [did], tags: ['sale'] } };
  const changed = await ask('POST', `/v2/integration/webhook/${webhook.uuid}`, { version: 1, ...about });
  expect(changed).toMatchObject({ version: 2, filters: about.filters });
  const [wanted, foreign] = [await call(did), await call(other)];
  for (const uuid of [wanted, foreign]) await ask('PATCH', `/v2/call/${uuid}`, { version: 1, tags: ['spam'] });
  for (const uuid of [wanted, foreign]) await ask('PATCH', `/v2/call/${uuid}`, { version: 2, tags: ['spam', 'sale'] });
  await eventually(() => expect(events().length).toBe(1));
  const kept = await world.db.select().from(deliveries).where(eq(deliveries.accountId, account));
  expect(kept.map(({ kind, subject, detail }) => [kind, subject, detail])).toEqual([
    ['call.tagged', wanted, { tags: ['sale'] }],
  ]);
});

test('many calls that are edited at once are posted each, and their undoing too', async () => {
  const { ask, call, events } = await aReceiver({ kinds: ['call.changed'] });
  const uuids = [await call(), await call()];
  const { bulk } = await ask<{ bulk: string }>('POST', '/v2/call/bulk', {
    calls: uuids,
    addTags: ['promo'],
    preview: false,
  });
  const changes = () =>
    events().flatMap(({ data }) => ('changed' in data && data.changed.includes('tags') ? [data.call.uuid] : []));
  await eventually(() => expect(changes().toSorted()).toEqual(uuids.toSorted()));
  await ask('DELETE', `/v2/call/bulk/${bulk}`);
  await eventually(() => expect(changes().toSorted()).toEqual([...uuids, ...uuids].toSorted()));
});

test('test calls are not posted', async () => {
  const { account, ask, did, call, events } = await aReceiver();
  const body = { caller: '+61398760002', keys: ['1'], agent: 'answers', talkSeconds: 1, speed: 100 };
  const { call: uuid } = await ask<{ call: string }>('POST', `/v2/number/${encodeURIComponent(did)}/testcall`, body);
  await eventually(async () => {
    const [row] = await world.db.select().from(calls).where(eq(calls.uuid, uuid));
    expect(row).toMatchObject({ test: true, state: 2 });
  });
  await ask('PATCH', `/v2/call/${uuid}`, { version: 1, notes: 'Tried out' });
  const real = await call();
  await eventually(() => expect(events().length).toBeGreaterThan(0));
  const subjects = await world.db
    .select({ subject: deliveries.subject })
    .from(deliveries)
    .where(eq(deliveries.accountId, account));
  expect(new Set(subjects.map(({ subject }) => subject))).toEqual(new Set([real]));
});

test('one that hangs delays no other', async () => {
  const slow = await aReceiver({ kinds: ['call.ended'] });
  const quick = await aReceiver({ kinds: ['call.ended'] });
  const uuid = await slow.call();
  outside.hangs.add(slow.host);
  const rows = Array.from({ length: 200 }, (_, at) => ({
    accountId: slow.account,
    ofAccountId: slow.account,
    id: randomUUID(),
    integrationId: slow.webhook.uuid,
    kind: 'call.ended' as const,
    subject: at === 0 ? uuid : randomUUID(),
    eventId: `again ${at}`,
    nextAt: new Date(),
    createdAt: new Date(),
  }));
  await world.db.insert(deliveries).values(rows);
  await quick.call();
  await eventually(() => expect(quick.events().length).toBe(1));
  const open = and(eq(deliveries.integrationId, slow.webhook.uuid), gt(deliveries.leasedUntil, sql`now()`));
  expect(await world.db.$count(deliveries, open)).toBeLessThanOrEqual(4);
  await eventually(async () => {
    const [one] = await world.db.select().from(deliveries).where(eq(deliveries.integrationId, quick.webhook.uuid));
    expect(one?.state).toBe('delivered');
  });
});

test('a webhook is listed without its secret, is deleted with its log, and only by its account', async () => {
  const { ask, call, events, secret, webhook } = await aReceiver();
  await call();
  await eventually(() => expect(events().length).toBeGreaterThan(0));
  const listed = await ask<Webhook[]>('GET', '/v2/integration/webhook');
  expect(listed).toEqual([webhook]);
  expect(JSON.stringify([listed, await ask<Integration[]>('GET', '/v2/integration/list')])).not.toContain(secret);
  const stranger = await aReceiver();
  const foreign = await stranger.ask('DELETE', `/v2/integration/webhook/${webhook.uuid}`);
  expect(foreign).toMatchObject({ errorCode: 'NOT-FOUND' });
  expect(await ask('DELETE', `/v2/integration/webhook/${webhook.uuid}`)).toEqual(webhook);
  expect(await ask<Delivery[]>('GET', '/v2/integration/webhook')).toEqual([]);
  expect(await world.db.$count(deliveries, eq(deliveries.integrationId, webhook.uuid))).toBe(0);
});

test.each([
  ['http://crm.example.test/'],
  ['https://crm.example.test:8443/'],
  ['https://ada:secret@crm.example.test/'],
  ['crm.example.test'],
])('no webhook goes to %s', async (url) => {
  const { account, ask } = await aReceiver();
  const refused = await ask('PUT', '/v2/integration/webhook', { account, name: 'CRM', url });
  expect(refused).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
});

test('a change that is based on an earlier version is refused', async () => {
  const { ask, hook, webhook } = await aReceiver();
  const [one, two] = await Promise.all(
    ['Ours', 'Theirs'].map((name) =>
      ask<Record<string, unknown>>('POST', `/v2/integration/webhook/${webhook.uuid}`, { ...hook, version: 1, name }),
    ),
  );
  expect(new Set([one?.['errorCode'], two?.['errorCode']])).toEqual(new Set(['STALE-VERSION', undefined]));
  const [kept] = await world.db.select().from(integrations).where(eq(integrations.id, webhook.uuid));
  expect(kept?.version).toBe(2);
});
