import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { MicrosoftConversion } from '#contract/integrations/microsoft.contract.ts';
import type { Delivery } from '#contract/integrations/integrations.contract.ts';
import { calls } from '../../../server/kernel/db/schema/calls.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { anOAuthClient, anOAuthLink } from '../../builders/api/anOAuthLink.ts';
import { aVisit, aWebsite } from '../../builders/api/aWebsite.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm } from './integrated.ts';
import { aMicrosoftSetting, type MicrosoftDouble, playMicrosoft } from './microsoftDouble.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;
let ads: MicrosoftDouble;

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, { outside: outside.outside });
});

beforeEach(async () => {
  outside.reset();
  ads = playMicrosoft(outside, 'good');
  await calm(world);
});

const hour = 3_600_000;

/** An account whose administrator linked an account of Microsoft, and calls of people who clicked on an ad. */
async function aTeam() {
  const account = await anAccount(world.db);
  const user = await aUser(world.db, account, ['admin']);
  const { headers } = await login(world.app, user.email);
  await anOAuthClient(world.db, account, 'microsoft');
  const oAuth = await anOAuthLink(world.db, account, { provider: 'microsoft', access: 'good', userId: user.id });
  const ask = async <Answer>(method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).json<
      Answer & { errorCode?: string; info?: unknown }
    >();
  const create = (more: object = {}) =>
    ask<MicrosoftConversion>('PUT', '/v2/integration/microsoft', { account, oAuth, ...aMicrosoftSetting, ...more });
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  const websiteId = randomUUID();
  await aWebsite(world.db, account, { id: websiteId });
  const { post } = webhooksTo(world);
  /** A call after a visit that began so long ago, with these ids of clicks. */
  const call = async (ageMs: number, clickIds: Record<string, string>) => {
    const id = `CA${randomUUID().replaceAll('-', '')}`;
    const form = incoming(id, did);
    await post('/carrier/voice', form);
    const startedAt = new Date(Date.now() - ageMs);
    const webVisit = await aVisit(world.db, account, { websiteId, startedAt, clickIds });
    await world.db
      .update(calls)
      .set({ webVisit })
      .where(and(eq(calls.accountId, account), eq(calls.trackingNumber, did)));
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '9' });
  };
  const log = async (uuid: string) =>
    (await ask<{ data: Delivery[] }>('GET', `/v2/integration/list/${uuid}/delivery`)).data;
  const last = (uuid: string, state: Delivery['state'], most = 1) =>
    eventually(async () => {
      const all = await log(uuid);
      expect([all.length, all[0]?.state]).toEqual([most, state]);
      return all[0] as Delivery;
    });
  return { account, oAuth, ask, create, call, last, log };
}

const click = 'c'.repeat(32);

test('advertising accounts and goals are those that Microsoft lists, and what is chosen is kept', async () => {
  const { account, oAuth, ask, create } = await aTeam();
  const of = `?account=${account}&oAuth=${oAuth}`;
  expect(await ask('GET', `/v2/integration/microsoft/accounts${of}`)).toEqual([
    { id: '141', name: 'Harbour Dental', number: 'F107X', customerId: '21' },
  ]);
  expect(await ask('GET', `/v2/integration/microsoft/conversions${of}&advertiserId=141&customerId=21`)).toEqual([
    { id: '9007199254740993', name: 'Phone lead' },
  ]);
  const created = await create({ filters: { tags: ['Sale'] } });
  const shown = {
    uuid: expect.any(String),
    account,
    oAuth,
    username: 'ann@example.test',
    userId: '77',
    customerId: '21',
    advertiserId: '141',
    advertiserName: 'Harbour Dental',
    advertiserNumber: 'F107X',
    conversionId: '9007199254740993',
    conversionName: 'Phone lead',
    filters: { dids: [], tags: ['Sale'] },
    status: 'on',
    created: expect.any(String),
    lastResult: null,
    lastResultAt: null,
    version: 1,
  };
  expect(created).toEqual(shown);
  expect(await create()).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  expect(await create({ conversionId: '4' })).toMatchObject({ errorCode: 'NOT-FOUND' });
  const changed = await ask('POST', `/v2/integration/microsoft/${created.uuid}`, {
    version: 1,
    oAuth,
    ...aMicrosoftSetting,
  });
  expect(changed).toEqual({ ...shown, filters: { dids: [], tags: [] }, version: 2 });
  expect(await ask('GET', `/v2/integration/microsoft?account=${account}`)).toEqual([changed]);
  expect(await ask('DELETE', `/v2/integration/microsoft/${created.uuid}`)).toEqual(changed);
});

test('a call after a click is a conversion, and what it brought in later restates it', async () => {
  const { ask, create, call, last } = await aTeam();
  const { uuid } = await create();
  await call(2 * hour, { msclkid: click });
  await last(uuid, 'delivered');
  const [conversion] = ads.conversions;
  expect(ads.conversions).toEqual([
    { MicrosoftClickId: click, ConversionName: 'Phone lead', ConversionTime: expect.any(String) },
  ]);
  const { data } = await ask<{ data: { uuid: string; version: number }[] }>('GET', '/v2/call');
  const [one] = data;
  const url = `/v2/call/${one?.uuid}`;
  const edited = await ask<{ version: number }>('PATCH', url, {
    version: one?.version,
    revenue: { amount: 125_050, currency: 'AUD' },
  });
  await last(uuid, 'delivered', 2);
  expect(ads.adjustments).toEqual([
    {
      MicrosoftClickId: click,
      ConversionName: 'Phone lead',
      ConversionTime: conversion?.ConversionTime,
      AdjustmentType: 'Restate',
      AdjustmentTime: expect.any(String),
      AdjustmentValue: 1250.5,
      AdjustmentCurrencyCode: 'AUD',
    },
  ]);
  await ask('PATCH', url, { version: edited.version, notes: 'Came again' });
  expect(await last(uuid, 'skipped', 3)).toMatchObject({ reason: 'unchanged' });
});

test('a call without a click on an ad of Microsoft is none, nor is one whose click is too long ago', async () => {
  const { create, call, last } = await aTeam();
  const { uuid } = await create();
  await call(2 * hour, { gclid: 'of-google' });
  expect(await last(uuid, 'skipped')).toMatchObject({ reason: 'noClick' });
  await call(91 * 24 * hour, { msclkid: click });
  expect(await last(uuid, 'skipped', 2)).toMatchObject({ reason: 'tooOld' });
  expect(ads.conversions).toEqual([]);
});

test('a click of the last hour is one that Microsoft doesn’t know yet: its call waits', async () => {
  const { create, call, last } = await aTeam();
  const { uuid } = await create();
  await call(hour / 2, { msclkid: click });
  const waiting = await eventually(async () => {
    const one = await last(uuid, 'waiting');
    expect(Date.parse(String(one.nextAt)) - Date.now()).toBeGreaterThan(20 * 60_000);
    return one;
  });
  expect(waiting).toMatchObject({ attempts: 0, reply: null });
});

test('what Microsoft refuses inside of a success is refused, with its words', async () => {
  const { create, call, last } = await aTeam();
  const { uuid } = await create();
  ads.wrong = 'OfflineConversionNameNotFound';
  await call(2 * hour, { msclkid: click });
  expect(await last(uuid, 'refused')).toMatchObject({ status: 200, reply: expect.stringContaining(ads.wrong) });
});

test('what Microsoft says is passed on', async () => {
  const { account, oAuth, ask } = await aTeam();
  ads = playMicrosoft(outside, 'another');
  outside.plays.set('login.microsoftonline.com', () => ({
    status: 200,
    body: { access_token: 'still-old', token_type: 'Bearer', expires_in: 3600 },
  }));
  const url = `/v2/integration/microsoft/accounts?account=${account}&oAuth=${oAuth}`;
  expect(await ask('GET', url)).toMatchObject({
    errorCode: 'MICROSOFT-API-FAILED',
    info: { message: 'Authentication failed.' },
  });
});
