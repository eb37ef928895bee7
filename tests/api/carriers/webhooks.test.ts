import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import { callDirectory, calls } from '../../../server/kernel/db/schema/calls.ts';
import { flows, flowTurns, flowVersions } from '../../../server/kernel/db/schema/routing.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNode } from '../../builders/api/aFlow.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, token } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let did: string;
let post: ReturnType<typeof webhooksTo>['post'];
let rowOf: ReturnType<typeof webhooksTo>['rowOf'];

beforeAll(async () => {
  world = await anAppWithCalls();
  ({ post, rowOf } = webhooksTo(world));
  account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: id }));
});

async function countCalls() {
  return (await world.db.select({ uuid: calls.uuid }).from(calls)).length;
}

describe('a webhook', () => {
  test('with a signature from another token is refused before anything changes', async () => {
    const before = await countCalls();
    const answer = await post('/carrier/voice', incoming('CA-bad', did), 'somebody-elses-token');
    expect(answer).toMatchObject({ status: 403, body: expect.stringContaining('INVALID-SIGNATURE') });
    expect(await countCalls()).toBe(before);
  });

  test('without a signature, or signed for another URL, is refused', async () => {
    const form = incoming('CA-elsewhere', did);
    const signature = getExpectedTwilioSignature(token, 'http://example.test/carrier/voice', form);
    expect(await post('/carrier/voice', form, token, { 'x-twilio-signature': signature })).toMatchObject({
      status: 403,
    });
    expect(await post('/carrier/voice', form, token, { 'x-twilio-signature': '' })).toMatchObject({ status: 403 });
  });

  test('signed with the previous token is accepted, so that tokens can be rotated', async () => {
    expect(await post('/carrier/voice', incoming('CA-old-token', did), 'the-token-before')).toMatchObject({
      status: 200,
    });
  });

  test('that fails is answered in TwiML, with a status that makes the carrier try again', async () => {
    const flowId = randomUUID();
    await aPublishedFlow(world.db, account, flowId, aCallFlow());
    const { did: broken } = await aNumber(world.db, account, { action: 'flow', actionId: flowId });
    await world.db.delete(flowVersions).where(eq(flowVersions.flowId, flowId));
    const answer = await post('/carrier/voice', incoming('CA-broken', broken));
    expect(answer).toMatchObject({ status: 500, type: expect.stringContaining('text/xml') });
    expect(parseTwiml(answer.body)).toMatchObject([{ name: 'Hangup' }]);
    expect(await post('/carrier/voice/nonsense/1', incoming('CA-1', did))).toMatchObject({
      status: 404,
      body: answer.body,
    });
  });

  test('is answered although the prompt of its flow contains characters that XML forbids', async () => {
    const flowId = randomUUID();
    const consent = { kind: 'text', text: 'Calls\u000Bare recorded\uFFFE.', language: 'en-AU' };
    const document = aCallFlow();
    document.nodes[0] = aNode('start', 'start', { recording: true, consent, callerId: 'caller' });
    await aPublishedFlow(world.db, account, flowId, document);
    const { did: pasted } = await aNumber(world.db, account, { action: 'flow', actionId: flowId });
    const answer = await post('/carrier/voice', incoming('CA-pasted', pasted));
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('>Calls are recorded .</Say>') });
  });

  test('with unreadable content is an invalid payload', async () => {
    expect(await post('/carrier/voice', { CallSid: 'CA-1' })).toMatchObject({ status: 400 });
    expect(await post('/carrier/voice/nonsense/1', incoming('CA-1', did))).toMatchObject({ status: 404 });
  });
});

test('a call goes on with its own version after another is published, and the next call takes that', async () => {
  const flowId = randomUUID();
  await aPublishedFlow(world.db, account, flowId, aCallFlow());
  const { did: changing } = await aNumber(world.db, account, { action: 'flow', actionId: flowId });
  const first = await post('/carrier/voice', incoming('CA-version-1', changing));
  const prompt = { kind: 'text', text: 'The second version.', language: 'en-AU' };
  const document = aCallFlow();
  const nodes = document.nodes.map((node) => (node.id === 'menu' ? aNode('menu', 'menu', { prompt }) : node));
  const second = { accountId: account, flowId, version: 2, document: { ...document, nodes } };
  await world.db.insert(flowVersions).values({ ...second, publishedAt: new Date('2026-03-02T00:00:00Z') });
  await world.db.update(flows).set({ publishedVersion: 2 }).where(eq(flows.id, flowId));
  const next = await post('/carrier/voice', incoming('CA-version-2', changing));
  const said = async (answer: { body: string }, sid: string) =>
    (await post(onwards(answer.body), { ...incoming(sid, changing), CallStatus: 'in-progress' })).body;
  expect(await said(first, 'CA-version-1')).toContain('For sales press 1.');
  expect(await said(next, 'CA-version-2')).toContain('The second version.');
});

describe('what the networks say about a caller', () => {
  const told = { CallerName: 'MARLOW ROBIN', ForwardedFrom: '61298765432', StirVerstat: 'TN-Validation-Passed-B' };

  test('is stored with the call and shown in its detail', async () => {
    await post('/carrier/voice', { ...incoming('CA-origin', did), ...told });
    const origin = { callerName: 'MARLOW ROBIN', forwardedFrom: '+61298765432', attestation: 'B' };
    const row = await rowOf('CA-origin');
    expect(row).toMatchObject(origin);
    const { headers } = await login(world.app, (await aUser(world.db, account)).email);
    const detail = await world.app.inject({ url: `/v2/call/${row?.uuid}/full`, headers });
    expect(detail.json()).toMatchObject(origin);
  });

  test('is unknown when they say nothing, or something empty', async () => {
    await post('/carrier/voice', { ...incoming('CA-no-origin', did), CallerName: '', StirVerstat: 'No-TN-Validation' });
    expect(await rowOf('CA-no-origin')).toMatchObject({ callerName: null, forwardedFrom: null, attestation: null });
  });
});

describe('a call in a circle', () => {
  test('from the number to itself is rejected and logged', async () => {
    const answer = await post('/carrier/voice', { ...incoming('CA-self', did), From: did });
    expect(parseTwiml(answer.body)).toMatchObject([{ name: 'Reject' }]);
    expect(await rowOf('CA-self')).toMatchObject({ status: null, flowId: null, caller: did });
  });

  test('is rejected when its caller is in ten calls to the number, and taken again when these are over', async () => {
    const call = (sid: string) => post('/carrier/voice', { ...incoming(sid, did), From: '+61398765499' });
    const verbs = [];
    for (let hop = 0; hop < 12; hop += 1) verbs.push(parseTwiml((await call(`CA-hop-${hop}`)).body)[0]?.name);
    expect(verbs).toEqual([...Array.from({ length: 10 }, () => 'Say'), 'Reject', 'Reject']);
    for (let hop = 0; hop < 12; hop += 1)
      await post('/carrier/voice/status', { ...incoming(`CA-hop-${hop}`, did), CallStatus: 'completed' });
    expect(parseTwiml((await call('CA-hop-after')).body)).toMatchObject([{ name: 'Say' }, { name: 'Redirect' }]);
  });
});

test.each(['plain', 'sip'])('a called number in %s form is recognized', async (form) => {
  const to = form === 'sip' ? `sip:${did}@edge.example.test` : did.slice(1);
  const answer = await post('/carrier/voice', incoming(`CA-${form}`, to));
  expect(parseTwiml(answer.body)).toMatchObject([{ name: 'Say' }, { name: 'Redirect' }]);
});

describe('a retry', () => {
  test('of the first webhook creates no second call and gets the same response', async () => {
    const first = await post('/carrier/voice', incoming('CA-twice', did));
    const before = await countCalls();
    expect(await post('/carrier/voice', incoming('CA-twice', did))).toEqual(first);
    expect(await countCalls()).toBe(before);
  });

  test('sent concurrently creates one call', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/carrier/voice', incoming('CA-at-once', did))));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const named = await world.db.select().from(callDirectory).where(eq(callDirectory.callSid, 'CA-at-once'));
    expect(named).toHaveLength(1);
  });

  test('of a step changes nothing and gets the same response again', async () => {
    const form = { ...incoming('CA-step', did), CallStatus: 'in-progress' };
    const consent = await post('/carrier/voice', incoming('CA-step', did));
    const menu = await post(onwards(consent.body), form);
    const address = onwards(menu.body);
    const [ring, again] = await Promise.all([1, 2].map(() => post(address, { ...form, Digits: '1' })));
    expect(ring?.body).toContain('<Dial');
    expect(again).toEqual(ring);
    expect(await post(address, { ...form, Digits: '1' })).toEqual(ring);
    const key = await findCallKey(world.db, 'CA-step');
    const events = key ? await listCallEvents(world.db, key) : [];
    expect(events.map(({ key: name }) => name).toSorted()).toEqual(['started', 'step-1', 'step-2', 'step-3']);
  });

  test('of an earlier step with a new token gets the current response', async () => {
    const form = { ...incoming('CA-late', did), CallStatus: 'in-progress' };
    const consent = await post('/carrier/voice', incoming('CA-late', did));
    const menu = await post(onwards(consent.body), form);
    const late = await post(onwards(consent.body), form, token, { 'i-twilio-idempotency-token': randomUUID() });
    expect(late).toEqual(menu);
  });

  test('takes no second turn of a round robin', async () => {
    const flowId = randomUUID();
    const target = (id: string, number: string) => ({ id, label: id, number, weight: 1 });
    const targets = [target('a', '+61398765401'), target('b', '+61398765402')];
    await aPublishedFlow(world.db, account, flowId, {
      ...aCallFlow(),
      nodes: [
        aNode('start', 'start', { recording: false, consent: null, callerId: 'caller' }),
        aNode('round', 'roundRobin', { targets, timeout: 15, rounds: 1 }),
        aNode('bye', 'hangup'),
      ],
      edges: [
        { id: 'e1', from: 'start', exit: 'next', to: 'round' },
        { id: 'e2', from: 'round', exit: 'unanswered', to: 'bye' },
      ],
    });
    const { did: round } = await aNumber(world.db, account, { action: 'flow', actionId: flowId });
    const answers = [];
    for (const sid of ['CA-r1', 'CA-r1', 'CA-r2', 'CA-r3'])
      answers.push(await post('/carrier/voice', incoming(sid, round)));
    const rung = answers.map(({ body }) => parseTwiml(body)[0]?.children.map(({ text }) => text));
    expect(rung).toEqual([['+61398765401'], ['+61398765401'], ['+61398765402'], ['+61398765401']]);
    const [turns] = await world.db.select().from(flowTurns).where(eq(flowTurns.flowId, flowId));
    expect(turns?.turn).toBe(3);
  });
});
