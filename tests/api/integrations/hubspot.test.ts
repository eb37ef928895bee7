import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { HubSpot } from '#contract/integrations/hubspot.contract.ts';
import type { Delivery, Integration } from '#contract/integrations/integrations.contract.ts';
import { oauthLinks, outbox } from '../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { anOAuthClient, anOAuthLink } from '../../builders/api/anOAuthLink.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { type HubSpotDouble, Made, playHubSpot } from './hubspotDouble.ts';
import { calm, hasten } from './integrated.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;
let hub: HubSpotDouble;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, { outside: outside.outside });
});

beforeEach(async () => {
  outside.reset();
  hub = playHubSpot(outside, 'good');
  await calm(world);
});

/** An account that logs its calls in a hub that its administrator linked. */
async function aTeam(given: object = {}) {
  const account = await anAccount(world.db);
  const user = await aUser(world.db, account, ['admin']);
  const { headers } = await login(world.app, user.email);
  await anOAuthClient(world.db, account, 'hubspot');
  const hubs = { provider: 'hubspot' as const, remoteAccount: '4711', username: 'harbour.example.test' };
  const oAuth = await anOAuthLink(world.db, account, {
    ...hubs,
    access: 'good',
    userId: user.id,
    userEmail: user.email,
  });
  const as =
    (sent: Record<string, string>) =>
    async <Answer>(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      (
        await world.app.inject({
          method,
          url,
          headers: { ...sent, host: new URL(world.url).host },
          ...(payload && { payload }),
        })
      ).json<Answer & { errorCode?: string }>();
  const ask = as(headers);
  const created = await ask<HubSpot>('PUT', '/v2/integration/hubspot', { account, oAuth, ...given });
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow, name: 'Front desk' });
  const { post } = webhooksTo(world);
  const call = async (from: string, id = `CA${randomUUID().replaceAll('-', '')}`) => {
    const form = { ...incoming(id, did), From: from };
    await post('/carrier/voice', form);
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '9' });
    return id;
  };
  const log = async () =>
    (await ask<{ data: Delivery[] }>('GET', `/v2/integration/list/${created.uuid}/delivery`)).data;
  return { account, user, oAuth, created, ask, as, did, call, log };
}

const caller = '+61412345678';
const delivered = (log: () => Promise<Delivery[]>, most: number) =>
  eventually(async () => {
    const settled = (await log()).filter(({ state }) => state === 'delivered');
    expect(settled).toHaveLength(most);
  });

test('a call is logged on the contact of its caller, who becomes one if need be', async () => {
  const { call, log, did } = await aTeam();
  await call(caller);
  await delivered(log, 1);
  const [[, logged] = []] = hub.calls;
  expect(logged).toEqual({
    contacts: [hub.contacts.get(caller)],
    changes: 0,
    properties: {
      hs_timestamp: expect.any(Number),
      hs_call_direction: 'INBOUND',
      hs_call_title: 'Call from +61 412 345 678 to Front desk',
      hs_call_body: expect.stringMatching(/^<b>Source<\/b>: .*<a href="http:.*\/calls\/.*">Open call<\/a>$/),
      hs_call_duration: 9000,
      hs_call_status: 'CANCELED',
      hs_call_from_number: caller,
      hs_call_to_number: did,
    },
  });
  expect(logged?.contacts).toHaveLength(1);
  await call(caller);
  await delivered(log, 2);
  expect([hub.contacts.size, hub.calls.size]).toEqual([1, 2]);
});

test('a contact is found by a number as HubSpot reads it, and none is made where callers are not shared', async () => {
  const { call, log } = await aTeam({ shareContacts: false });
  hub.contacts.set('412345678', '815');
  await call(caller);
  await call('+61491570156');
  await delivered(log, 2);
  expect([...hub.calls.values()].map(({ contacts }) => contacts.join()).toSorted()).toEqual(['', '815']);
  expect(hub.contacts.size).toBe(1);
});

test('the log shows callers as their contacts are called there by the latest call, until the hub is dropped', async () => {
  const { ask, call, created, log } = await aTeam();
  hub.contacts.set(caller, '815');
  hub.names.set('815', { firstname: ' Ann ', lastname: 'Fisher' });
  const named = async () => {
    const { data } = await ask<{ data: { caller: string; crmName: string | null }[] }>('GET', '/v2/call');
    return data.map((one) => [one.caller, one.crmName]);
  };
  await call(caller);
  await call('+61491570156');
  await delivered(log, 2);
  expect(new Map((await named()) as [string, string | null][])).toEqual(
    new Map([
      [caller, 'Ann Fisher'],
      ['+61491570156', null],
    ]),
  );
  hub.names.set('815', { firstname: null, lastname: 'Fisher-Lee' });
  await call(caller);
  await delivered(log, 3);
  expect((await named()).filter(([number]) => number === caller)).toEqual([
    [caller, 'Fisher-Lee'],
    [caller, 'Fisher-Lee'],
  ]);
  hub.names.delete('815');
  await call(caller);
  await delivered(log, 4);
  expect((await named()).map(([, name]) => name)).toEqual([null, null, null, null]);
  hub.names.set('815', { firstname: 'Ann', lastname: null });
  await call(caller);
  await delivered(log, 5);
  expect((await named())[0]).toEqual([caller, 'Ann']);
  await ask('DELETE', `/v2/integration/hubspot/${created.uuid}`);
  expect((await named())[0]).toEqual([caller, null]);
});

test('what people change later is changed in the same call', async () => {
  const { call, log, ask } = await aTeam();
  await call(caller);
  await delivered(log, 1);
  const { data } = await ask<{ data: { uuid: string; version: number }[] }>('GET', '/v2/call');
  const [one] = data;
  await ask('PATCH', `/v2/call/${one?.uuid}`, {
    version: one?.version,
    notes: 'Wants <b>two</b> & more',
    tags: ['Quote'],
  });
  await delivered(log, 3);
  const [[, logged] = []] = hub.calls;
  expect([hub.calls.size, logged?.changes, logged?.contacts.length]).toEqual([1, 2, 1]);
  expect(logged?.properties.hs_call_body).toContain('Wants &lt;b&gt;two&lt;/b&gt; &amp; more');
  expect(logged?.properties.hs_call_body).toContain('<b>Tags</b>: Quote');
});

test('a call whose answer was lost is found, not logged twice', async () => {
  const { call, log } = await aTeam();
  outside.status = 0;
  await call(caller);
  await eventually(() => expect(outside.posted).toHaveLength(1));
  // It was made all the same.
  const { properties } = Made.parse(outside.posted[0]?.body);
  hub.calls.set('99', { properties, contacts: [], changes: 0 });
  outside.status = 200;
  await hasten(world);
  await delivered(log, 1);
  expect([hub.calls.size, hub.calls.get('99')?.changes]).toEqual([1, 1]);
});

test('a token that HubSpot takes no longer is renewed, and the call is logged', async () => {
  const { oAuth, call, log } = await aTeam();
  hub = playHubSpot(outside, 'newer');
  await call(caller);
  await delivered(log, 1);
  expect(hub.calls.size).toBe(1);
  const [link] = await world.db.select().from(oauthLinks).where(eq(oauthLinks.id, oAuth));
  expect(link?.invalidSince).toBeNull();
});

test('withheld numbers are left out, or logged without a contact', async () => {
  const shy = await aTeam();
  await shy.call('anonymous');
  await shy.call(caller);
  await delivered(shy.log, 1);
  expect([...hub.calls.values()].map(({ properties }) => properties.hs_call_from_number)).toEqual([caller]);
  const all = await aTeam({ skipAnonymous: false });
  await all.call('anonymous');
  await delivered(all.log, 1);
  expect([...hub.calls.values()].at(-1)).toMatchObject({ contacts: [] });
});

test('only who linked the hub changes what is logged there', async () => {
  const { account, oAuth, created, ask, as } = await aTeam();
  const url = `/v2/integration/hubspot/${created.uuid}`;
  expect(created).toMatchObject({ hubId: '4711', hubName: 'harbour.example.test', own: true, status: 'on' });
  const other = as((await login(world.app, (await aUser(world.db, account, ['admin'])).email)).headers);
  expect(await other<HubSpot[]>('GET', `/v2/integration/hubspot?account=${account}`)).toMatchObject([{ own: false }]);
  expect(await other('POST', url, { version: 1 })).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await other('DELETE', url)).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await other('DELETE', `/v2/oauth2/${oAuth}?accounts=1`)).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  const again = { account, oAuth };
  expect(await other('PUT', '/v2/integration/hubspot', again)).toMatchObject({ errorCode: 'ACCESS-DENIED' });
  expect(await ask('PUT', '/v2/integration/hubspot', again)).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  const changed = await ask<HubSpot>('POST', url, { version: 1, shareContacts: false, filters: { tags: ['Sale'] } });
  expect(changed).toMatchObject({ shareContacts: false, filters: { dids: [], tags: ['Sale'] }, version: 2 });
  expect(await ask('POST', url, { version: 1 })).toMatchObject({ errorCode: 'STALE-VERSION' });
  expect(await ask('DELETE', url)).toMatchObject({ uuid: created.uuid });
});

test('when access is withdrawn calls wait, administrators hear of it, and linked again all is logged', async () => {
  const { account, oAuth, created, call, log, ask } = await aTeam();
  await world.db.update(oauthLinks).set({ invalidSince: new Date() }).where(eq(oauthLinks.id, oAuth));
  await call(caller);
  const read = async () => {
    const all = await ask<Integration[]>('GET', '/v2/integration/list');
    return all.find(({ uuid }) => uuid === created.uuid);
  };
  await eventually(async () => expect(await read()).toMatchObject({ pausedAt: expect.any(String), unlinked: true }));
  expect((await log()).map(({ state, attempts }) => [state, attempts])).toEqual([['waiting', 0]]);
  const mails = await world.db.select().from(outbox).where(eq(outbox.accountId, account));
  expect(mails.map(({ payload }) => payload)).toMatchObject([{ unlinked: true, paused: true }]);
  expect(await ask<HubSpot[]>('GET', `/v2/integration/hubspot?account=${account}`)).toMatchObject([{ status: 'lost' }]);
  const { url } = await ask<{ url: string }>('GET', `/v2/oauth2/hubspot?account=${account}`);
  const state = new URL(url).searchParams.get('state');
  expect(await ask('POST', '/v2/oauth2', { state, code: 'agreed' })).toMatchObject({ uuid: oAuth, valid: true });
  await delivered(log, 1);
  expect(await read()).toMatchObject({ pausedAt: null, unlinked: false });
});
