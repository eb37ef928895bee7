import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PersonHere } from '#contract/flowPeople.contract.ts';
import type { Flow } from '#contract/routing.contract.ts';
import type { Db } from '../../server/db/executor.ts';
import { aFlowDocument } from '../builders/api/aFlow.ts';
import { anAccount, aUser } from '../builders/api/anAccount.ts';
import { anApp } from '../builders/api/anApp.ts';
import { login } from '../builders/api/login.ts';

const start = Date.parse('2026-03-02T10:00:00Z');
let app: FastifyInstance;
let db: Db;
let [account, flow, clock] = [0, '', start];

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock) }));
});

beforeEach(async () => {
  clock = start;
  account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account, ['conf'])).email);
  const created = await app.inject({
    method: 'PUT',
    url: `/v2/routing/${account}/flow`,
    headers,
    payload: { draft: aFlowDocument({}) },
  });
  flow = created.json<Flow>().id;
});

/** Somebody with a page that has the flow open. */
async function aPerson(name: string, of = account, tab = randomUUID()) {
  const { email } = await aUser(db, of, ['conf'], { firstName: name, lastName: 'Lee' });
  const { headers } = await login(app, email);
  const send = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/v2/routing/${account}/flow/${flow}/people${path}`;
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, people: answer.json<PersonHere[]>() };
  };
  return {
    stays: (step: string | null = null, editing = false, page = tab) => send('PUT', `/${page}`, { step, editing }),
    leaves: () => send('DELETE', `/${tab}`),
    sees: async () => (await send('GET', '')).people,
    asks: () => send('GET', ''),
  };
}

const here = (name: string, more: Partial<PersonHere> = {}): PersonHere => ({
  name: `${name} Lee`,
  step: null,
  editing: false,
  since: new Date(start).toISOString(),
  ...more,
});

test('people who have a flow open see each other, not themselves, with the step that they have open', async () => {
  const [ada, ben] = [await aPerson('Ada'), await aPerson('Ben')];
  expect(await ada.stays()).toEqual({ status: 200, people: [] });
  clock += 5_000;
  expect((await ben.stays('menu', true)).people).toEqual([here('Ada')]);
  const later = new Date(clock).toISOString();
  expect(await ada.sees()).toEqual([here('Ben', { step: 'menu', editing: true, since: later })]);
  expect(await ben.leaves()).toEqual({ status: 200, people: [here('Ada')] });
  expect(await ada.sees()).toEqual([]);
  expect((await ben.leaves()).status).toBe(200);
});

test('who was not heard of for 45 seconds is gone, and comes anew', async () => {
  const [ada, ben] = [await aPerson('Ada'), await aPerson('Ben')];
  await ada.stays();
  clock += 44_999;
  expect(await ben.sees()).toEqual([here('Ada')]);
  clock += 1;
  expect(await ben.sees()).toEqual([]);
  await ada.stays();
  expect(await ben.sees()).toEqual([here('Ada', { since: new Date(clock).toISOString() })]);
});

test('somebody with two pages is one person', async () => {
  const [ada, ben] = [await aPerson('Ada'), await aPerson('Ben')];
  await ada.stays('menu');
  await ada.stays(null, true, randomUUID());
  expect(await ben.sees()).toEqual([here('Ada', { step: 'menu', editing: true })]);
});

test('people of other accounts neither see nor are seen', async () => {
  const ada = await aPerson('Ada');
  const stranger = await aPerson('Eve', await anAccount(db));
  await ada.stays();
  expect((await stranger.asks()).status).toBe(403);
  expect((await stranger.stays()).status).toBe(403);
  expect(await ada.sees()).toEqual([]);
});
