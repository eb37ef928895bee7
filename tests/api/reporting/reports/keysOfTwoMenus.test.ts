import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Call } from '#contract/telephony/calls.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { aNode } from '../../../builders/api/aFlow.ts';
import { anAppWithCalls, aPublishedFlow } from '../../carriers/aCarrier.ts';
import { incoming, onwards, webhooksTo } from '../../carriers/aWebhook.ts';

const words = (text: string) => ({ kind: 'text', text, language: 'en-AU' });

function aMenu(id: string, labels: Record<string, string>) {
  const keys = Object.entries(labels).map(([key, label]) => ({ key, label }));
  return aNode(id, 'menu', { prompt: words('Choose.'), keys, timeout: 5, attempts: 1, invalidPrompt: null });
}

/** Cars or service; cars are new or used, and the service menu has a key without a name. */
function aFlowOfTwoMenus(): FlowDocument {
  const to = (from: string, exit: string, next: string) => ({ id: `${from}-${exit}`, from, exit, to: next });
  return {
    schema: 1,
    name: 'Showroom',
    timezone: 'Australia/Sydney',
    nodes: [
      aNode('start', 'start', { recording: false, consent: null, callerId: 'caller' }),
      aMenu('first', { 1: 'Cars', 2: 'Cars & service' }),
      aMenu('cars', { 1: 'New › demo', 2: 'Used' }),
      aMenu('service', { 1: 'Book a service', '*': '' }),
      aNode('end', 'hangup', { message: null }),
    ],
    edges: [
      to('start', 'next', 'first'),
      to('first', 'key-1', 'cars'),
      to('first', 'key-2', 'service'),
      ...['first', 'cars', 'service'].map((menu) => to(menu, 'noInput', 'end')),
      ...['key-1', 'key-2'].map((key) => to('cars', key, 'end')),
      ...['key-1', 'key-star'].map((key) => to('service', key, 'end')),
    ],
  };
}

test('the keys of every menu have the names that the flow gives them, and each opens its calls', async () => {
  const world = await anAppWithCalls();
  const account = await anAccount(world.db);
  const { headers } = await login(world.app, (await aUser(world.db, account, ['admin'])).email);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aFlowOfTwoMenus());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  const { post } = webhooksTo(world);
  const call = async (id: string, digits: string) => {
    const form = { ...incoming(id, did), CallStatus: 'in-progress' };
    let { body } = await post('/carrier/voice', incoming(id, did));
    for (const Digits of digits) ({ body } = await post(onwards(body), { ...form, Digits }));
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '30' });
  };
  for (const [at, digits] of ['11', '12', '12', '1', '21', '2*'].entries()) await call(`CA-keys-${at}`, digits);

  const { data } = (await world.app.inject({ url: '/v2/call', headers })).json<{ data: Call[] }>();
  const pressed = data.map(({ IVR, IVRnames, DTMF, DTMFname }) => ({ IVR, IVRnames, DTMF, DTMFname }));
  expect(pressed).toContainEqual({ IVR: '11', IVRnames: ['Cars', 'New > demo'], DTMF: '1', DTMFname: 'Cars' });
  expect(pressed).toContainEqual({
    IVR: '2*',
    IVRnames: ['Cars & service', '*'],
    DTMF: '2',
    DTMFname: 'Cars & service',
  });

  const [first] = data;
  const day = first?.dateStart.slice(0, 10) ?? '';
  const days = { datefrom: day, dateto: day, timezone: 'UTC' };
  const report = await world.app.inject({ url: '/v2/reports/ivr', query: days, headers });
  const { rows } = report.json<{ rows: { name: string; digits: string; tot: number; actions: { calls: string } }[] }>();
  expect(rows.map(({ name, digits, tot }) => [digits, name, tot])).toEqual([
    ['1', 'Cars', 4],
    ['11', 'New > demo', 1],
    ['12', 'Used', 2],
    ['2', 'Cars & service', 2],
    ['2*', '*', 1],
    ['21', 'Book a service', 1],
  ]);
  for (const { tot, actions } of rows) {
    const query = { ...days, ...Object.fromEntries(new URLSearchParams(actions.calls)) };
    const behind = await world.app.inject({ url: '/v2/call', query, headers });
    expect(behind.json()).toMatchObject({ recordsFiltered: tot });
  }
  // One name begins the other.
  const named = async (DTMFname: string) =>
    (await world.app.inject({ url: '/v2/call', query: { ...days, DTMFname }, headers })).json<{
      recordsFiltered: number;
    }>();
  expect([(await named('Cars')).recordsFiltered, (await named('Cars & service')).recordsFiltered]).toEqual([4, 2]);
});
