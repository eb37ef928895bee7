import { randomBytes, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Hook, HookEvent } from '#contract/integrations/hooks.contract.ts';
import type { KeyScope } from '#values/keyScope.ts';
import { hashOfKey, keyMark } from '../../../server/kernel/access/authorizeKey.ts';
import { apiKeys } from '../../../server/kernel/db/schema/all.ts';
import { deliveries, integrations } from '../../../server/kernel/db/schema/integrations.ts';
import { dropHooks } from '../../../server/integrations/webhooks/webhooks.jobs.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aTextNumber } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aMessagingWorld } from '../messaging/aMessagingWorld.ts';
import type { Asked } from './aSlackServer.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
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

interface Answer {
  errorCode?: string;
  id: string;
  secret: string;
  expiration_date: string;
  hooks: Hook[];
}

/** An account with a number, and a program with an API key that subscribes an address of its own. */
async function aProgram(scopes: KeyScope[] = ['hooks:write', 'calls:read', 'messages:read']) {
  const account = await anAccount(world.db, { billingClient: true });
  const user = await aUser(world.db, account, ['admin']);
  const { did } = await aTextNumber(world.db, account);
  const [token, id] = [`${keyMark}${randomBytes(32).toString('base64url')}`, randomUUID()];
  const about = { accountId: account, id, name: 'Zapier', prefix: token.slice(0, 10), createdBy: user.email };
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) };
  await world.db.insert(apiKeys).values({ ...about, ...times, scopes, userId: user.id, hash: hashOfKey(token) });
  const headers = { authorization: `Bearer ${token}` };
  const ask = async <Body = Answer>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (
      await world.app.inject({ method, url: `/v2/integration/hook${url}`, headers, ...(payload && { payload }) })
    ).json<Body>();
  const host = `${randomUUID()}.example.test`;
  const asked: Asked[] = [];
  outside.takes.set(host, (one) => asked.push(one) > 0);
  return {
    account,
    key: id,
    ask,
    host,
    subscribe: (event: string) => ask('POST', '', { hookUrl: `https://${host}/hooks/1`, event }),
    events: () => asked.map(({ text }) => JSON.parse(text) as HookEvent),
    text: () => world.text({ From: '+61412345678', To: did, Body: 'Hello', MessageSid: `SM${randomUUID()}` }),
    call: async () => {
      const sid = `CA${randomUUID().replaceAll('-', '')}`;
      const { post } = webhooksTo(world);
      await post('/carrier/voice', incoming(sid, did));
      await post('/carrier/voice/status', { ...incoming(sid, did), CallStatus: 'completed', CallDuration: '9' });
    },
    states: async () => {
      const rows = await world.db.select().from(deliveries).where(eq(deliveries.accountId, account));
      return rows.map(({ state }) => state);
    },
  };
}

const context = () => ({ db: world.db, now: () => new Date() }) as Parameters<typeof dropHooks.run>[0];

test('a program gets the events it subscribed to, flat, until it unsubscribes', async () => {
  const { ask, call, events, host, subscribe, text } = await aProgram();
  const { id, expiration_date: expiresAt } = await subscribe('call.ended');
  await text();
  await call();
  await eventually(() => expect(events()).toHaveLength(1));
  expect(events()).toEqual([
    {
      id: expect.stringMatching(/^call\.ended [\da-f-]{36}$/),
      type: 'call.ended',
      timestamp: expect.any(String),
      call: expect.objectContaining({ caller: '+61398765432', state: 'ended' }),
    },
  ]);
  const shown = { id, event: 'call.ended', host, createdBy: expect.any(String), createdAt: expect.any(String) };
  expect((await ask('GET', '')).hooks).toEqual([{ ...shown, expiresAt, pausedAt: null }]);
  expect(await ask('DELETE', `/${id}`)).toEqual({ id });
  await call();
  expect([(await ask('GET', '')).hooks, events().length]).toEqual([[], 1]);
});

test('it gets only what its key may read', async () => {
  const { ask, subscribe } = await aProgram(['hooks:write', 'messages:read']);
  expect(await subscribe('call.ended')).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await ask('GET', '/sample?event=call.tagged')).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await subscribe('text.received')).toMatchObject({ id: expect.any(String) });
});

test.each([
  ['its key is revoked', (key: string) => sql`update api_keys set revoked_at = now() where id = ${key}`],
  ['its key expires', (key: string) => sql`update api_keys set expires_at = now() where id = ${key}`],
  [
    'its key’s creator leaves',
    (key: string) =>
      sql`update users set status = 'suspended' where id = (select user_id from api_keys where id = ${key})`,
  ],
])('nothing leaves once %s, and the hook is deleted', async (_, change) => {
  const { account, events, key, states, subscribe, text } = await aProgram();
  await subscribe('text.received');
  await world.db.execute(change(key));
  await text();
  await eventually(async () => expect(await states()).toEqual(['gone']));
  await dropHooks.run(context(), {}, {} as never);
  expect([events(), await world.db.$count(integrations, eq(integrations.accountId, account))]).toEqual([[], 0]);
});

test('a hook ends after 90 days; others stay', async () => {
  const { account, states, subscribe, text } = await aProgram();
  const { id, expiration_date: until } = await subscribe('text.received');
  expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(90);
  const other = await subscribe('call.ended');
  await world.db.execute(
    sql`update integrations set settings = settings || '{"expiresAt": "2026-01-01T00:00:00.000Z"}' where id = ${id}`,
  );
  await text();
  await eventually(async () => expect(await states()).toEqual(['gone']));
  await dropHooks.run(context(), {}, {} as never);
  const kept = await world.db.select().from(integrations).where(eq(integrations.accountId, account));
  expect(kept.map((row) => row.id)).toEqual([other.id]);
});

test('samples are the latest events, newest first, or made up', async () => {
  const { ask, call, text } = await aProgram();
  const sample = (event: string) => ask<HookEvent[]>('GET', `/sample?event=${event}`);
  expect(await sample('call.ended')).toMatchObject([{ id: 'call.ended sample', call: { caller: '+61491570006' } }]);
  expect(await sample('text.received')).toMatchObject([
    { id: 'text.received sample', text: { to: expect.any(String) } },
  ]);
  for (let each = 0; each < 4; each++) await call();
  await text();
  const calls = await sample('call.ended');
  expect(calls.map((event) => event.call?.caller)).toEqual(['+61398765432', '+61398765432', '+61398765432']);
  const ids = calls.map((event) => event.call?.id ?? 0);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(await sample('text.received')).toMatchObject([{ type: 'text.received', text: { content: 'Hello' } }]);
});

test('what cannot be is refused', async () => {
  const [{ ask, subscribe, host }, other] = [await aProgram(), await aProgram()];
  expect(await ask('POST', '', { hookUrl: `http://${host}/`, event: 'call.ended' })).toMatchObject({
    errorCode: 'INVALID-PAYLOAD',
  });
  expect(await subscribe('call.dreamt')).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
  const { id } = await other.subscribe('call.ended');
  expect(await ask('DELETE', `/${id}`)).toMatchObject({ errorCode: 'NOT-FOUND' });
  const foreign = { account: other.account, hookUrl: `https://${host}/`, event: 'call.ended' };
  expect(await ask('POST', '', foreign)).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
});
