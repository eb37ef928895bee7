import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, token } from './aCarrier.ts';
import { type Form, incoming, onwards, webhooksTo } from './aWebhook.ts';

const start = Date.UTC(2026, 2, 4, 1, 0, 0);
const nowhere = 'http://127.0.0.1:9';

let now = start;
let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let did: string;

beforeAll(async () => {
  const twilio = {
    CARRIER: 'twilio',
    CARRIER_ACCOUNT_SID: 'AC1',
    CARRIER_AUTH_TOKEN: token,
    CARRIER_API_BASE: nowhere,
  };
  world = await anAppWithCalls(twilio, { now: () => new Date(now) });
  const account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: id }));
});

/** A call that rings for 6 s, is whispered to for 4 and talked on for 2, by a carrier whose clock is ahead of ours by so many seconds. */
async function aCallWith(skew: number) {
  const { post, ringing, rowOf } = webhooksTo(world);
  const callSid = `CA-${randomUUID()}`;
  const at = (seconds: number): Form => {
    now = start + seconds * 1000;
    return { Timestamp: new Date(now + skew * 1000).toUTCString() };
  };
  at(0);
  const { form, nouns, action } = await ringing(callSid, did);
  const { url = '', statusCallback = '' } = nouns[0]?.attributes ?? {};
  const leg = { CallSid: `${callSid}-leg`, ParentCallSid: callSid };
  const tell = (seconds: number, CallStatus: string, more: Form = {}) =>
    post(statusCallback, { ...leg, ...at(seconds), CallStatus, ...more });
  await tell(0, 'initiated');
  await tell(1, 'ringing');
  await tell(6, 'in-progress');
  const whisper = await post(url, { ...leg, CallStatus: 'in-progress' });
  at(10);
  await post(onwards(whisper.body), { ...leg, CallStatus: 'in-progress' });
  await tell(12, 'completed', { CallDuration: '6' });
  const dialled = { DialCallStatus: 'completed', DialCallSid: leg.CallSid, DialCallDuration: '6', DialBridged: 'true' };
  await post(action, { ...form, ...dialled });
  await post('/carrier/voice/status', {
    ...incoming(callSid, did),
    ...at(13),
    CallStatus: 'completed',
    CallDuration: '13',
  });
  const key = await findCallKey(world.db, callSid);
  const legs = key && foldCall(await listCallEvents(world.db, key))?.legs;
  const { status, state, duration, talkTime, target, dateStart, dateStop } = (await rowOf(callSid)) ?? {};
  return { status, state, duration, talkTime, target, dateStart, dateStop, legs };
}

test.each([-10, -3, -1, 0, 1, 3, 10])('a carrier whose clock is %d s ahead changes nothing in a call', async (skew) => {
  expect(await aCallWith(skew)).toEqual({
    status: 0,
    state: 2,
    duration: 13,
    talkTime: 2,
    target: 'Reception',
    dateStart: new Date(start),
    dateStop: new Date(start + 13_000),
    legs: [expect.objectContaining({ outcome: 'answered', ringSeconds: 6, talkSeconds: 2 })],
  });
});
