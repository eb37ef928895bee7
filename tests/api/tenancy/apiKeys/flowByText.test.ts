import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlowPlan } from '#contract/telephony/flowText.contract.ts';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import { readText } from '#flows/core/text/readText.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { accounts } from '../../../../server/kernel/db/schema/accounts.ts';
import { aUser, anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { login, testPassword } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let flow: string;
let headers: Record<string, string>;
let session: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp());
});

beforeEach(async () => {
  account = await anAccount(db);
  flow = await aFlow(db, account);
  const admin = await aUser(db, account, ['admin']);
  session = (await login(app, admin.email)).headers;
  const created = await app.inject({
    method: 'PUT',
    url: `/v2/apikey/${account}`,
    headers: session,
    payload: { name: 'Deploys', scopes: ['flows:read', 'flows:write'], days: 30, password: testPassword },
  });
  headers = { authorization: `Bearer ${created.json<{ token: string }>().token}` };
});

const address = (rest = '') => `/v2/routing/${account}/flow/${flow}${rest}`;
const read = (accept = '*/*', rest = '') =>
  app.inject({ url: address(`/text${rest}`), headers: { ...headers, accept } });
const post = (text: string, query = '') =>
  app.inject({
    method: 'POST',
    url: address(`/plan${query}`),
    headers: { ...headers, 'content-type': 'application/yaml' },
    payload: text,
  });
const put = (text: string, query: string) =>
  app.inject({
    method: 'PUT',
    url: address(`/text?${query}`),
    headers: { ...headers, 'content-type': 'application/yaml' },
    payload: text,
  });

test('a flow is read as YAML, as JSON if that is accepted, and by version', async () => {
  const yaml = await read();
  expect(yaml.headers['content-type']).toBe('application/yaml; charset=utf-8');
  expect(readText(yaml.body)).toMatchObject({ ok: true, part: { name: 'Front desk' } });
  const json = await read('application/json');
  expect(readText(json.body)).toEqual(readText(JSON.stringify(json.json())));
  expect((await read('*/*', '?version=1')).statusCode).toBe(200);
  expect((await read('*/*', '?version=2')).statusCode).toBe(404);
});

test('a plan tells what would change and writes nothing; applying it does', async () => {
  const { did } = await aNumber(db, account, { action: 'flow', actionId: flow });
  const text = (await read()).body.replace(/^name: .*$/m, 'name: Night desk');
  const planned = await post(text, '?publish=true');
  expect(planned.statusCode).toBe(200);
  const plan = planned.json<FlowPlan>();
  expect(plan.changes).toEqual(['The flow is renamed from Front desk to Night desk.']);
  expect(plan.publish).toMatchObject({ allowed: true, version: 2, changes: plan.changes, numbers: [did] });
  expect((await read()).body).not.toContain('Night desk');
  const applied = await put(text, `plan=${plan.id}&publish=true&note=Nights`);
  expect(applied.statusCode).toBe(200);
  expect(applied.json<{ flow: Flow }>().flow).toMatchObject({
    name: 'Night desk',
    publishedVersion: 2,
    changed: false,
  });
  const again = (await post(text)).json<FlowPlan>();
  expect(again.changes).toEqual([]);
});

test('a plan names the version after all that there ever were', async () => {
  const { draft: document } = (await app.inject({ url: address(), headers: session })).json<Flow>();
  const inPart = { document, share: 10 };
  expect(
    (await app.inject({ method: 'PUT', url: address('/canary'), headers: session, payload: inPart })).statusCode,
  ).toBe(200);
  await app.inject({ method: 'PATCH', url: address('/canary/back'), headers: session });
  const text = (await read()).body.replace(/^name: .*$/m, 'name: Night desk');
  const plan = (await post(text, '?publish=true')).json<FlowPlan>();
  expect(plan.publish).toMatchObject({ version: 3 });
  const { flow: after } = (await put(text, `plan=${plan.id}&publish=true`)).json<{ flow: Flow }>();
  expect(after.publishedVersion).toBe(3);
});

test('a plan is refused once the flow or the text changed', async () => {
  const text = (await read()).body.replace(/^name: .*$/m, 'name: Night desk');
  const { id } = (await post(text)).json<FlowPlan>();
  expect((await put(text, `plan=${id}&publish=true`)).statusCode).toBe(409);
  expect((await put(text.replace('Night', 'Day'), `plan=${id}`)).statusCode).toBe(409);
  const other = text.replace('Night', 'Other');
  const otherPlan = (await post(other)).json<FlowPlan>();
  expect((await put(other, `plan=${otherPlan.id}`)).statusCode).toBe(200);
  const stale = await put(text, `plan=${id}`);
  expect(stale.json()).toMatchObject({ errorCode: 'STALE-VERSION', info: { draftVersion: 2 } });
  expect((await read()).body).toContain('name: Other desk');
});

test('faults in the text are told with line and column', async () => {
  const text = (await read()).body.replace(/^steps:$/m, 'stepz:');
  const answer = await post(text);
  expect(answer.statusCode).toBe(400);
  const { info } = answer.json<{ info: unknown[] }>();
  expect(info).toContainEqual({ code: 'UNKNOWN-FIELD', line: 4, column: 1, what: 'stepz' });
  expect((await put('[', 'plan=x')).statusCode).toBe(400);
});

test('publishing a text with errors is refused with the problems, and nothing is saved', async () => {
  const text = (await read()).body.replace(/ {4}exits:\n( {6}.*\n)+/, '');
  const plan = (await post(text, '?publish=true')).json<FlowPlan>();
  expect(plan.publish?.allowed).toBe(false);
  expect(plan.problems.length).toBeGreaterThan(0);
  const answer = await put(text, `plan=${plan.id}&publish=true`);
  expect(answer.json()).toMatchObject({ errorCode: 'FLOW-NOT-VALID' });
});

test('a phone number is read as the country of the account writes it', async () => {
  await db.update(accounts).set({ country: 'CA' }).where(eq(accounts.id, account));
  const { body } = await read('application/json');
  const text = JSON.parse(body) as { steps: object[] };
  const targets = ['(506) 234-5678', '+61 3 9876 5432', 'reception'].map((number, at) => {
    return { id: `t${at}`, label: '', number };
  });
  const steps = [...text.steps, { id: 'desk', type: 'ring', settings: { targets } }];
  const planned = await post(JSON.stringify({ ...text, steps }));
  expect((await put(JSON.stringify({ ...text, steps }), `plan=${planned.json<FlowPlan>().id}`)).statusCode).toBe(200);
  const saved = await app.inject({ url: address(), headers: session });
  const desk = saved.json<Flow>().draft.nodes.find(({ id }) => id === 'desk');
  expect(desk?.settings['targets']).toEqual([
    { id: 't0', label: '', number: '+15062345678' },
    { id: 't1', label: '', number: '+61398765432' },
    { id: 't2', label: '', number: 'reception' },
  ]);
});
