import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { foldCall } from '../../../server/telephony/calls/foldCall.ts';
import { LocalCarrier } from '../../../server/carriers/local/localCarrier.ts';
import { mountCalls } from '../../../server/carriers/local/callRoutes.ts';
import { twilioCalls } from '../../../server/carriers/twilioCalls.ts';
import { calls, recordings } from '../../../server/kernel/db/schema/calls.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { fetchRecording } from '../../../server/telephony/callHandling/recordings.jobs.ts';
import type { CallCarrier } from '../../../server/telephony/callHandling/callCarrier.ts';
import type { CallContext } from '../../../server/telephony/callHandling/callContext.ts';
import { CompiledFlows } from '../../../server/telephony/callHandling/compiledFlows.ts';
import { RecentCalls } from '../../../server/telephony/callHandling/recentCalls.ts';
import { KnownFallbacks } from '../../../server/telephony/flows/knownFallbacks.ts';
import { reconcileCalls } from '../../../server/telephony/callHandling/reconcileCalls.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aSipGateway } from '../../builders/api/aSipGateway.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { noPlaces } from '../../builders/api/noPlaces.ts';
import { aCallFlow, aGreetedFlow, anAppWithCalls, aPublishedFlow, aScript, token } from './aCarrier.ts';
import { webhooksTo } from './aWebhook.ts';
import { judgesNothing } from '../../builders/judgesNothing.ts';

const accountSid = 'AC00000000000000000000000000local';
const start = Date.UTC(2026, 2, 4, 1, 0, 0);
const minutes = (count: number) => new Date(start + count * 60_000);

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let did: string;

/** Leads to Ben’s web phone instead of his number. */
let webDid: string;

/** Leads to both after a speech, in one document. */
let greetedDid: string;
let lost: (path: string) => boolean;
let carrier: LocalCarrier;
let asking: CallCarrier;
let context: CallContext;
let fetched: string[];

beforeAll(async () => {
  world = await anAppWithCalls(aSipGateway, {
    mount: (app, url) => {
      carrier = new LocalCarrier({
        accountSid,
        authToken: token,
        publicBaseUrl: url,
        apiBase: `${url}/carrier/local`,
        loses: (path) => lost(path),
      });
      mountCalls(app, { settings: { accountSid, authTokens: [token] }, carrier, prefix: '/elsewhere' });
    },
  });
  const account = await anAccount(world.db);
  const target = (label: string, number: string) => ({ id: label, label, number });
  const leadingTo = async (ben: object, aFlow = aCallFlow) => {
    const id = randomUUID();
    const targets = [target('Anna', '+61398765401'), ben];
    await aPublishedFlow(world.db, account, id, aFlow({ targets, whisper: null }));
    return (await aNumber(world.db, account, { action: 'flow', actionId: id })).did;
  };
  did = await leadingTo(target('Ben', '+61398765402'));
  greetedDid = await leadingTo(target('Ben', '+61398765402'), aGreetedFlow);
  webDid = await leadingTo({ ...target('Ben', ''), webPhone: 345 });
  const apiBase = `${world.url}/elsewhere`;
  asking = twilioCalls({ accountSid, authTokens: [token], apiBase }, apiBase, pino({ level: 'silent' }));
});

beforeEach(() => {
  fetched = [];
  lost = () => false;
  context = {
    db: world.db,
    flows: new CompiledFlows(),
    recent: new RecentCalls(),
    fallbacks: new KnownFallbacks(),
    places: noPlaces,
    changed: () => undefined,
    strayCall: () => undefined,
    subscribers: [],
    judge: judgesNothing,
    startSubscribers: [],
    emit: () => Promise.resolve(),
    jobs: {
      async send(_, queue, data) {
        if (queue.name === fetchRecording.name) fetched.push(fetchRecording.data.parse(data).sid);
      },
    },
  };
});

/** Plays a call with Ben, and loses what `lost` says. */
async function aCallWithBen(called = did) {
  const agentAt = (number: string) =>
    number.endsWith('2') || number.startsWith('sip:345@')
      ? ({ kind: 'answers', after: 6, keys: '', talk: 40, hangsUpFirst: false } as const)
      : ({ kind: 'noAnswer' } as const);
  const placed = await carrier.placeCall(aScript(called, { agentAt }), { start, speed: 100_000 });
  await placed.ended;
  return placed.callSid;
}

async function known(callSid: string) {
  const row = await webhooksTo(world).rowOf(callSid);
  const key = await findCallKey(world.db, callSid);
  const folded = key && foldCall(await listCallEvents(world.db, key));
  const kept = key ? await world.db.select().from(recordings).where(eq(recordings.callUuid, key.callUuid)) : [];
  const legs = folded?.legs.map(({ target: { label }, outcome }) => [label, outcome]);
  return { row, legs, recordings: kept };
}

test('legs and recordings that lost callbacks left open are asked for some minutes after the end, once', async () => {
  lost = (path) => path.includes('/recording') || path.includes('/status?') || /\/3(#|$)/.test(path);
  const sid = await aCallWithBen();
  expect((await known(sid)).recordings).toEqual([]);
  const asked: string[] = [];
  const counting: CallCarrier = {
    ...asking,
    legsOf: (callSid) => {
      asked.push(callSid);
      return asking.legsOf(callSid);
    },
  };
  await reconcileCalls(context, counting, minutes(2));
  expect(asked).toEqual([]);
  await reconcileCalls(context, counting, minutes(30));
  await reconcileCalls(context, counting, minutes(31));
  expect(asked).toEqual([sid]);
  const { row, legs, recordings: kept } = await known(sid);
  expect(row).toMatchObject({ status: 0, target: 'Ben', talkTime: 40, audio: true, settled: true });
  expect(legs).toEqual([
    ['Anna', 'canceled'],
    ['Ben', 'answered'],
  ]);
  expect(kept).toMatchObject([{ seconds: 40, channels: 2 }]);
  expect(fetched).toEqual([kept[0]?.sid]);
});

test('a dial after a speech is known by its legs when all its callbacks are lost', async () => {
  lost = (path) => path.includes('/recording') || path.includes('/status?') || /\/2(#|$)/.test(path);
  const sid = await aCallWithBen(greetedDid);
  expect((await known(sid)).row).toMatchObject({ status: 2, target: null, tags: [] });
  await reconcileCalls(context, asking, minutes(30));
  const { row, legs, recordings: kept } = await known(sid);
  expect(row).toMatchObject({ status: 0, target: 'Ben', talkTime: 40, tags: ['Sales'], audio: true });
  expect(row?.route.map(({ nodeId }) => nodeId)).toEqual(['start', 'tag', 'ring']);
  expect([legs?.at(-1), kept.length]).toEqual([['Ben', 'answered'], 1]);
});

test('the leg of a web phone is found among those that the carrier lists', async () => {
  lost = (path) => path.includes('/status?') || /\/3(#|$)/.test(path);
  const sid = await aCallWithBen(webDid);
  await reconcileCalls(context, asking, minutes(30));
  const { row, legs } = await known(sid);
  expect(row).toMatchObject({ status: 0, target: 'Ben', talkTime: 40, settled: true });
  expect(legs).toEqual([
    ['Anna', 'canceled'],
    ['Ben', 'answered'],
  ]);
});

test('nothing is asked about a call that lacks nothing', async () => {
  const sid = await aCallWithBen();
  const silent: CallCarrier = {
    find: () => Promise.reject(new Error('not asked')),
    listArrivals: () => Promise.resolve([]),
    legsOf: () => Promise.reject(new Error('not asked')),
    recordingsOf: () => Promise.reject(new Error('not asked')),
  };
  await reconcileCalls(context, silent, minutes(30));
  expect((await known(sid)).row).toMatchObject({ status: 0, target: 'Ben', settled: true });
});

test('a call that the carrier fails to tell about is tried again', async () => {
  lost = (path) => path.includes('/status?');
  const sid = await aCallWithBen();
  const failing = { ...asking, legsOf: () => Promise.reject(new Error('the carrier is down')) };
  await expect(reconcileCalls(context, failing, minutes(30))).rejects.toThrow('the carrier is down');
  expect((await known(sid)).row).toMatchObject({ settled: false });
  await reconcileCalls(context, asking, minutes(31));
  expect((await known(sid)).legs).toContainEqual(['Ben', 'answered']);
  expect(await world.db.select().from(calls).where(eq(calls.settled, false))).toEqual([]);
});
