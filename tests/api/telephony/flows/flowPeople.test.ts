import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PersonHere } from '#contract/telephony/flowPeople.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { flowPeople } from '../../../../server/kernel/db/schema/flowPeople.ts';
import { aFlowDocument } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

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
  flow = await aFlow();
});

async function aFlow(): Promise<string> {
  const { headers } = await login(app, (await aUser(db, account, ['conf'])).email);
  const url = `/v2/routing/${account}/flow`;
  const created = await app.inject({ method: 'PUT', url, headers, payload: { draft: aFlowDocument({}) } });
  return created.json<Flow>().id;
}

/** A page that has the flow open, of whoever these headers belong to. */
function aPage(headers: Record<string, string>, tab = randomUUID()) {
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

async function aPerson(name: string, of = account) {
  const { email } = await aUser(db, of, ['conf'], { firstName: name, lastName: 'Lee' });
  return aPage((await login(app, email)).headers);
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

test('staff who act as somebody are seen by their own name', async () => {
  const ada = await aUser(db, account, ['conf'], { firstName: 'Ada', lastName: 'Lee' });
  const staff = await aUser(db, await anAccount(db), ['system'], { firstName: 'Sy', lastName: 'Stem' });
  const { headers } = await login(app, staff.email);
  await aPage({ ...headers, 'x-scope': String(ada.id) }).stays();
  expect((await (await aPerson('Ben')).sees()).map(({ name }) => name)).toEqual(['Sy Stem']);
});

test('nobody is on a flow that doesn’t exist', async () => {
  const ada = await aPerson('Ada');
  flow = randomUUID();
  expect([await ada.asks(), await ada.stays(), await ada.leaves()].map(({ status }) => status)).toEqual([
    404, 404, 404,
  ]);
});

test('the names of those who are gone are kept no longer than until somebody opens a flow of the account', async () => {
  await (await aPerson('Ada')).stays();
  clock += 45_000;
  const own = eq(flowPeople.accountId, account);
  flow = await aFlow();
  await (await aPerson('Ben')).stays();
  expect((await db.select().from(flowPeople).where(own)).map(({ name }) => name)).toEqual(['Ben Lee']);
});
