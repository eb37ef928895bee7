import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { FlowEntry } from '#contract/telephony/routing.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aFlowDocument } from '../../../builders/api/aFlow.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let below: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-03-02T10:00:00Z') }));
  account = await anAccount(db);
  below = await anAccount(db, { parentId: account });
  const { email } = await aUser(db, account, ['conf']);
  ({ headers } = await login(app, email));
});

async function send(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as unknown };
}

const list = async (of = account) => (await send('GET', `/v2/routing/${of}/flow`)).body as FlowEntry[];

test('an account without flows has an empty list', async () => {
  expect(await list(await anAccount(db, { parentId: account }))).toEqual([]);
});

test('lists flows and drafts by name ignoring case, with the number of active numbers that each answers', async () => {
  const evenings = await aFlow(db, account, aFlowDocument({ name: 'evenings' }));
  const days = await aFlow(db, account, aFlowDocument({ name: 'Days' }));
  const draft = (await send('PUT', `/v2/routing/${account}/flow`, { draft: aFlowDocument({ name: 'Fridays' }) })).body;
  await aFlow(db, below, aFlowDocument({ name: 'Another account’s' }));
  await aNumber(db, account, { action: 'flow', actionId: days });
  await aNumber(db, account, { action: 'flow', actionId: days });
  await aNumber(db, account, { action: 'flow', actionId: evenings, status: 'cancelled' });
  const found = await list();
  expect(found.map(({ name, publishedVersion, numbers }) => ({ name, publishedVersion, numbers }))).toEqual([
    { name: 'Days', publishedVersion: 1, numbers: 2 },
    { name: 'evenings', publishedVersion: 1, numbers: 0 },
    { name: 'Fridays', publishedVersion: null, numbers: 0 },
  ]);
  const { draft: _document, ...entry } = draft as FlowEntry & { draft: unknown };
  expect(found[2]).toEqual({ ...entry, numbers: 0 });
});

test('assigns another flow to a number along with its other details', async () => {
  const flow = await aFlow(db, account);
  const { did } = await aNumber(db, account);
  const change = { version: 1, name: 'Bus stop', flow };
  expect((await send('POST', `/v2/number/${did}`, change)).body).toMatchObject({
    name: 'Bus stop',
    action: 'flow',
    actionId: flow,
    version: 2,
  });
  const kept = (await send('POST', `/v2/number/${did}`, { version: 2, source: 'Print' })).body as TrackingNumber;
  expect(kept).toMatchObject({ source: 'Print', actionId: flow, action: 'flow' });
  const hung = (await send('POST', `/v2/number/${did}`, { version: 3, flow: null })).body as TrackingNumber;
  expect(hung).toMatchObject({ actionId: null, action: 'hangup', name: 'Bus stop' });
});

test("refuses another account's flow for a number and changes nothing", async () => {
  const flow = await aFlow(db, below);
  const { did, name } = await aNumber(db, account);
  const refused = await send('POST', `/v2/number/${did}`, { version: 1, name: 'Bus stop', flow });
  expect(refused).toMatchObject({ status: 404, body: { errorCode: 'NOT-FOUND' } });
  const { body } = await send('GET', '/v2/number');
  expect((body as TrackingNumber[]).find((number) => number.did === did)).toMatchObject({
    name,
    actionId: null,
    version: 1,
  });
});
