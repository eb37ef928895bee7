import { beforeAll, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { callEvents, directionCodes } from '../../../../server/kernel/db/schema/calls.ts';
import { aCall, type GivenCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aWorld, samplesOf, type World } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';

let db: Db;
let world: World;
let headers: Record<string, string>;

const now = () => new Date('2026-03-04T02:00:00Z');

beforeAll(async () => {
  const { app, db: opened } = await anApp({ now });
  db = opened;
  world = await aWorld(db);
  headers = (await login(app, (await aUser(db, await anAccount(db), ['system'])).email)).headers;
});

/** Secrets anew each time, and what the machine is doing. */
const apart = new Set(['heartbeat', 'newTotpSecret', 'getInstallation']);
const readers = (Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][]).filter(
  ([name, { access, method, response }]) =>
    access === 'session' && method === 'GET' && response !== 'stream' && !apart.has(name),
);

/** Reads on a server of its own, which has counted nothing yet. */
async function readAll(): Promise<Map<EndpointName, string>> {
  const { app } = await anApp({ now, db });
  const answers = new Map<EndpointName, string>();
  for (const [name, endpoint] of readers) {
    const { status, body } = await ask(app, endpoint, samplesOf(world)[name], headers);
    answers.set(name, `${status} ${body}`);
  }
  return answers;
}

/** What reads differently after a call, of all that reads the same when nothing happens. */
async function changedBy(call: GivenCall): Promise<EndpointName[]> {
  const [once, before] = [await readAll(), await readAll()];
  const flow = { id: world.flow, version: 1 };
  const whole = { trackingNumber: world.did, flowId: flow.id, flowVersion: flow.version, ...call };
  const callUuid = await aCall(db, world.account, whole);
  const payload = { callSid: callUuid, caller: call.caller, trackingNumber: world.did, firstTime: true, flow };
  const at = new Date('2026-03-04T01:30:00Z');
  await db
    .insert(callEvents)
    .values({ accountId: world.account, callUuid, key: 'started', at, kind: 'call.started', payload });
  const after = await readAll();
  return [...after.keys()]
    .filter((name) => once.get(name) === before.get(name) && after.get(name) !== before.get(name))
    .toSorted();
}

const missed: GivenCall = {
  at: '2026-03-04T01:30:00Z',
  status: 'missed',
  caller: '+61370109876',
  trackingSource: 'Radio',
  ivr: '1',
  webSource: 'google',
  webMedium: 'paid',
  webKeyword: 'dentist',
  webLanding: '/implants',
  webConversion: '/contact',
  route: [{ nodeId: 'start', at: Date.parse('2026-03-04T01:30:00Z'), exit: null }],
};

test('a test call is in the log and in nothing else that is read; the same call by somebody is in every figure', async () => {
  // The page of the call before it leads to it, as the log does.
  expect(await changedBy({ ...missed, test: true })).toEqual(['getCallDetail', 'listCalls']);
  expect(await changedBy(missed)).toEqual([
    'countCallers',
    'getCosts',
    'getDurations',
    'getFlowCounts',
    'getGroupList',
    'getInsight',
    'getIvr',
    'getMissed',
    'getSources',
    'getSummary',
    'getTimeAndDay',
    'getWebConversion',
    'getWebKeywords',
    'getWebLanding',
    'getWebModels',
    'getWebSummary',
    'listAccountSizes',
    'listCallbacks',
    'listCalls',
    'listPastCalls',
    'listSources',
    'sampleHook',
  ]);
});

test('a test call that somebody places counts nowhere either; the same call counts in the outbound reports', async () => {
  const placed: GivenCall = {
    at: '2026-03-04T01:30:00Z',
    direction: directionCodes.indexOf('outbound'),
    caller: world.did,
    firstTime: false,
    userId: 1,
  };
  expect(await changedBy({ ...placed, test: true })).toEqual(['getOutboundCallDetail', 'listOutboundCalls']);
  expect(await changedBy(placed)).toEqual([
    'getAgent',
    'getOutboundOverview',
    'listAccountSizes',
    'listOutboundCalls',
    'listSources',
  ]);
});
