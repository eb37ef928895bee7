import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CallDetail } from '#contract/telephony/calls.contract.ts';
import { compile } from '#flows/core/compile.ts';
import { endOf, routeOf } from '#flows/core/run.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { flows, flowVersions } from '../../../server/kernel/db/schema/routing.ts';
import { replay } from '../../../src/flows/editor/simulator/simulation.ts';
import { aNode } from '../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';
import { eventually } from '../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let carrier: ReturnType<typeof webhooksTo>;

beforeAll(async () => {
  world = await anAppWithCalls();
  account = await anAccount(world.db);
  carrier = webhooksTo(world);
});

const words = (text: string) => ({ kind: 'text', text, language: 'en-AU' });
const mobile = '+61412345678';

/** A chain of steps after a start, each connected by its first exit. */
function aChain(...steps: Parameters<typeof aNode>[]): FlowDocument {
  const nodes = [aNode('start', 'start'), ...steps.map((step) => aNode(...step))];
  const exits = ['next', ...steps.map(([, type]) => (type === 'roundRobin' ? 'unanswered' : 'next'))];
  const edges = nodes
    .slice(1)
    .map(({ id }, at) => ({ id: `e${at}`, from: nodes[at]?.id ?? '', exit: exits[at] ?? '', to: id }));
  return { schema: 1, name: 'Flow', timezone: 'Australia/Sydney', nodes, edges };
}

const greeting = (text: string) => aChain(['hello', 'announce', { speech: words(text) }], ['bye', 'hangup']);

async function aNumberOf(document: FlowDocument): Promise<{ did: string; flow: string }> {
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, document);
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  return { did, flow };
}

async function publishNext(id: string, document: FlowDocument): Promise<void> {
  const publishedAt = new Date('2026-03-02T00:00:00Z');
  await world.db.insert(flowVersions).values({ accountId: account, flowId: id, version: 2, document, publishedAt });
  await world.db
    .update(flows)
    .set({ publishedVersion: 2 })
    .where(and(eq(flows.accountId, account), eq(flows.id, id)));
}

const called = (callSid: string, to: string) => ({ ...incoming(callSid, to), From: mobile });

test('a call goes on in another flow at the version that it had when the call started', async () => {
  const night = randomUUID();
  await aPublishedFlow(world.db, account, night, greeting('The night line.'));
  const wait = aChain(['wait', 'announce', { speech: words('One moment.') }], ['on', 'flow', { flow: night }]);
  const { did } = await aNumberOf(wait);
  const form = called(`CA${randomUUID()}`, did);
  const first = await carrier.post('/carrier/voice', form);
  expect(first.body).toContain('One moment.');
  await publishNext(night, greeting('Another line.'));
  const second = await carrier.post(onwards(first.body), { ...form, CallStatus: 'in-progress' });
  expect(second.body).toContain('The night line.');
  const next = await carrier.post('/carrier/voice', called(`CA${randomUUID()}`, did));
  const other = await carrier.post(onwards(next.body), { ...form, CallStatus: 'in-progress' });
  expect(other.body).toContain('Another line.');
});

test('the detail of a call tells the flows that it went through, each at its version', async () => {
  const night = randomUUID();
  await aPublishedFlow(world.db, account, night, greeting('The night line.'));
  const { did, flow } = await aNumberOf(aChain(['on', 'flow', { flow: night }]));
  const form = called(`CA${randomUUID()}`, did);
  await carrier.post('/carrier/voice', form);
  await publishNext(night, greeting('Another line.'));
  const { email } = await aUser(world.db, account, []);
  const { headers } = await login(world.app, email);
  const { rows } = await world.db.execute<{ uuid: string }>(sql`select uuid from calls where tracking_number = ${did}`);
  const answer = await world.app.inject({ url: `/v2/call/${rows[0]?.uuid}/full`, headers });
  const { route } = answer.json<CallDetail>();
  expect(route).toMatchObject({
    flow,
    version: 1,
    steps: [
      { nodeId: 'start', exit: 'next' },
      { nodeId: 'on', exit: null },
      { nodeId: 'start', exit: 'next', flow: night },
      { nodeId: 'hello', exit: null, flow: night },
    ],
    others: [{ flow: night, version: 1, document: greeting('The night line.') }],
  });
});

test('what the flows of a call knew and heard leads the same way when it runs again', async () => {
  const shared = randomUUID();
  const target = (id: string) => ({ id, label: id, number: `+6139876541${id}`, weight: 1 });
  const robin = aChain(['robin', 'roundRobin', { targets: [target('1'), target('2')] }], ['bye', 'hangup']);
  await aPublishedFlow(world.db, account, shared, robin);
  const chain = aChain(['mark', 'tag', { tags: ['vip'] }], ['on', 'flow', { flow: shared }]);
  for (const turn of [0, 1]) {
    const { did } = await aNumberOf(chain);
    const form = called(`CA${randomUUID()}`, did);
    await carrier.post('/carrier/voice', form);
    await carrier.post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '9' });
    const { headers } = await login(world.app, (await aUser(world.db, account, [])).email);
    const { rows } = await world.db.execute<{ uuid: string }>(
      sql`select uuid from calls where tracking_number = ${did}`,
    );
    const answer = await world.app.inject({ url: `/v2/call/${rows[0]?.uuid}/full`, headers });
    const { route } = answer.json<CallDetail>();
    if (!route) throw new Error('the call went through a flow');
    const others = new Map(route.others.map(({ flow, document }) => [flow, document]));
    const { moves } = replay(compile(route.document, nodeTypes, others), route.run.facts, route.run.events);
    const last = moves.at(-1)?.snapshot;
    expect(last && [routeOf(last), endOf(last)]).toEqual([route.steps, 'callerGone']);
    expect(route.run.events).toMatchObject([{ type: 'ROTATED', turn }, { type: 'CALLER_HUNG_UP' }]);
  }
});

test('the turns of a round robin are counted in its own flow, whichever flow leads there', async () => {
  const shared = randomUUID();
  const target = (id: string) => ({ id, label: id, number: `+6139876540${id}`, weight: 1 });
  const robin = aChain(['robin', 'roundRobin', { targets: [target('1'), target('2')] }], ['bye', 'hangup']);
  await aPublishedFlow(world.db, account, shared, robin);
  const rung: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { did } = await aNumberOf(aChain(['on', 'flow', { flow: shared }]));
    const { body } = await carrier.post('/carrier/voice', called(`CA${randomUUID()}`, did));
    rung.push(/\+6139876540\d/.exec(body)?.[0] ?? '');
  }
  expect(rung).toEqual(['+61398765401', '+61398765402', '+61398765401', '+61398765402']);
});

async function textsTo(number: string) {
  const rows = await world.db.select().from(messages).where(eq(messages.msisdn, number));
  return rows.map(({ state, content, kind }) => `${kind} ${content}: ${state}`).toSorted();
}

test('a mobile gets the text of a step once, however often its webhooks are repeated', async () => {
  const caller = '+61412000111';
  const { did } = await aNumberOf(
    aChain(
      ['sms', 'text', { text: 'First' }],
      ['wait', 'announce'],
      ['again', 'text', { text: 'Second' }],
      ['bye', 'hangup'],
    ),
  );
  const form = { ...called(`CA${randomUUID()}`, did), From: caller };
  const first = await carrier.post('/carrier/voice', form);
  await carrier.post('/carrier/voice', form);
  const onward = { ...form, CallStatus: 'in-progress' };
  await carrier.post(onwards(first.body), onward);
  await carrier.post(onwards(first.body), onward);
  await eventually(async () =>
    expect(await textsTo(caller)).toEqual(['flow First: delivered', 'flow Second: delivered']),
  );
});

test('a landline gets no text', async () => {
  const { did } = await aNumberOf(aChain(['sms', 'text', { text: 'Hello' }], ['bye', 'hangup']));
  await carrier.post('/carrier/voice', { ...called(`CA${randomUUID()}`, did), From: '+61398765499' });
  expect(await textsTo('+61398765499')).toEqual([]);
});

test('a step knows the tags of the caller’s earlier calls but for test calls, the state and the source', async () => {
  const [caller, tester] = ['+61398765123', '+61398765124'];
  await aCall(world.db, account, { caller, tags: ['VIP'] });
  await aCall(world.db, account, { caller: tester, tags: ['VIP'], test: true });
  const ask = (id: string, fact: string, value: string) => {
    const all = [{ fact, not: false, operator: 'is', value }];
    return aNode(id, 'caller', { branches: [{ id: 'yes', name: '', any: [{ all }] }] });
  };
  const group = { id: 'vic', name: '', prefixes: [], areaCodes: [], states: ['AU-VIC'], countries: [] };
  const nodes = [
    aNode('start', 'start'),
    ask('tag', 'tag', 'VIP'),
    aNode('where', 'region', { groups: [group] }),
    ask('source', 'source', 'radio'),
    aNode('yes', 'announce', { speech: words('All is known.') }),
    aNode('no', 'hangup'),
  ];
  const edge = (from: string, exit: string, to: string) => ({ id: `${from}-${exit}`, from, exit, to });
  const edges = [
    edge('start', 'next', 'tag'),
    edge('tag', 'caller-yes', 'where'),
    edge('where', 'region-vic', 'source'),
    edge('source', 'caller-yes', 'yes'),
    edge('yes', 'next', 'no'),
    ...['tag', 'where', 'source'].map((id) => edge(id, 'otherwise', 'no')),
  ];
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, { ...aChain(), nodes, edges });
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow, source: 'Radio' });
  const heardBy = async (from: string) =>
    (await carrier.post('/carrier/voice', { ...called(`CA${randomUUID()}`, did), From: from })).body;
  expect(await heardBy(caller)).toContain('All is known.');
  expect(await heardBy(tester)).not.toContain('All is known.');
});
