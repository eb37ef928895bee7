import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSipGateway } from '../../../builders/api/aSipGateway.ts';
import { login } from '../../../builders/api/login.ts';

const now = () => new Date('2026-11-22T10:00:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp({ now, environment: aSipGateway }));
  account = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, account, ['conf'])).email));
});

/** A flow that rings the web phone of a user, in a step of each kind that rings. */
function ringing(user: number, number = '') {
  const targets = [{ id: 't1', label: 'Ada', number, webPhone: user }];
  return aFlowDocument({
    nodes: [
      aNode('start', 'start'),
      aNode('desk', 'ring', { targets }),
      aNode('robin', 'roundRobin', { targets: [{ ...targets[0], weight: 1 }], timeout: 20, rounds: 1 }),
      aNode('box', 'voicemail'),
    ],
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'desk' },
      { id: 'e2', from: 'desk', exit: 'unanswered', to: 'robin' },
      { id: 'e3', from: 'robin', exit: 'unanswered', to: 'box' },
    ],
  });
}

/** The problems with the web phone of a user. */
async function problemsWith(user: number, { number = '', on = app } = {}): Promise<[string, string, string?][]> {
  const url = `/v2/routing/${account}/validate`;
  const answer = await on.inject({ method: 'POST', url, headers, payload: { document: ringing(user, number) } });
  const { problems } = answer.json<{ problems: Problem[] }>();
  const about = problems.filter(({ path }) => path === 'targets.0');
  return about.map(({ code, severity, nodeId = '' }) => [code, severity, nodeId]);
}

const both = (code: string, severity = 'error') => [
  [code, severity, 'desk'],
  [code, severity, 'robin'],
];

test('a web phone rings if its user is active and may have one', async () => {
  const ready = await aUser(db, account, [], { webPhone: true });
  const without = await aUser(db, account, []);
  const suspended = await aUser(db, account, [], { webPhone: true, status: 'suspended' });
  expect(await problemsWith(ready.id)).toEqual([]);
  expect(await problemsWith(without.id)).toEqual(both('WEB-PHONE-NOT-ALLOWED'));
  expect(await problemsWith(suspended.id)).toEqual(both('WEB-PHONE-GONE'));
  expect(await problemsWith(2_000_000_000)).toEqual(both('WEB-PHONE-GONE'));
  expect(await problemsWith(ready.id, { number: '+61370101234' })).toEqual(both('TARGET-INVALID'));
});

test('the web phone of another account’s user cannot be rung, and nothing is told of it', async () => {
  const theirs = await aUser(db, await anAccount(db), [], { webPhone: true });
  const own = await aUser(db, account, [], { webPhone: true });
  expect(await problemsWith(theirs.id)).toEqual(both('WEB-PHONE-GONE'));
  const payload = { numbers: [], webPhones: [theirs.id, own.id] };
  const answer = await app.inject({ method: 'POST', url: `/v2/routing/${account}/world`, headers, payload });
  expect(answer.json<AccountWorld>().webPhones).toEqual([
    { id: theirs.id, state: 'gone' },
    { id: own.id, state: 'ready' },
  ]);
});

test('without a gateway, web phones are warned of', async () => {
  const { app: plain } = await anApp({ db, now });
  const { id } = await aUser(db, account, [], { webPhone: true });
  expect(await problemsWith(id, { on: plain })).toEqual(both('WEB-PHONE-NO-GATEWAY', 'warning'));
  const payload = { numbers: [], webPhones: [id] };
  const answer = await plain.inject({ method: 'POST', url: `/v2/routing/${account}/world`, headers, payload });
  expect(answer.json<AccountWorld>().webPhones).toEqual([{ id, state: 'noGateway' }]);
});

test('without a gateway, checking, saving, planning, publishing and scheduling tell the same problems', async () => {
  const { app: plain } = await anApp({ db, now });
  const { id } = await aUser(db, account, [], { webPhone: true });
  const whole = ringing(id);
  const draft = { ...whole, edges: whole.edges.slice(0, -1) };
  const send = async (method: 'POST' | 'PUT', path: string, payload: object) =>
    (await plain.inject({ method, url: `/v2/routing/${account}/${path}`, headers, payload })).json();
  const checked = await send('POST', 'validate', { document: draft });
  expect(checked.problems).toContainEqual(expect.objectContaining({ code: 'WEB-PHONE-NO-GATEWAY' }));
  expect(checked.problems).toContainEqual(expect.objectContaining({ severity: 'error' }));

  const flow = `flow/${await aFlow(db, account, draft)}`;
  expect((await send('POST', flow, { basedOn: 1, draft })).problems).toEqual(checked.problems);
  const text = await plain.inject({ url: `/v2/routing/${account}/${flow}/text`, headers });
  expect((await send('POST', `${flow}/plan`, { text: text.body })).problems).toEqual(checked.problems);
  expect((await send('POST', flow, { basedOn: 2, draft, publish: true })).info.problems).toEqual(checked.problems);
  const publishAt = '2026-11-23T10:00:00Z';
  expect((await send('PUT', `${flow}/schedule`, { document: draft, publishAt })).info.problems).toEqual(
    checked.problems,
  );
});
