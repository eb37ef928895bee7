import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ga4Measurement } from '#contract/integrations/ga4.contract.ts';
import type { DryRunCall } from '#contract/integrations/integrations.contract.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { aSite, visitTo } from '../attribution/visits/aSite.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { type Collected, collected } from './googleAnalytics.ts';
import { calm } from './integrated.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;
/** What Google counted. */
let counted: Collected[];

const apiSecret = 'abcdefghij0123456789';

beforeAll(async () => {
  outside = await aSlackServer();
  world = await anAppWithCalls({}, outside);
  outside.takes.set('www.google-analytics.com', (asked) => {
    const event = collected(asked, apiSecret);
    if (event) counted.push(event);
    return event !== undefined;
  });
});

beforeEach(async () => {
  counted = [];
  outside.reset();
  await calm(world);
});

/** An account with numbers that take calls. */
async function aTeam() {
  const account = await anAccount(world.db);
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const line = { action: 'flow', actionId: flow, name: 'Front desk' } as const;
  const ask = async <Answer>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (await world.app.inject({ method, url, headers, ...(payload && { payload }) })).json<Answer>();
  const url = `/v2/account/${account}/ga4`;
  return {
    account,
    line,
    ask,
    url,
    aLine: async (customGa: string | null = null) => (await aNumber(world.db, account, { ...line, customGa })).did,
    set: (body: object) =>
      ask<Ga4Measurement & { errorCode?: string; info?: unknown }>('POST', url, {
        measuramentId: 'G-AAAA1',
        apiSecret,
        ...body,
      }),
    /** Somebody calls and hangs up; always the same one. */
    call: async (did: string) => {
      const sid = `CA${randomUUID().replaceAll('-', '')}`;
      const { post } = webhooksTo(world);
      await post('/carrier/voice', incoming(sid, did));
      await post('/carrier/voice/status', { ...incoming(sid, did), CallStatus: 'completed', CallDuration: '9' });
    },
    states: async () => {
      const rows = await world.db.select().from(deliveries).where(eq(deliveries.accountId, account));
      return rows.map(({ state, reason }) => reason ?? state).toSorted();
    },
  };
}

test('measurements are listed as they were saved, without the secret, and deleted', async () => {
  const { aLine, account, ask, set, url } = await aTeam();
  const did = await aLine();
  const saved = await set({ dids: [did] });
  const shown = { uuid: saved.uuid, account, measuramentId: 'G-AAAA1', dids: [did] };
  expect(saved).toEqual({ ...shown, events: 'phone_lead_first', enabled: true, version: 1 });
  const changed = await set({ uuid: saved.uuid, version: 1, apiSecret: undefined, events: 'my_lead', enabled: false });
  expect(changed).toEqual({ ...shown, dids: [], events: 'my_lead', enabled: false, version: 2 });
  expect(await ask('GET', url)).toEqual([changed]);
  expect(await ask('GET', '/v2/integration/list')).toMatchObject([{ type: 'ga4', name: 'G-AAAA1' }]);
  expect(await ask('DELETE', `${url}/${saved.uuid}`)).toEqual(changed);
  expect(await ask('GET', url)).toEqual([]);
});

test('a call becomes an event of the visitor who called, in the session of this measurement', async () => {
  const { account, call, line, set } = await aTeam();
  const site = await aSite(world.db, account, 1, { number: line });
  const ga = '_ga=GA1.1.1162820436.1749482504; _ga_AAAA1=GS2.1.s1747323152$o28$g0; _ga_BBBB2=GS1.1.99.1.0';
  await visitTo(world.app, site, { path: '/roofs?utm_source=news&utm_medium=email&utm_campaign=Spring', ga });
  await set({});
  await call(site.pool[0] ?? '');
  await eventually(() => expect(counted).toHaveLength(1));
  expect(counted).toEqual([
    {
      measurement: 'G-AAAA1',
      client: '1162820436.1749482504',
      name: 'phone_lead_first',
      params: {
        session_id: '1747323152',
        engagement_time_msec: expect.any(Number),
        call_id: expect.any(String),
        call_status: 'abandoned',
        tracking_number_name: 'Front desk',
        tracking_source: expect.any(String),
        call_source: 'news',
        call_medium: 'email',
        call_campaign: 'Spring',
        first_time_caller: 'yes',
        call_duration: expect.any(Number),
        talk_time: expect.any(Number),
      },
    },
  ]);
});

test('a page that starts Google Analytics later says so with a sign of life', async () => {
  const { account, call, line, set } = await aTeam();
  const site = await aSite(world.db, account, 1, { number: line });
  const { visit, visitor } = await visitTo(world.app, site);
  for (const ga of ['_ga=GA1.1.17.19', 'x'.repeat(5000)]) {
    const url = `/s/${site.code}/visits/${visit}`;
    const payload = JSON.stringify({ visitor, page: null, ga });
    const sign = { method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload } as const;
    expect((await world.app.inject(sign)).statusCode).toBe(204);
  }
  await set({});
  await call(site.pool[0] ?? '');
  await eventually(() => expect(counted.map(({ client }) => client)).toEqual(['17.19']));
});

test.each([
  ['phone_lead', ['phone_lead', 'phone_lead']],
  ['phone_lead_first', ['phone_lead_first']],
  ['phone_lead_first_repeat', ['phone_lead_first', 'phone_lead_repeat']],
  ['Anruf_1', ['Anruf_1', 'Anruf_1']],
])('with %s two calls of one caller become %j, as the dry run says', async (events, names) => {
  const { account, aLine, ask, call, set, states } = await aTeam();
  const did = await aLine();
  const { uuid } = await set({ events });
  await call(did);
  await call(did);
  await eventually(() => expect(counted.map(({ name }) => name).toSorted()).toEqual(names));
  await eventually(async () => expect(await states()).toEqual(names.map(() => 'delivered')));
  const settings = { measuramentId: 'G-AAAA1', events, enabled: true };
  const body = { account, type: 'ga4', uuid, filters: {}, settings };
  const dry = await ask<DryRunCall[]>('POST', '/v2/integration/list/dryrun', body);
  expect(dry.map(({ draft }) => draft)).toEqual(
    names.length === 2 ? [['call.ended'], ['call.ended']] : [[], ['call.ended']],
  );
  expect(dry.map(({ keptBack }) => keptBack)).toEqual(names.length === 2 ? [null, null] : ['repeatCaller', null]);
  const off = { ...body, settings: { ...settings, enabled: false } };
  const [first] = await ask<DryRunCall[]>('POST', '/v2/integration/list/dryrun', off);
  expect(first?.keptBack).toBe('off');
});

test('a number with a measurement of its own is counted there, and nowhere else', async () => {
  const { aLine, call, set } = await aTeam();
  const [plain, own, lost] = [await aLine(), await aLine('G-BBBB2'), await aLine('G-CCCC3')];
  await set({ events: 'phone_lead' });
  await set({ measuramentId: 'G-BBBB2', events: 'phone_lead', dids: ['+61299999999'] });
  for (const did of [lost, own, plain]) await call(did);
  await eventually(() =>
    expect(counted.map(({ measurement }) => String(measurement)).toSorted()).toEqual(['G-AAAA1', 'G-BBBB2']),
  );
});

test('nothing is sent while it is switched off, nor of a call three days ago', async () => {
  const { account, aLine, ask, call, set, states } = await aTeam();
  const did = await aLine();
  const { uuid } = await set({ events: 'phone_lead', enabled: false });
  await call(did);
  await set({ uuid, version: 1, events: 'phone_lead' });
  await ask('POST', `/v2/integration/list/${uuid}/pause`, { paused: true, version: 2 });
  await call(did);
  await eventually(async () => expect(await states()).toEqual(['waiting']));
  await world.db.execute(`update calls set date_stop = date_stop - interval '73 hours' where account_id = ${account}`);
  await ask('POST', `/v2/integration/list/${uuid}/pause`, { paused: false, version: 3 });
  await eventually(async () => expect(await states()).toEqual(['tooOld']));
  expect(counted).toEqual([]);
});

test('what cannot be is refused', async () => {
  const [{ account, ask, set }, { url: foreign }] = [await aTeam(), await aTeam()];
  expect(await set({ apiSecret: undefined })).toMatchObject({ errorCode: 'MISSING-FIELD', info: ['apiSecret'] });
  for (const wrong of [
    { measuramentId: 'UA-1234-5' },
    { apiSecret: 'a b' },
    { events: 'session_start' },
    { events: 'ga_lead' },
    { events: '1st' },
    { events: 'x'.repeat(41) },
    { dids: ['none'] },
  ])
    expect(await set(wrong), JSON.stringify(wrong)).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
  const { uuid } = await set({});
  expect(await set({})).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  expect(await set({ uuid, version: 7 })).toMatchObject({ errorCode: 'STALE-VERSION' });
  expect(await ask('POST', foreign, { measuramentId: 'G-AAAA1', apiSecret })).toMatchObject({
    errorCode: 'ACCESS_DENIED_ACCOUNT',
  });
  expect(await ask('DELETE', `${foreign}/${uuid}`)).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
  const body = { account, type: 'ga4', uuid: null, filters: {} };
  expect(await ask('POST', '/v2/integration/list/dryrun', body)).toMatchObject({ errorCode: 'INVALID-PAYLOAD' });
});
