import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { Problem } from '#values/flow/problem.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aFlowDocument, aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-11-22T10:00:00Z') }));
  account = await anAccount(db);
  const { email } = await aUser(db, account, ['conf']);
  ({ headers } = await login(app, email));
});

async function send(path: string, payload: object, method: 'POST' | 'PUT' = 'POST', as = headers, at = account) {
  const answer = await app.inject({ method, url: `/v2/routing/${at}/${path}`, headers: as, payload });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

/** A flow that says hello and, if another flow is given, continues there. */
function aDocument(name: string, next?: string): FlowDocument {
  const last = next === undefined ? aNode('last', 'hangup') : aNode('last', 'flow', { flow: next });
  return aFlowDocument({
    name,
    nodes: [aNode('start', 'start'), last],
    edges: [{ id: 'e1', from: 'start', exit: 'next', to: 'last' }],
  });
}

async function aDraft(document: FlowDocument): Promise<Flow> {
  return (await send('flow', { draft: document }, 'PUT')).body as unknown as Flow;
}

async function publish({ id, draftVersion }: Flow, draft: FlowDocument) {
  const { status, body } = await send(`flow/${id}`, { basedOn: draftVersion, draft, publish: true });
  return { status, flow: body['flow'] as Flow, errors: errorsIn(body) };
}

/** The errors among the problems of an answer, whether it published or refused. */
function errorsIn(body: Record<string, unknown>) {
  const info = (body['errorInfo'] ?? body['info'] ?? body) as { problems?: Problem[] };
  return (info.problems ?? []).filter(({ severity }) => severity === 'error');
}

test('a flow is published only if the one in which it continues is', async () => {
  const shared = await aDraft(aDocument('Shared'));
  const main = await aDraft(aDocument('Main', shared.id));
  const early = await publish(main, aDocument('Main', shared.id));
  expect([early.status, early.errors.map(({ code }) => code)]).toEqual([422, ['FLOW-UNPUBLISHED']]);
  expect((await publish(shared, aDocument('Shared'))).status).toBe(200);
  expect((await publish(main, aDocument('Main', shared.id))).status).toBe(200);
});

test('a circle through other flows is refused when the last of them is published', async () => {
  const [one, two, three] = await Promise.all(['One', 'Two', 'Three'].map((name) => aDraft(aDocument(name))));
  if (!one || !two || !three) throw new Error('three flows were created');
  const first = await publish(one, aDocument('One'));
  await publish(two, aDocument('Two', one.id));
  await publish(three, aDocument('Three', two.id));
  const closed = await publish(first.flow, aDocument('One', three.id));
  expect([closed.status, closed.errors]).toEqual([
    422,
    [
      {
        code: 'NO-ACTION-ID-LOOP-DETECTED',
        severity: 'error',
        nodes: ['start', 'last', `${three.id}/start`, `${three.id}/last`, `${two.id}/start`, `${two.id}/last`],
        values: { flows: 'Three → Two' },
      },
    ],
  ]);
  const asked = await send('validate', { document: aDocument('One', three.id), self: one.id });
  expect(errorsIn(asked.body)).toEqual(closed.errors);
});

test('a flow of another account is unknown, and so are its names', async () => {
  const foreign = await aDraft(aDocument('Secret'));
  const elsewhere = await anAccount(db);
  const { email } = await aUser(db, elsewhere, ['conf']);
  const other = await login(app, email);
  const document = aDocument('Main', foreign.id);
  const { body } = await send('validate', { document }, 'POST', other.headers, elsewhere);
  expect(errorsIn(body).map(({ code }) => code)).toEqual(['FLOW-FOREIGN']);
  const world = await send('world', { numbers: [], flows: [foreign.id] }, 'POST', other.headers, elsewhere);
  expect((world.body as unknown as AccountWorld).flows).toEqual([]);
});

test('the world has all flows of the account, and what is needed of those that calls reach', async () => {
  const inner = await aDraft(aDocument('Inner'));
  await publish(inner, aDocument('Inner'));
  const outer = await aDraft(aDocument('Outer', inner.id));
  await publish(outer, aDocument('Outer', inner.id));
  const { body } = await send('world', { numbers: [], flows: [outer.id], self: null });
  const { flows } = body as unknown as AccountWorld;
  expect(flows.find(({ id }) => id === outer.id)).toMatchObject({
    name: 'Outer',
    publishedVersion: 1,
    leads: [{ flow: inner.id, nodes: ['start', 'last'] }],
  });
  expect(flows.find(({ id }) => id === inner.id)?.name).toBe('Inner');
});

test('public holidays are listed for any user, by country and state', async () => {
  const list = async (path: string) => {
    const answer = await app.inject({ url: `/v2/holidays/${path}`, headers });
    return { status: answer.statusCode, body: answer.json<{ holidays: object[] }>() };
  };
  const { body } = await list('AU?state=VIC');
  expect(body.holidays[0]).toEqual({ date: '2026-12-25', name: 'Christmas Day' });
  expect((await list('XX')).status).toBe(404);
  expect((await list('aus')).status).toBe(400);
});
