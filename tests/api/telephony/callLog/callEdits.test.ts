import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import type { Role } from '#values/roles.ts';
import { foldCall } from '../../../../server/telephony/calls/foldCall.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { listCallEvents } from '../../../../server/telephony/callLog/callEvents.repository.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../../carriers/aCarrier.ts';
import { incoming, onwards, webhooksTo } from '../../carriers/aWebhook.ts';

let app: FastifyInstance;
let db: Db;
let world: Awaited<ReturnType<typeof anAppWithCalls>>;

beforeAll(async () => {
  world = await anAppWithCalls();
  ({ app, db } = world);
});

async function anEditor(roles: Role[] = ['admin'], parentId?: number) {
  const account = await anAccount(db, parentId === undefined ? {} : { parentId });
  const user = await aUser(db, account, roles);
  const { headers } = await login(app, user.email);
  const edit = async (uuid: string, payload: object, path = '') => {
    const answer = await app.inject({ method: 'PATCH', url: `/v2/call/${path}${uuid}`, headers, payload });
    const body = answer.json<Omit<Call, 'status'> & { errorCode?: string; info?: unknown }>();
    return { ...body, status: answer.statusCode };
  };
  const detail = async (uuid: string) =>
    (await app.inject({ url: `/v2/call/${uuid}/full`, headers })).json<CallDetail>();
  const made = (given: GivenCall = {}) => aCall(db, account, given);
  return { account, email: user.email, headers, edit, detail, made };
}

test('notes, tags and score of a call are changed, kept as events and audited', async () => {
  const { account, email, edit, detail, made } = await anEditor();
  const uuid = await made({ tags: ['new'], score: 5 });
  const edited = await edit(uuid, { version: 1, notes: ' Wants a quote ', tags: ['vip', 'vip', 'new'], score: 20 });
  expect(edited).toMatchObject({ status: 200, notes: 'Wants a quote', tags: ['vip', 'new'], score: 20, version: 2 });
  const { call, activity } = await detail(uuid);
  expect(call).toMatchObject({ notes: 'Wants a quote', tags: ['vip', 'new'], tag: 'vip', score: 20, version: 2 });
  expect(activity.map(({ kind, text }) => [kind, text])).toEqual([
    ['tag.added', 'vip'],
    ['score.changed', '20'],
    ['notes.changed', email],
  ]);
  const audited = await db
    .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.accountId, account), eq(auditLog.subject, `call ${uuid}`)));
  expect(audited).toEqual([
    {
      action: 'call.changed',
      before: { tags: ['new'], score: 5, notes: '' },
      after: { tags: ['vip', 'new'], score: 20, notes: 'Wants a quote' },
    },
  ]);
});

test('an edit that is based on an older version is refused with the current one', async () => {
  const { edit, made } = await anEditor();
  const uuid = await made();
  await edit(uuid, { version: 1, notes: 'First' });
  const stale = await edit(uuid, { version: 1, notes: 'Second' });
  expect(stale).toMatchObject({ status: 409, errorCode: 'STALE-VERSION', info: { version: 2 } });
  expect(await edit(uuid, { version: 2, notes: 'Second' })).toMatchObject({ notes: 'Second', version: 3 });
});

test('of two edits at the same time, one is refused', async () => {
  const { edit, made } = await anEditor();
  const uuid = await made();
  const both = await Promise.all([edit(uuid, { version: 1, score: 1 }), edit(uuid, { version: 1, score: 2 })]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
});

test('an edit that changes nothing leaves no trace', async () => {
  const { edit, detail, made } = await anEditor();
  const uuid = await made({ tags: ['vip'] });
  expect(await edit(uuid, { version: 1, tags: ['vip'], notes: '' })).toMatchObject({ status: 200, version: 1 });
  expect((await detail(uuid)).activity).toEqual([]);
});

test.each([
  ['nothing', { version: 1 }],
  ['a note that is too long', { version: 1, notes: 'x'.repeat(5001) }],
  ['a tag without a name', { version: 1, tags: [' '] }],
  ['a tag of two lines', { version: 1, tags: ['a\nb'] }],
  ['half a point', { version: 1, score: 0.5 }],
])('%s is refused', async (_what, payload) => {
  const { edit, made } = await anEditor();
  expect(await edit(await made(), payload)).toMatchObject({ status: 400, errorCode: 'INVALID-PAYLOAD' });
});

describe('who may edit', () => {
  test.each([['users'], ['conf'], ['billing'], ['support']] as const)('%s may', async (role) => {
    const { edit, made } = await anEditor([role]);
    expect(await edit(await made(), { version: 1, score: 1 })).toMatchObject({ status: 200 });
  });

  test.each([[[]], [['reports']]] as [Role[]][])('a user with the roles %j only looks', async (roles) => {
    const { edit, made } = await anEditor(roles);
    expect(await edit(await made(), { version: 1, score: 1 })).toMatchObject({
      status: 403,
      errorCode: 'ACCESS-DENIED',
    });
  });

  test('nobody edits a call of another account', async () => {
    const { edit } = await anEditor();
    const foreign = await (await anEditor()).made();
    expect(await edit(foreign, { version: 1, score: 1 })).toMatchObject({ status: 404, errorCode: 'NOT-FOUND' });
  });
});

test('the address for outbound calls edits those only', async () => {
  const { edit, made } = await anEditor();
  const outbound = await made({ direction: directionCodes.indexOf('outbound') });
  expect(await edit(outbound, { version: 1, score: 3 }, 'outbound/')).toMatchObject({ status: 200, score: 3 });
  expect(await edit(await made(), { version: 1, score: 3 }, 'outbound/')).toMatchObject({ status: 404 });
});

test('an edit during a call survives its webhooks, and the flow adds to it', async () => {
  const { account, edit, detail } = await anEditor();
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  const { post, rowOf } = webhooksTo(world);
  const form = { ...incoming('CA-edited', did), CallStatus: 'in-progress' };
  const consent = await post('/carrier/voice', incoming('CA-edited', did));
  const menu = await post(onwards(consent.body), form);
  const { uuid = '' } = (await rowOf('CA-edited')) ?? {};
  expect(await edit(uuid, { version: 1, tags: ['vip'], notes: 'Ada', score: 5 })).toMatchObject({ status: 200 });
  await post(onwards(menu.body), { ...form, Digits: '1' });
  const after = { tags: ['vip', 'Sales'], score: 15, notes: 'Ada' };
  expect((await detail(uuid)).call).toMatchObject({ ...after, version: 2 });
  expect(await edit(uuid, { version: 2, tags: [] })).toMatchObject({ tags: [] });
  await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '30' });
  expect((await detail(uuid)).call).toMatchObject({ state: 'ended', tags: [], score: 15, notes: 'Ada', version: 3 });
  const folded = foldCall(await listCallEvents(world.db, { accountId: account, callUuid: uuid }));
  expect(folded).toMatchObject({ tags: [], score: 15, notes: 'Ada' });
});
