import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ga4Integration } from '#contract/integrations/googleGa4.contract.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { anOAuthLink } from '../../builders/api/anOAuthLink.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aProvider, type Provider, refusal } from './aProvider.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { type Collected, collected } from './googleAnalytics.ts';
import { GoogleAdminDouble } from './googleAdmin.ts';
import { calm } from './integrated.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;
let provider: Provider;
let admin: GoogleAdminDouble;
let counted: Collected[];

beforeAll(async () => {
  outside = await aSlackServer();
  provider = await aProvider(outside, 'client-secret');
  world = await anAppWithCalls({ GOOGLE_CLIENT_ID: 'trunkline', GOOGLE_CLIENT_SECRET: 'client-secret' }, outside);
});

beforeEach(async () => {
  outside.reset();
  admin = new GoogleAdminDouble();
  admin.tokens.add('good');
  counted = [];
  provider.answers = undefined;
  outside.plays.set('analyticsadmin.googleapis.com', (asked) => admin.play(asked));
  outside.takes.set('www.google-analytics.com', (asked) => {
    const event = collected(asked, admin.secrets[0]?.secretValue ?? '');
    if (event) counted.push(event);
    return event !== undefined;
  });
  await calm(world);
});

interface Failure {
  errorCode?: string;
  info?: unknown;
}

/** An account with a linked account at Google, and its administrator. */
async function aTeam(access = 'good') {
  const account = await anAccount(world.db);
  const user = await aUser(world.db, account, ['admin']);
  const { headers } = await login(world.app, user.email);
  const oAuth = await anOAuthLink(world.db, account, { access, userId: user.id });
  const ask = async <Answer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/v2/integration/google/ga4${path}`;
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.json<Answer & Failure>();
  };
  const of = `?account=${account}&oAuth=${oAuth}`;
  const create = (data: object = {}, more: object = {}) =>
    ask<Ga4Integration>('PUT', '', {
      account,
      oAuth,
      data: { propertyId: '1000', streamId: '2000', ...data },
      ...more,
    });
  return { account, oAuth, ask, of, create };
}

test('what a linked account sees at Google can be chosen from', async () => {
  const { ask, of } = await aTeam();
  expect(await ask('GET', `/accounts${of}`)).toEqual([
    { id: '100', name: 'Harbour Dental', properties: [{ id: '1000', name: 'Website' }] },
    { id: '101', name: 'Empty', properties: [] },
  ]);
  expect(await ask('GET', `/streams${of}&propertyId=1000`)).toEqual([
    { id: '2000', name: 'harbour.example.test', remoteId: 'G-HARB0UR1' },
  ]);
  admin.secrets.push({ name: 'properties/1000/x/4711', displayName: 'Shop', secretValue: 'never-shown-1' });
  expect(await ask('GET', `/protocols${of}&propertyId=1000&streamId=2000`)).toEqual([{ id: '4711', name: 'Shop' }]);
  admin.dimensions.push({ parameterName: 'call_status', displayName: 'Status', scope: 'EVENT' });
  admin.metrics.push({ parameterName: 'talk_time', displayName: 'Talk', scope: 'EVENT', measurementUnit: 'SECONDS' });
  const dimensions = await ask<{ parameter: string; exists: boolean }[]>('GET', `/dimensions${of}&propertyId=1000`);
  expect(dimensions.filter(({ exists }) => exists).map(({ parameter }) => parameter)).toEqual(['call_status']);
  expect(dimensions).toHaveLength(8);
  expect(await ask('GET', `/metrics${of}&propertyId=1000`)).toEqual([
    { parameter: 'call_duration', name: 'Call duration', exists: false },
    { parameter: 'talk_time', name: 'Talk time', exists: true },
  ]);
  expect(await ask('GET', `/events${of}&propertyId=1000&events=phone_lead_first_repeat`)).toEqual([
    { parameter: 'phone_lead_first', name: 'phone_lead_first', exists: false },
    { parameter: 'phone_lead_repeat', name: 'phone_lead_repeat', exists: false },
  ]);
});

test('what reports lack is created once', async () => {
  const { account, oAuth, ask } = await aTeam();
  admin.dimensions.push({ parameterName: 'call_status', displayName: 'Status', scope: 'EVENT' });
  const body = { account, oAuth, propertyId: '1000', events: 'phone_lead' };
  expect(await ask('POST', '/prepare', body)).toEqual({ created: 10 });
  expect([admin.dimensions.length, admin.metrics.length]).toEqual([8, 2]);
  expect(admin.keyEvents).toEqual([{ eventName: 'phone_lead', countingMethod: 'ONCE_PER_EVENT' }]);
  expect(await ask('POST', '/prepare', body)).toEqual({ created: 0 });
});

test('a property that was chosen gets the calls, with a secret that was made for it', async () => {
  const { account, oAuth, ask, create } = await aTeam();
  const created = await create({ events: 'phone_lead' });
  const shown = {
    uuid: expect.any(String),
    account,
    oAuth,
    status: 'on',
    enabled: true,
    filters: { dids: [], tags: [] },
    data: {
      remoteId: 'G-HARB0UR1',
      propertyId: '1000',
      streamId: '2000',
      name: 'harbour.example.test',
      events: 'phone_lead',
    },
    version: 1,
  };
  expect(created).toEqual(shown);
  expect(await ask('GET', `?account=${account}`)).toEqual([shown]);
  expect(admin.secrets).toMatchObject([{ displayName: 'Calls' }]);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  const id = `CA${randomUUID().replaceAll('-', '')}`;
  const { post } = webhooksTo(world);
  await post('/carrier/voice', incoming(id, did));
  await post('/carrier/voice/status', { ...incoming(id, did), CallStatus: 'completed', CallDuration: '9' });
  await eventually(() => expect(counted).toMatchObject([{ measurement: 'G-HARB0UR1', name: 'phone_lead' }]));
  expect(await create()).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  const changed = await ask<Ga4Integration>('POST', `/${created.uuid}`, {
    version: 1,
    oAuth,
    enabled: false,
    filters: { dids: [did], tags: ['Sale'] },
    data: { propertyId: '1000', streamId: '2000', events: 'phone_lead_first' },
  });
  expect(changed).toMatchObject({ status: 'off', filters: { dids: [did], tags: ['Sale'] }, version: 2 });
  expect(admin.secrets).toHaveLength(1);
  const stale = { version: 1, oAuth, data: { propertyId: '1000', streamId: '2000' } };
  expect(await ask('POST', `/${created.uuid}`, stale)).toMatchObject({ errorCode: 'STALE-VERSION' });
  expect(await ask('DELETE', `/${created.uuid}`)).toMatchObject({ uuid: created.uuid });
  expect(await ask('GET', `?account=${account}`)).toEqual([]);
});

test('a secret that is there can be chosen, and one that isn’t cannot', async () => {
  const { create } = await aTeam();
  admin.secrets.push({ name: 'properties/1000/x/4711', displayName: 'Shop', secretValue: 'the-one-of-the-shop' });
  expect(await create({ protocol: '4712' })).toMatchObject({ errorCode: 'NOT-FOUND' });
  expect(await create({ streamId: '2001' })).toMatchObject({ errorCode: 'NOT-FOUND' });
  const created = await create({ protocol: '4711' });
  expect(created.status).toBe('on');
  expect(JSON.stringify(created)).not.toContain('the-one-of-the-shop');
  expect(admin.secrets).toHaveLength(1);
});

test('what Google says is passed on, and nothing is kept', async () => {
  const { account, ask, of, create } = await aTeam();
  expect(await create({ propertyId: '1001' })).toMatchObject({
    errorCode: 'GOOGLE-API-FAILED',
    info: { message: 'The caller does not have permission' },
  });
  admin.answers = { status: 503 };
  expect(await ask('GET', `/accounts${of}`)).toMatchObject({
    errorCode: 'GOOGLE-API-FAILED',
    info: { message: 'HTTP 503' },
  });
  expect(await ask('GET', `?account=${account}`)).toEqual([]);
});

test('a token that Google refuses is renewed, and a grant that was taken back says so', async () => {
  const { account, ask, of, create } = await aTeam('old');
  provider.answers = () => ({ body: { access_token: 'good', token_type: 'bearer', expires_in: 3600 } });
  expect(await ask('GET', `/accounts${of}`)).toHaveLength(2);
  expect(admin.asked.slice(0, 2)).toEqual(['GET /v1beta/accountSummaries', 'GET /v1beta/accountSummaries']);
  expect((await create()).status).toBe('on');
  admin.tokens.clear();
  provider.answers = () => refusal('invalid_grant');
  expect(await ask('GET', `/accounts${of}`)).toMatchObject({ errorCode: 'OAUTH-LINK-LOST' });
  expect(await ask('GET', `?account=${account}`)).toMatchObject([{ status: 'lost' }]);
});

test('a linked account of somebody else is nobody’s', async () => {
  const [mine, theirs] = [await aTeam(), await aTeam()];
  const of = `?account=${mine.account}&oAuth=${theirs.oAuth}`;
  expect(await mine.ask('GET', `/accounts${of}`)).toMatchObject({ errorCode: 'OAUTH-LINK-LOST' });
  const other = `?account=${theirs.account}&oAuth=${theirs.oAuth}`;
  expect(await mine.ask('GET', `/accounts${other}`)).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
  const { uuid } = await theirs.create();
  expect(await mine.ask('DELETE', `/${uuid}`)).toMatchObject({ errorCode: 'NOT-FOUND' });
  expect(admin.asked.filter((each) => each.includes('accountSummaries'))).toEqual([]);
});
