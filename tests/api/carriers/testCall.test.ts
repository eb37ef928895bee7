import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Call, CallDetail } from '#contract/telephony/calls.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { twilioCalls } from '../../../server/carriers/twilioCalls.ts';
import { callEvents, calls } from '../../../server/kernel/db/schema/calls.ts';
import { findCallSid } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, token } from './aCarrier.ts';
import { incoming, webhooksTo } from './aWebhook.ts';
import { eventually } from '../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let did: string;

const body = { caller: '+61398765432', keys: ['1'], agent: 'answers', talkSeconds: 7, speed: 100 };

beforeAll(async () => {
  world = await anAppWithCalls();
  account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: id }));
});

async function readerOf(accountId: number) {
  const { email } = await aUser(world.db, accountId, ['admin']);
  return (await login(world.app, email)).headers;
}

function placeTestCall(headers: Record<string, string>, number = did) {
  return world.app.inject({
    method: 'POST',
    url: `/v2/number/${encodeURIComponent(number)}/testcall`,
    headers,
    payload: body,
  });
}

describe('a test call', () => {
  test('uses the real path: its detail has the legs, the route and the recording, and serves audio ranges', async () => {
    const headers = await readerOf(account);
    const { call } = (await placeTestCall(headers)).json<{ call: string }>();
    const detail = await eventually(async () => {
      const answer = await world.app.inject({ url: `/v2/call/${call}/full`, headers });
      const told = answer.json<CallDetail>();
      expect(told.call).toMatchObject({ state: 'ended', audio: true });
      return told;
    });
    expect(detail.call).toMatchObject({
      status: 'answered',
      talkTime: 7,
      target: 'Reception',
      IVR: '1',
      DTMFname: 'Sales',
    });
    expect(detail.legs).toMatchObject([{ target: 'Reception', outcome: 'answered', ringSeconds: 4, talkSeconds: 7 }]);
    expect(detail.route?.steps.map(({ nodeId }) => nodeId)).toEqual(['start', 'menu', 'tag', 'ring']);
    expect(Date.parse(detail.call.dateStop ?? '')).toBeLessThanOrEqual(Date.now());
    const audio = `/v2/call/${call}/audio`;
    const whole = await eventually(async () => {
      const answer = await world.app.inject({ url: audio, headers });
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    });
    expect(whole.toString('ascii', 0, 4)).toBe('RIFF');
    const part = await world.app.inject({ url: audio, headers: { ...headers, range: 'bytes=8-11' } });
    expect([part.statusCode, part.payload]).toEqual([206, 'WAVE']);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 8-11/${whole.length}`, 'content-length': '4' });
    const beyond = await world.app.inject({ url: audio, headers: { ...headers, range: `bytes=${whole.length}-` } });
    expect(beyond.statusCode).toBe(416);
    const stranger = await readerOf(await anAccount(world.db));
    expect((await world.app.inject({ url: audio, headers: stranger })).statusCode).toBe(404);
  });

  test('is marked from its first event, and the caller’s first real call is still their first', async () => {
    const own = await anAccount(world.db);
    const id = randomUUID();
    await aPublishedFlow(world.db, own, id, aCallFlow());
    const number = await aNumber(world.db, own, { action: 'flow', actionId: id });
    const headers = await readerOf(own);
    const { call } = (await placeTestCall(headers, number.did)).json<{ call: string }>();
    const [first] = await world.db
      .select()
      .from(callEvents)
      .where(eq(callEvents.callUuid, call))
      .orderBy(callEvents.seq);
    expect(first).toMatchObject({ kind: 'call.started', payload: { test: true, firstTime: true } });
    await webhooksTo(world).post('/carrier/voice', incoming(`CA${randomUUID()}`, number.did));
    const listed = async (query: string) => {
      const { data } = (await world.app.inject({ url: `/v2/call${query}`, headers })).json<{ data: Call[] }>();
      return data.map(({ caller, test: isTest, firstTimeCaller }) => ({ caller, isTest, firstTimeCaller }));
    };
    const real = { caller: '+61398765432', isTest: false, firstTimeCaller: true };
    expect(await listed('')).toHaveLength(2);
    expect(await listed('?kind=real')).toEqual([real]);
    expect(await listed('?kind=test')).toEqual([{ ...real, isTest: true }]);
  });

  test("to another account's number is refused", async () => {
    const answer = await placeTestCall(await readerOf(await anAccount(world.db)));
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([404, 'INVALID-DID']);
  });

  test('requires the local carrier', async () => {
    const { app } = await anApp({ db: world.db });
    const headers = await readerOf(account);
    const url = `/v2/number/${encodeURIComponent(did)}/testcall`;
    const answer = await app.inject({ method: 'POST', url, headers, payload: body });
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([501, 'NOT-CONFIGURED']);
  });
});

test('the carrier tells what became of a call, and that it knows nothing of another', async () => {
  const headers = await readerOf(account);
  const { call } = (await placeTestCall(headers)).json<{ call: string }>();
  const callSid = (await findCallSid(world.db, { accountId: account, callUuid: call })) ?? '';
  const settings = {
    kind: 'local',
    publicBaseUrl: world.url,
    accountSid: 'AC00000000000000000000000000local',
    authTokens: [token],
    apiBase: `${world.url}/carrier/local`,
  } as const;
  const carrier = twilioCalls(settings, settings.apiBase, world.app.log);
  expect(await carrier.find(callSid)).toMatchObject({ endedAt: null, seconds: null });
  await eventually(async () => {
    const [row] = await world.db.select().from(calls).where(eq(calls.uuid, call));
    const seconds = row?.duration ?? 0;
    const [startedAt, endedAt] = [row?.dateStart.getTime(), row?.dateStop?.getTime()];
    expect(await carrier.find(callSid)).toEqual({ status: 'completed', seconds, startedAt, endedAt });
  });
  expect(await carrier.find('CA00000000000000000000000000000000')).toBeNull();
  const stranger = twilioCalls({ ...settings, authTokens: ['not-the-token'] }, settings.apiBase, world.app.log);
  await expect(stranger.find(callSid)).rejects.toMatchObject({ code: 'CARRIER-FAILED' });
});

test("the local carrier's recordings require its credentials", async () => {
  const answer = await world.app.inject({ url: '/carrier/local/recordings/RE1?seconds=3&channels=2' });
  expect(answer.statusCode).toBe(403);
});
