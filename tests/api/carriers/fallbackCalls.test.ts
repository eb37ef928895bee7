import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mountCalls } from '../../../server/carriers/local/callRoutes.ts';
import { LocalCarrier } from '../../../server/carriers/local/localCarrier.ts';
import { renderFallback } from '../../../server/carriers/twiml/renderFallback.ts';
import { twilioCalls } from '../../../server/carriers/twilioCalls.ts';
import { sendsOnCalls } from '../../../server/integrations/deliveries/followers.ts';
import { integrations as registry } from '../../../server/integrations.ts';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { calls, carrierScans } from '../../../server/kernel/db/schema/calls.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { callActivity } from '../../../server/telephony/callLog/callActivity.ts';
import type { CallCarrier } from '../../../server/telephony/callHandling/callCarrier.ts';
import type { CallContext } from '../../../server/telephony/callHandling/callContext.ts';
import { CompiledFlows } from '../../../server/telephony/callHandling/compiledFlows.ts';
import { RecentCalls } from '../../../server/telephony/callHandling/recentCalls.ts';
import { KnownFallbacks } from '../../../server/telephony/flows/knownFallbacks.ts';
import { reconcileCalls } from '../../../server/telephony/callHandling/reconcileCalls.ts';
import { afterFile } from '../../afterFile.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aWebhook } from '../../builders/api/anIntegration.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { noPlaces } from '../../builders/api/noPlaces.ts';
import { aSite, visitTo } from '../attribution/visits/aSite.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript, token } from './aCarrier.ts';
import { webhooksTo } from './aWebhook.ts';
import { judgesNothing } from '../../builders/judgesNothing.ts';

const accountSid = 'AC00000000000000000000000000local';
const rung = '+61398765401';
const start = Date.UTC(2026, 2, 4, 1, 0, 0);
const minutes = (count: number) => new Date(start + count * 60_000);

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let flow: string;
let did: string;
let lost: (path: string) => boolean;
let carrier: LocalCarrier;
let asking: CallCarrier;
let context: CallContext;

beforeAll(async () => {
  const target = { number: rung, extension: null, pause: 0 };
  const files = createServer((_, response) => response.end(renderFallback({ type: 'ring', target })));
  files.listen(0, '127.0.0.1');
  await once(files, 'listening');
  afterFile(() => new Promise((resolve) => files.close(resolve)));
  const address = files.address();
  const fallbackUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  world = await anAppWithCalls(
    {},
    {
      mount: (app, url) => {
        const options = { accountSid, authToken: token, publicBaseUrl: url, apiBase: `${url}/elsewhere` };
        carrier = new LocalCarrier({ ...options, fallbackUrl, loses: (path) => lost(path) });
        mountCalls(app, { settings: { accountSid, authTokens: [token] }, carrier, prefix: '/elsewhere' });
      },
    },
  );
  account = await anAccount(world.db);
  flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: flow }));
  const apiBase = `${world.url}/elsewhere`;
  asking = twilioCalls({ accountSid, authTokens: [token], apiBase }, apiBase, pino({ level: 'silent' }));
});

beforeEach(async () => {
  await world.db.delete(carrierScans);
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
      send: () => Promise.resolve(),
    },
  };
});

async function aCall(rest: Parameters<typeof aScript>[1] = {}): Promise<string> {
  const { callSid, ended } = await carrier.placeCall(aScript(did, rest), { start, speed: 100_000 });
  await ended;
  return callSid;
}

async function activityOf(callSid: string) {
  const key = await findCallKey(world.db, callSid);
  return callActivity(key ? await listCallEvents(world.db, key) : []).map(({ kind, text }) => [kind, text]);
}

test('a call of which no webhook arrived is in the log as the fallback connected it, once', async () => {
  lost = () => true;
  const [answered, unanswered] = [await aCall(), await aCall({ agentAt: () => ({ kind: 'noAnswer' }) })];
  await reconcileCalls(context, asking, minutes(2));
  expect(await world.db.$count(calls)).toBe(0);
  await reconcileCalls(context, asking, minutes(30));
  await reconcileCalls(context, asking, minutes(31));
  expect(await world.db.$count(calls)).toBe(2);
  const { rowOf } = webhooksTo(world);
  expect(await rowOf(answered)).toMatchObject({ status: 0, state: 2, target: rung, talkTime: 40, duration: 46 });
  expect(await rowOf(unanswered)).toMatchObject({ status: 1, state: 2, target: rung, talkTime: 0, duration: 30 });
  expect(await activityOf(answered)).toEqual([
    ['call.started', '+61398765432'],
    ['call.fellBack', ''],
    ['target.rung', rung],
    ['target.answered', rung],
    ['call.completed', '46'],
  ]);
});

test('a call that the fallback took over in its menu is not abandoned', async () => {
  lost = (path) => /\/carrier\/voice\/[^/]+\/2(#|$)/.test(path);
  const sid = await aCall();
  expect(await webhooksTo(world).rowOf(sid)).toMatchObject({ status: 2 });
  await reconcileCalls(context, asking, minutes(30));
  expect(await webhooksTo(world).rowOf(sid)).toMatchObject({ status: 0, target: rung, talkTime: 40 });
  expect(await activityOf(sid)).toContainEqual(['call.fellBack', '']);
});

test('a call of which no webhook arrived comes from its visit, and other systems get all that happened', async () => {
  lost = () => true;
  const integration = await aWebhook(world.db, account, { pausedAt: new Date() });
  const site = await aSite(world.db, account, 1, { holdSeconds: 600, number: { action: 'flow', actionId: flow } });
  await visitTo(world.app, site, { path: '/?gclid=g1' });
  const at = Date.now();
  const { callSid, ended } = await carrier.placeCall(aScript(site.pool[0] ?? ''), { start: at, speed: 100_000 });
  await ended;
  const { db } = world;
  const subscribers = [sendsOnCalls({ db, now: () => new Date(), integrations: registry })];
  const following = { startSubscribers: subscribers, subscribers };
  await reconcileCalls({ ...context, ...following }, asking, new Date(at + 30 * 60_000));
  const row = await webhooksTo(world).rowOf(callSid);
  expect(row).toMatchObject({ status: 0, webSource: 'google' });
  const sent = await db
    .select({ kind: deliveries.kind, subject: deliveries.subject })
    .from(deliveries)
    .where(eq(deliveries.integrationId, integration))
    .orderBy(deliveries.seq);
  const kinds = ['call.started', 'call.answered', 'call.ended'];
  expect(sent.slice(0, 3)).toEqual(kinds.map((kind) => ({ kind, subject: row?.uuid })));
});
