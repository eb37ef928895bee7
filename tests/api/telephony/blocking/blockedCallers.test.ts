import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BlockedCaller } from '#contract/telephony/blocked.contract.ts';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aFlow } from '../../../builders/api/aWorld.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { anAppWithCalls, aScript } from '../../carriers/aCarrier.ts';
import { incoming, webhooksTo } from '../../carriers/aWebhook.ts';

const caller = '+61370105555';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let parent: number;
let child: number;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await anAppWithCalls();
  parent = await anAccount(world.db);
  child = await anAccount(world.db, { parentId: parent });
  ({ headers } = await login(world.app, (await aUser(world.db, parent)).email));
});

async function ask<Answer>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return answer.json<Answer & { errorCode?: string }>();
}

const block = (account: number, number: string, name = '') =>
  ask<BlockedCaller>('POST', `/v2/routing/${account}/blocked`, { caller: number, name });
const listed = (account: number) => ask<BlockedCaller[]>('GET', `/v2/routing/${account}/blocked`);

/** Calls a number that greets and hangs up; returns the call from the log. */
async function callFrom(from: string, account: number): Promise<Call> {
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: await aFlow(world.db, account) });
  const placed = await world.carrier.placeCall(aScript(did, { from }), { start: Date.now() - 60_000, speed: 100 });
  await placed.ended;
  const log = await ask<{ data: Call[] }>('GET', `/v2/call?trackingNumber=${encodeURIComponent(did)}`);
  if (!log.data[0]) throw new Error('the call is not in the log');
  return log.data[0];
}

describe('the list', () => {
  test('shows the numbers that an account blocked, newest first, with who blocked them', async () => {
    const account = await anAccount(world.db, { parentId: parent });
    await block(account, '+61370100002', 'Robot');
    expect((await block(account, '+61370100002')).errorCode).toBe('ALREADY-EXISTS');
    await block(account, '+61370100003');
    const rows = await listed(account);
    expect(rows.map(({ caller: number, name }) => [number, name])).toEqual([
      ['+61370100003', ''],
      ['+61370100002', 'Robot'],
    ]);
    expect(rows[0]?.createdBy).toMatch(/^admin-/);
  });

  test('rejects numbers that cannot call', async () => {
    expect((await block(parent, '+6112')).errorCode).toBe('INVALID-PAYLOAD');
  });

  test('blocks the caller of a call, unless the number was withheld', async () => {
    const call = await aCall(world.db, child, { caller: '+61370100004' });
    const blocked = await ask<BlockedCaller>('PATCH', `/v2/routing/${child}/blocked`, { cdrId: call });
    expect(blocked).toMatchObject({ account: child, caller: '+61370100004', call });
    const withheld = await aCall(world.db, child, { caller: null });
    const refused = await ask('PATCH', `/v2/routing/${child}/blocked`, { cdrId: withheld });
    expect(refused.errorCode).toBe('NUMBER-NOT-FOUND');
  });
});

describe('a call from a blocked number', () => {
  test('is rejected, in accounts below too, and the log says why', async () => {
    const { id } = await block(parent, caller);
    for (const account of [parent, child]) {
      const call = await callFrom(caller, account);
      expect(call).toMatchObject({ blocked: true, status: 'missed', state: 'ended', talkTime: 0 });
      const { activity, route } = await ask<CallDetail>('GET', `/v2/call/${call.uuid}/full`);
      expect([activity.map(({ kind }) => kind).includes('caller.blocked'), route]).toEqual([true, null]);
    }
    await ask('DELETE', `/v2/routing/${parent}/blocked/${id}`);
    expect(await callFrom(caller, child)).toMatchObject({ blocked: false });
  });

  test('that an account below blocked still reaches the parent account', async () => {
    await block(child, '+61370106666');
    expect(await callFrom('+61370106666', parent)).toMatchObject({ blocked: false });
    expect(await callFrom('+61370106666', child)).toMatchObject({ blocked: true });
  });
});

test.each(['0370108888', '61370108888', '+61370108888;ext=3', 'sip:0370108888@pbx.example.test'])(
  'a blocked number is rejected where the network writes it as %s',
  async (written) => {
    const { id } = await block(child, '+61370108888');
    expect(await callFrom(written, child)).toMatchObject({ caller: '+61370108888', blocked: true });
    await ask('DELETE', `/v2/routing/${child}/blocked/${id}`);
  },
);

test('validation reports a flow that would ring a blocked number', async () => {
  await block(parent, '+61370107777');
  const targets = [{ id: 'a', label: '', number: '+61370107777' }];
  const nodes = [aNode('start', 'start'), aNode('ring', 'ring', { targets })];
  const document = { schema: 1, name: 'x', timezone: 'Australia/Sydney', nodes, edges: [] };
  const { problems } = await ask<{ problems: { code: string }[] }>('POST', `/v2/routing/${parent}/validate`, {
    document,
  });
  expect(problems.map(({ code }) => code)).toContain('TARGET-BLOCKED');
});

describe('the rule against forged numbers', () => {
  const rules = (account: number) => ask<object>('GET', `/v2/routing/${account}/blockrules`);
  const reject = (account: number, failedAttestation: boolean) =>
    ask<object>('POST', `/v2/routing/${account}/blockrules`, { failedAttestation });

  /** Whether a call with this verification to a number of the account was rejected. */
  async function isBlocked(account: number, StirVerstat: string): Promise<boolean | undefined> {
    const { did } = await aNumber(world.db, account, { action: 'flow', actionId: await aFlow(world.db, account) });
    const { post, rowOf } = webhooksTo(world);
    const callSid = `CA-${randomUUID()}`;
    await post('/carrier/voice', { ...incoming(callSid, did), StirVerstat });
    return (await rowOf(callSid))?.blocked;
  }

  test('is off at first; switched on, it rejects them in the account and below, and nobody else', async () => {
    const failed = 'TN-Validation-Failed-C';
    expect([await rules(parent), await isBlocked(child, failed)]).toEqual([{ failedAttestation: false }, false]);
    expect(await reject(parent, true)).toEqual({ failedAttestation: true });
    expect([await rules(parent), await rules(child)]).toEqual([
      { failedAttestation: true },
      { failedAttestation: false },
    ]);
    expect([await isBlocked(parent, failed), await isBlocked(child, failed)]).toEqual([true, true]);
    expect([await isBlocked(child, 'TN-Validation-Passed-C'), await isBlocked(child, 'No-TN-Validation')]).toEqual([
      false,
      false,
    ]);
    expect(await isBlocked(await anAccount(world.db), failed)).toBe(false);
    const audit = await world.db.select().from(auditLog).where(eq(auditLog.action, 'blockRules.changed'));
    expect(audit).toMatchObject([
      { accountId: parent, before: { failedAttestation: false }, after: { failedAttestation: true } },
    ]);
    await reject(parent, false);
    expect(await isBlocked(child, failed)).toBe(false);
  });
});
