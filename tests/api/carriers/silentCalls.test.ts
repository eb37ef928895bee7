import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, liveCalls, stateCodes, statusCodes } from '../../../server/kernel/db/schema/calls.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import type { CallCarrier, CarrierCall } from '../../../server/telephony/callHandling/callCarrier.ts';
import { closeSilentCalls } from '../../../server/telephony/callHandling/closeSilentCalls.ts';
import { CompiledFlows } from '../../../server/telephony/callHandling/compiledFlows.ts';
import type { CallContext } from '../../../server/telephony/callHandling/callContext.ts';
import { RecentCalls } from '../../../server/telephony/callHandling/recentCalls.ts';
import { KnownFallbacks } from '../../../server/telephony/flows/knownFallbacks.ts';
import { reconcileCalls } from '../../../server/telephony/callHandling/reconcileCalls.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { noPlaces } from '../../builders/api/noPlaces.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, token } from './aCarrier.ts';
import { judgesNothing } from '../../builders/judgesNothing.ts';

const start = Date.UTC(2026, 2, 4, 1, 0, 0);
const after = (hours: number) => new Date(start + hours * 3_600_000);

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let closing: CallContext;
let changed: string[];
let did: string;
let callSid: string;

beforeAll(async () => {
  world = await anAppWithCalls();
  const account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: id }));
  closing = {
    db: world.db,
    flows: new CompiledFlows(),
    recent: new RecentCalls(),
    fallbacks: new KnownFallbacks(),
    places: noPlaces,
    changed: ({ callUuid }) => changed.push(callUuid),
    strayCall: () => undefined,
    subscribers: [],
    judge: judgesNothing,
    startSubscribers: [],
    emit: () => Promise.reject(new Error('nobody is told here')),
    jobs: { send: () => Promise.reject(new Error('nothing is recorded and nobody is told here')) },
  };
});

beforeEach(async () => {
  changed = [];
  callSid = randomUUID();
  await tell('/carrier/voice', 0, { CallStatus: 'ringing' });
});

async function tell(path: string, seconds: number, more: Record<string, string>): Promise<void> {
  const Timestamp = new Date(start + seconds * 1000).toUTCString();
  const form = { CallSid: callSid, From: '+61398765432', To: did, Timestamp, ...more };
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': getExpectedTwilioSignature(token, `${world.url}${path}`, form),
    },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBeLessThan(300);
}

async function theCall() {
  const key = await findCallKey(world.db, callSid);
  if (!key) throw new Error('the call was not taken');
  const [row] = await world.db.select().from(calls).where(eq(calls.uuid, key.callUuid));
  const on = await world.db.select().from(liveCalls).where(eq(liveCalls.callUuid, key.callUuid));
  const { state, status, duration, dateStop, route } = row ?? {};
  const named = { state: stateCodes[state ?? -1], status: status == null ? null : statusCodes[status] };
  return { uuid: key.callUuid, ...named, duration, dateStop, at: route?.at(-1)?.nodeId, on: on.length };
}

describe('a call whose end was never reported', () => {
  test('stays live for four hours after its last event, then ends at that event', async () => {
    const { callUuid } = (await findCallKey(world.db, callSid)) ?? {};
    await tell('/carrier/voice/status', 90, { CallStatus: 'in-progress' });
    await closeSilentCalls(closing, after(4));
    expect(await theCall()).toMatchObject({ state: 'ringing', status: null, on: 1 });
    await closeSilentCalls(closing, after(4.1));
    expect(await theCall()).toEqual({
      uuid: callUuid,
      state: 'ended',
      status: 'abandoned',
      duration: 90,
      dateStop: new Date(start + 90_000),
      at: 'start',
      on: 0,
    });
    expect(changed).toEqual([callUuid]);
  });

  test('is closed only once', async () => {
    await closeSilentCalls(closing, after(5));
    await closeSilentCalls(closing, after(6));
    expect(changed).toHaveLength(1);
  });

  test('accepts an end that the carrier reports later', async () => {
    await closeSilentCalls(closing, after(5));
    await tell('/carrier/voice/status', 5 * 3600, { CallStatus: 'completed', CallDuration: '18000' });
    expect(await theCall()).toMatchObject({ state: 'ended', duration: 18_000, dateStop: after(5) });
  });
});

describe('a call silent for minutes', () => {
  const minutes = (count: number) => after(count / 60);
  const endedAt = start + 42_000;

  /** A carrier that knows this test's call only. */
  function telling(call: CarrierCall | null): CallCarrier & { asked: string[] } {
    const asked: string[] = [];
    return {
      asked,
      find: (sid) => {
        if (sid === callSid) asked.push(sid);
        return Promise.resolve(sid === callSid ? call : null);
      },
      listArrivals: () => Promise.resolve([]),
      legsOf: () => Promise.resolve([]),
      recordingsOf: () => Promise.resolve([]),
    };
  }

  test('ends as the carrier says, once, and a late callback changes nothing', async () => {
    const carrier = telling({ status: 'completed', seconds: 42, startedAt: start, endedAt });
    await reconcileCalls(closing, carrier, minutes(2));
    expect(carrier.asked).toEqual([]);
    await reconcileCalls(closing, carrier, minutes(4));
    const ended = { state: 'ended', status: 'abandoned', duration: 42, dateStop: new Date(endedAt), on: 0 };
    expect(await theCall()).toMatchObject(ended);
    await reconcileCalls(closing, carrier, minutes(5));
    await tell('/carrier/voice/status', 300, { CallStatus: 'completed', CallDuration: '42' });
    expect(await theCall()).toMatchObject(ended);
    expect([carrier.asked, changed]).toMatchObject([[callSid], [expect.any(String)]]);
  });

  test.each([
    ['is still on', { status: 'in-progress', seconds: null, startedAt: start, endedAt: null }],
    ['has a status that we do not know', { status: null, seconds: null, startedAt: start, endedAt: null }],
    ['is not known to the carrier', null],
  ] as const)('stays if it %s', async (_, call) => {
    await reconcileCalls(closing, telling(call), minutes(30));
    expect(await theCall()).toMatchObject({ state: 'ringing', status: null, on: 1 });
  });

  test('is not held up by one that the carrier fails to tell about', async () => {
    const lost = callSid;
    callSid = randomUUID();
    await tell('/carrier/voice', 0, { CallStatus: 'ringing' });
    const carrier = telling({ status: 'completed', seconds: 1, startedAt: start, endedAt });
    const failing: CallCarrier = {
      ...carrier,
      find: (sid) => (sid === lost ? Promise.reject(new Error('the carrier is down')) : carrier.find(sid)),
    };
    await expect(reconcileCalls(closing, failing, minutes(4))).rejects.toThrow('the carrier is down');
    expect(await theCall()).toMatchObject({ state: 'ended', duration: 1 });
  });
});

test('a call that never entered a flow is closed too', async () => {
  const account = await anAccount(world.db);
  ({ did } = await aNumber(world.db, account, { action: 'hangup' }));
  callSid = randomUUID();
  await tell('/carrier/voice', 0, { CallStatus: 'ringing' });
  await closeSilentCalls(closing, after(5));
  expect(await theCall()).toMatchObject({ state: 'ended', status: 'missed', duration: 0 });
});

test('a rejected call older than four hours stays while it still spoke recently', async () => {
  const account = await anAccount(world.db);
  ({ did } = await aNumber(world.db, account, { action: 'hangup' }));
  callSid = randomUUID();
  await tell('/carrier/voice', 0, { CallStatus: 'ringing' });
  await tell('/carrier/voice/status', 4 * 3600, { CallStatus: 'in-progress' });
  await closeSilentCalls(closing, after(5));
  expect(await theCall()).toMatchObject({ state: 'ringing', status: null });
  await closeSilentCalls(closing, after(8.1));
  expect(await theCall()).toMatchObject({ state: 'ended', status: 'missed' });
});
