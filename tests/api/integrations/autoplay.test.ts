import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Autoplay } from '#contract/integrations/autoplay.contract.ts';
import type { Delivery } from '#contract/integrations/integrations.contract.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { freePort } from '../../server/freePort.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../carriers/aWebhook.ts';
import { aMailServer, type ReceivedMail } from '../kernel/mail/aMailServer.ts';
import { textOf } from '../kernel/mail/partsOf.ts';
import { leadIn, problemsOfAdf } from './adf.ts';
import { aSlackServer, type SlackServer } from './aSlackServer.ts';
import { calm, hasten } from './integrated.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let outside: SlackServer;
let mails: ReceivedMail[];
/** What the mail server says to whom it mails. */
const rules: { refusal?: string; code?: number } = {};

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port, rules);
  outside = await aSlackServer();
  outside.takes.set('leads.example.test', ({ text }) => problemsOfAdf(text).length === 0);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { outside: outside.outside });
});

beforeEach(async () => {
  outside.reset();
  mails.splice(0);
  delete rules.refusal;
  delete rules.code;
  await calm(world);
});

const caller = '+61412345678';
const site = 'https://leads.example.test/adf?key=0123456789';

/** A dealership with a number, and its administrator. */
async function aDealership() {
  const account = await anAccount(world.db, { name: 'Harbour Motors' });
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, {
    action: 'flow',
    actionId: flow,
    name: 'Front desk',
    source: 'Web',
  });
  const ask = async <Answer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/v2/${path}`;
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.json<Answer & { errorCode?: string }>();
  };
  const path = `account/${account}/autoplay`;
  const { post } = webhooksTo(world);
  const call = async (from: string) => {
    const form = { ...incoming(`CA${randomUUID().replaceAll('-', '')}`, did), From: from };
    await post('/carrier/voice', form);
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '9' });
  };
  const latest = async (uuid: string, state: Delivery['state'], attempts = 1) =>
    eventually(async () => {
      const { data } = await ask<{ data: Delivery[] }>('GET', `integration/list/${uuid}/delivery`);
      expect([data[0]?.state, data[0]?.attempts]).toEqual([state, attempts]);
      if (state === 'waiting') expect(data[0]?.reply).not.toBeNull();
      return data[0] as Delivery;
    });
  return { account, did, ask, path, call, latest };
}

const textIn = (posted: { body: unknown } | undefined) => (typeof posted?.body === 'string' ? posted.body : '');

const fields = {
  DealershipId: 'D-17',
  yardRef: 'North <& "yard">',
  LeadTitle: 'Phone lead',
  LeadSource: 'Billboards',
  LeadCampaignName: 'Spring',
  LeadNotes: 'Call back within the hour',
  CustomerCompany: 'Fleet & Co',
};

test('a call becomes a lead that says what its number says', async () => {
  const { account, did, ask, path, call, latest } = await aDealership();
  const created = await ask<Autoplay>('PUT', path, { did, address: site, ...fields });
  expect(created).toEqual({
    ...fields,
    uuid: expect.any(String),
    account,
    did,
    filter: { tags: [] },
    address: 'https://leads.example.test/…',
    status: 'on',
    lastResult: null,
    lastResultAt: null,
    version: 1,
  });
  await call(caller);
  const delivery = await latest(created.uuid, 'delivered');
  const [posted] = outside.posted;
  expect([posted?.path, posted?.type, delivery.request]).toEqual([
    '/adf?key=0123456789',
    'application/x-adf+xml; charset=utf-8',
    { host: 'leads.example.test', body: posted?.body },
  ]);
  const text = textIn(posted);
  expect(problemsOfAdf(text)).toEqual([]);
  const link = `${world.url}${paths.call(delivery.subject)}`;
  const whole = { '@part': 'full', '@type': 'business' };
  const voice = { '@type': 'voice', '@time': 'nopreference' };
  expect(leadIn(text)).toEqual({
    '@status': 'new',
    id: { '@sequence': '1', '@source': '127.0.0.1', '#text': delivery.subject },
    requestdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
    vehicle: { '@interest': 'buy', year: '', make: '', model: '' },
    customer: {
      contact: {
        name: [
          { '@part': 'full', '@type': 'individual', '#text': '+61 412 345 678' },
          { ...whole, '#text': 'Fleet & Co' },
        ],
        phone: { ...voice, '#text': caller },
      },
      comments: expect.stringMatching(/^Phone lead\nCall back within the hour\n.*Front desk.*\n(.*\n)*http.*$/),
    },
    vendor: {
      id: [
        { '@sequence': '1', '@source': 'DealershipId', '#text': 'D-17' },
        { '@sequence': '2', '@source': 'yardRef', '#text': 'North <& "yard">' },
      ],
      vendorname: 'Harbour Motors',
      contact: { name: { ...whole, '#text': 'Front desk' }, phone: { ...voice, '#text': did } },
    },
    provider: { name: { ...whole, '#text': 'Billboards' }, service: 'Spring', url: link },
  });
});

test('a lead system that takes mail gets one for each lead, and what its server says is in the log', async () => {
  const { did, ask, path, call, latest } = await aDealership();
  const sent = { did, address: 'leads@dealer.example.test', DealershipId: 'D-1' };
  const { uuid, address } = await ask<Autoplay>('PUT', path, sent);
  expect(address).toBe('leads@dealer.example.test');
  await call(caller);
  const delivery = await latest(uuid, 'delivered');
  expect(delivery).toMatchObject({ status: 250, reply: expect.stringContaining('250') });
  expect(mails.map(({ to, headers }) => [to, headers['subject']])).toEqual([
    [['leads@dealer.example.test'], 'Call from +61 412 345 678'],
  ]);
  const text = textOf(mails[0]?.raw ?? '', 'text/plain').trim();
  expect([problemsOfAdf(text), delivery.request]).toEqual([[], { host: 'dealer.example.test', body: text }]);
  expect(mails[0]?.headers['message-id']).toContain(delivery.uuid);

  [rules.refusal, rules.code] = ['no such mailbox', 550];
  await call(caller);
  expect(await latest(uuid, 'refused')).toMatchObject({
    status: 550,
    reply: expect.stringContaining('no such mailbox'),
  });

  [rules.refusal, rules.code] = ['mailbox busy', 450];
  await call(caller);
  expect(await latest(uuid, 'waiting')).toMatchObject({ status: 450, reply: expect.stringContaining('mailbox busy') });
  delete rules.refusal;
  await hasten(world);
  await latest(uuid, 'delivered', 2);
  expect(mails).toHaveLength(2);
});

test('callers without a number, calls without a tag and other numbers are left out', async () => {
  const { did, ask, path, call, latest } = await aDealership();
  const { uuid } = await ask<Autoplay>('PUT', path, { did, address: site, DealershipId: 'D-1' });
  await call('anonymous');
  await call(caller);
  await latest(uuid, 'delivered');
  const leads = outside.posted.map((posted) => leadIn(textIn(posted)));
  expect(leads).toMatchObject([{ customer: { contact: { phone: { '#text': caller } } } }]);
  const version = (await ask<Autoplay[]>('GET', path))[0]?.version;
  await ask('POST', `${path}/${did}`, { version, DealershipId: 'D-1', filter: { tags: ['Quote'] } });
  await call(caller);
  const { data } = await ask<{ data: Delivery[] }>('GET', `integration/list/${uuid}/delivery`);
  expect([data.length, outside.posted.length]).toEqual([1, 1]);
});

test('each number has one, of the account’s own; an address is asked for once and never shown whole', async () => {
  const { account, did, ask, path } = await aDealership();
  const { did: second } = await aNumber(world.db, account, {});
  const { did: foreign } = await aNumber(world.db, await anAccount(world.db), {});
  const dealer = { DealershipId: 'D-1' };
  expect(await ask('PUT', path, { did, ...dealer })).toMatchObject({
    errorCode: 'MISSING-FIELD',
    info: ['address'],
  });
  expect(await ask('PUT', path, { did: foreign, address: site, ...dealer })).toMatchObject({
    errorCode: 'INVALID-DID',
  });
  for (const address of ['nobody', 'http://leads.example.test/', 'https://user:pass@leads.example.test/', 'a@b@c'])
    expect([address, (await ask('PUT', path, { did, address, ...dealer })).errorCode]).toEqual([
      address,
      'INVALID-PAYLOAD',
    ]);
  await ask('PUT', path, { did, address: site, ...dealer });
  expect(await ask('PUT', path, { did, address: site, ...dealer })).toMatchObject({ errorCode: 'ALREADY-EXISTS' });
  const shouted = { version: 1, address: site.replace('https', 'HTTPS'), ...dealer };
  expect(await ask('POST', `${path}/${did}`, shouted)).toMatchObject({ address: 'https://leads.example.test/…' });
  const other = await ask<Autoplay>('PUT', path, { did: second, ...dealer });
  expect(other.address).toBe('https://leads.example.test/…');
  const change = { DealershipId: 'D-2', address: 'leads@dealer.example.test' };
  expect(await ask('POST', `${path}/${second}`, { version: 7, ...change })).toMatchObject({
    errorCode: 'STALE-VERSION',
  });
  expect(await ask('POST', `${path}/${foreign}`, { version: 1, ...change })).toMatchObject({ errorCode: 'NOT-FOUND' });
  expect(await ask('POST', `${path}/${second}`, { version: 1, ...change })).toMatchObject({ ...change, version: 2 });
  await ask('DELETE', `${path}/${did}`);
  const left = await ask<Autoplay[]>('GET', path);
  expect(left.map((one) => [one.did, one.address])).toEqual([[second, 'leads@dealer.example.test']]);
});

test('however many set the same thing up at once, it is there once', async () => {
  const { account, did, ask, path } = await aDealership();
  const leads = () => ask<object>('PUT', path, { did, address: site, DealershipId: 'D-1' });
  const url = 'https://hooks.slack.com/services/T0/B0/abcdef';
  const slack = () => ask<object>('POST', `account/${account}/slack`, { version: 0, dids: [did], url });
  const codes = async (many: (() => Promise<{ errorCode?: string }>)[]) =>
    (await Promise.all(many.map((set) => set()))).map(({ errorCode = 'set up' }) => errorCode).toSorted();
  expect(await codes([leads, leads, leads])).toEqual(['ALREADY-EXISTS', 'ALREADY-EXISTS', 'set up']);
  expect(await codes([slack, slack, slack])).toEqual(['STALE-VERSION', 'STALE-VERSION', 'set up']);
  const all = await ask<{ type: string }[]>('GET', `integration/list?account=${account}`);
  expect(all.map(({ type }) => type).toSorted()).toEqual(['autoplay', 'slackCalls']);
});
