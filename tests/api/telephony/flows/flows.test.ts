import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Flow } from '#contract/telephony/routing.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { AccountWorld } from '#values/flow/accountWorld.ts';
import { toFlowWorld } from '#flows/core/flowWorld.ts';
import { validate } from '#flows/core/validate.ts';
import { nodeTypes } from '#flows/nodes/nodeTypes.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { numbersIn } from '#flows/core/numbersIn.ts';
import { aBlockedCaller } from '../../../builders/api/aBlockedCaller.ts';
import { aFlowDocument, aLoopingDocument, aNode } from '../../../builders/api/aFlow.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aTest } from '../../../builders/flows/aTest.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { fingerprint } from '../../../builders/api/fingerprint.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let db: Db;
let account: number;
let email: string;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date('2026-03-02T10:00:00Z') }));
  account = await anAccount(db);
  ({ email } = await aUser(db, account, ['conf']));
  ({ headers } = await login(app, email));
});

async function send(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const url = `/v2/routing/${account}/${path}`;
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> };
}

async function aDraft(draft: FlowDocument = aFlowDocument()): Promise<Flow> {
  return (await send('PUT', 'flow', { draft })).body as unknown as Flow;
}

const save = (id: string, body: object) => send('POST', `flow/${id}`, body);

test('a new flow is a draft that no call runs', async () => {
  const flow = await aDraft();
  expect(flow).toEqual({
    id: flow.id,
    account,
    name: 'Front desk',
    draftVersion: 1,
    publishedVersion: null,
    changed: true,
    draft: aFlowDocument(),
    updatedAt: '2026-03-02T10:00:00.000Z',
    updatedBy: email,
  });
  expect((await send('GET', `flow/${flow.id}`)).body).toEqual(flow);
});

describe('saving', () => {
  test('increments the draft version and reports problems without refusing them', async () => {
    const { id } = await aDraft();
    const { body } = await save(id, { basedOn: 1, draft: aLoopingDocument() });
    expect(body['flow']).toMatchObject({ draftVersion: 2, publishedVersion: null });
    expect((body['problems'] as { code: string }[]).map(({ code }) => code)).toContain('NO-ACTION-ID-LOOP-DETECTED');
  });

  test("is refused when based on an older draft, and keeps the other user's save", async () => {
    const { id } = await aDraft();
    await save(id, { basedOn: 1, draft: aFlowDocument({ name: 'theirs' }) });
    const before = await fingerprint(db);
    const { status, body } = await save(id, { basedOn: 1, draft: aFlowDocument({ name: 'mine' }), publish: true });
    expect([status, body['errorCode'], body['info']]).toEqual([409, 'STALE-VERSION', { draftVersion: 2 }]);
    expect(await fingerprint(db)).toEqual(before);
  });

  test('lets exactly one of two concurrent saves win', async () => {
    const { id } = await aDraft();
    const names = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(names.map((name) => save(id, { basedOn: 1, draft: aFlowDocument({ name }) })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('publishing', () => {
  test('creates a version that stays unchanged while the draft goes on', async () => {
    const { id } = await aDraft();
    const first = await save(id, { basedOn: 1, draft: aFlowDocument(), publish: true, note: 'opening' });
    expect(first.body['flow']).toMatchObject({ draftVersion: 2, publishedVersion: 1, changed: false });
    await save(id, { basedOn: 2, draft: aFlowDocument({ name: 'next' }), publish: true });
    await save(id, { basedOn: 3, draft: aFlowDocument({ name: 'later' }) });
    const published = { publishedAt: '2026-03-02T10:00:00.000Z', publishedBy: email, nodes: 2 };
    expect((await send('GET', `flow/${id}/versions`)).body).toEqual([
      { version: 2, note: '', ...published },
      { version: 1, note: 'opening', ...published },
    ]);
    expect((await send('GET', `flow/${id}/versions/1`)).body).toEqual({
      version: { version: 1, note: 'opening', ...published },
      document: aFlowDocument(),
    });
    expect((await send('GET', `flow/${id}`)).body).toMatchObject({ publishedVersion: 2, changed: true });
  });

  test('runs the tests kept with the flow, and names the one that fails', async () => {
    const { id } = await aDraft();
    const passes = aTest({ ends: { step: 'bye', as: 'hungUp' } });
    const fails = aTest({ id: 'two', name: 'Sunday, no key: Voicemail', ends: { step: 'bye', as: 'message' } });
    const problem = {
      code: 'TEST-FAILED',
      severity: 'error',
      path: 'tests.two',
      values: { test: 'Sunday, no key: Voicemail' },
    };
    const refused = await save(id, { basedOn: 1, draft: aFlowDocument({ tests: [passes, fails] }), publish: true });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errorCode: 'FLOW-NOT-VALID', info: { problems: expect.arrayContaining([problem]) } },
    ]);
    const draft = aFlowDocument({ tests: [passes] });
    expect((await save(id, { basedOn: 1, draft, publish: true })).status).toBe(200);
    expect((await send('GET', `flow/${id}/versions/1`)).body).toMatchObject({ document: { tests: [passes] } });
  });

  test('counts a test that was added as a change', async () => {
    const { id } = await aDraft();
    await save(id, { basedOn: 1, draft: aFlowDocument(), publish: true });
    const { body } = await save(id, { basedOn: 2, draft: aFlowDocument({ tests: [aTest()] }) });
    expect(body['flow']).toMatchObject({ changed: true });
  });

  test('ignores moved nodes', async () => {
    const { id } = await aDraft();
    await save(id, { basedOn: 1, draft: aFlowDocument(), publish: true });
    const moved = aFlowDocument().nodes.map((node) => ({ ...node, position: { x: 7, y: 9 } }));
    const { body } = await save(id, { basedOn: 2, draft: aFlowDocument({ nodes: moved }) });
    expect(body['flow']).toMatchObject({ draftVersion: 3, changed: false });
  });

  test.each([
    ['a loop', () => aLoopingDocument(), 'NO-ACTION-ID-LOOP-DETECTED'],
    [
      'an exit that leads nowhere',
      () => aFlowDocument({ nodes: [aNode('start', 'start')], edges: [] }),
      'FLOW-NOT-VALID',
    ],
  ])('refuses a flow with %s, returns its problems and writes nothing', async (_, draft, code) => {
    const { id } = await aDraft();
    const before = await fingerprint(db);
    const { status, body } = await save(id, { basedOn: 1, draft: draft(), publish: true });
    expect([status, body['errorCode']]).toEqual([422, code]);
    const { problems } = body['info'] as { problems: { severity: string }[] };
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    expect(await fingerprint(db)).toEqual(before);
    expect((await send('POST', 'validate', { document: draft() })).body).toEqual({ problems });
  });
});

test('the canvas and the server report the same: a blocked target, one of our numbers, or an invalid number', async () => {
  const blocked = '+61398765001';
  const { did: own } = await aNumber(db, account);
  await aBlockedCaller(db, account, blocked);
  await aBlockedCaller(db, account, '+61398765002');
  const targets = [blocked, own, '+611'].map((number, index) => ({ id: `t${index}`, label: '', number }));
  const draft = aFlowDocument({
    nodes: [aNode('start', 'start'), aNode('ring', 'ring', { targets }), aNode('tag', 'tag', { tags: ['unknown'] })],
    edges: [
      { id: 'a', from: 'start', exit: 'next', to: 'ring' },
      { id: 'b', from: 'ring', exit: 'unanswered', to: 'tag' },
    ],
  });
  const { body: world } = await send('POST', 'world', { numbers: numbersIn(draft) });
  expect(world['blockedNumbers']).toEqual([blocked]);
  const onCanvas = validate(draft, nodeTypes, toFlowWorld(world as unknown as AccountWorld));
  expect(onCanvas.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['TARGET-BLOCKED', 'TARGET-OWN-NUMBER', 'TARGET-INVALID', 'TAG-FOREIGN']),
  );
  const { id } = await aDraft();
  const refused = await save(id, { basedOn: 1, draft, publish: true });
  expect([refused.status, refused.body['info']]).toEqual([422, { problems: onCanvas }]);
  expect((await send('POST', 'validate', { document: draft })).body).toEqual({ problems: onCanvas });
});

test("a flow cannot ring another account's tracking number, which might lead back to it", async () => {
  const { did } = await aNumber(db, await anAccount(db));
  const targets = [{ id: 't', label: '', number: `${did};ext=1` }];
  const draft = aFlowDocument({
    nodes: [aNode('start', 'start'), aNode('ring', 'ring', { targets })],
    edges: [{ id: 'a', from: 'start', exit: 'next', to: 'ring' }],
  });
  const { id } = await aDraft();
  const refused = await save(id, { basedOn: 1, draft, publish: true });
  const problem = { code: 'TARGET-TRACKING-NUMBER', severity: 'error', nodeId: 'ring', path: 'targets.0.number' };
  expect([refused.status, refused.body['info']]).toMatchObject([422, { problems: [problem] }]);
  const asked = { numbers: numbersIn(draft), self: id };
  const { body: before } = await send('POST', 'world', asked);
  expect(before['otherTrackingNumbers']).toEqual([]);
  expect((await send('POST', 'validate', { document: draft, self: id })).body['problems']).toEqual([]);
  expect((await save(id, { basedOn: 1, draft })).status).toBe(200);
  expect((await send('POST', 'validate', { document: draft, self: id })).body['problems']).toMatchObject([problem]);
  const { did: unsaved } = await aNumber(db, await anAccount(db));
  const { body: world } = await send('POST', 'world', { ...asked, numbers: [...asked.numbers, unsaved] });
  expect(world['otherTrackingNumbers']).toEqual([did]);
  expect((await send('POST', 'world', { ...asked, self: null })).body['otherTrackingNumbers']).toEqual([]);
  expect(validate(draft, nodeTypes, toFlowWorld(world as unknown as AccountWorld))).toMatchObject([problem]);
});

describe('assigning a flow to a number', () => {
  test('lets the flow answer it, and null hangs up', async () => {
    const { id } = await aDraft();
    const { did } = await aNumber(db, account);
    const point = (flow: string | null, version: number) =>
      send('POST', `did/${encodeURIComponent(did)}`, { flow, version });
    expect((await point(id, 1)).body).toMatchObject({
      action: 'flow',
      actionId: id,
      actionName: 'Front desk',
      version: 2,
    });
    const stale = await point(null, 1);
    expect([stale.status, stale.body['errorCode'], stale.body['info']]).toEqual([409, 'STALE-VERSION', { version: 2 }]);
    expect((await point(null, 2)).body).toMatchObject({ action: 'hangup', actionId: null, version: 3 });
  });

  test('refuses a flow of another account, even of a descendant', async () => {
    const child = await anAccount(db, { parentId: account });
    const { did } = await aNumber(db, child);
    const { id } = await aDraft();
    const url = `/v2/routing/${child}/did/${encodeURIComponent(did)}`;
    const answer = await app.inject({ method: 'POST', url, headers, payload: { flow: id, version: 1 } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { errorCode: 'NOT-FOUND' }]);
  });
});

test('audits every write with who, what and from where', async () => {
  const { id } = await aDraft();
  await save(id, { basedOn: 1, draft: aFlowDocument(), publish: true, note: 'opening' });
  const { rows } = await db.execute(
    `select action, before, after, address from audit_log where subject = 'flow ${id}' order by at, action`,
  );
  expect(rows).toEqual([
    { action: 'flow.created', before: null, after: null, address: '127.0.0.1' },
    {
      action: 'flow.published',
      before: { version: null },
      after: { version: 1, note: 'opening' },
      address: '127.0.0.1',
    },
  ]);
});
