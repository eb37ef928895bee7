import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { statusCodes, recordings } from '../../../server/kernel/db/schema/calls.ts';
import { foldCall, type FoldedCall } from '../../../server/telephony/calls/foldCall.ts';
import type { AgentScript, CallScript } from '../../../server/telephony/calls/callScript.ts';
import { LocalCarrier } from '../../../server/carriers/local/localCarrier.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aCallFlow, aGreetedFlow, anAppWithCalls, aPublishedFlow, aScript, token } from './aCarrier.ts';
import { webhooksTo } from './aWebhook.ts';

const start = Date.UTC(2026, 2, 4, 1, 0, 0);

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;

beforeAll(async () => {
  world = await anAppWithCalls({}, { now: () => new Date(start) });
  account = await anAccount(world.db);
});

/** A number whose flow rings two targets, together or in order, with a whisper, a screen or nothing before. */
async function aRingingNumber(ring: object, aFlow: typeof aCallFlow): Promise<string> {
  const id = randomUUID();
  const target = (key: string, number: string) => ({ id: key, label: key, number });
  const targets = [target('Anna', '+61398765401'), target('Ben', '+61398765402')];
  await aPublishedFlow(world.db, account, id, aFlow({ targets, ...ring }));
  return (await aNumber(world.db, account, { action: 'flow', actionId: id })).did;
}

/** Whether a webhook only tells something: the status of a leg or a recording. The others ask what to do next. */
function isCallback(path: string): boolean {
  return path.startsWith('/carrier/voice/recording') || path.startsWith('/carrier/voice/status?');
}

/** Plays a call whose callback number `dropped` is lost. Returns what is known of it, and how many callbacks it had. */
async function playWithout(script: CallScript, dropped: number) {
  let count = 0;
  const carrier = new LocalCarrier({
    accountSid: 'AC00000000000000000000000000local',
    authToken: token,
    publicBaseUrl: world.url,
    apiBase: `${world.url}/carrier/local`,
    loses: (path) => {
      if (!isCallback(path)) return false;
      count += 1;
      return count - 1 === dropped;
    },
  });
  const placed = await carrier.placeCall(script, { start, speed: 100_000 });
  await placed.ended;
  const key = await findCallKey(world.db, placed.callSid);
  const folded = key && foldCall(await listCallEvents(world.db, key));
  const row = await webhooksTo(world).rowOf(placed.callSid);
  if (!key || !folded || !row) throw new Error('the call was not taken');
  const kept = await world.db.select().from(recordings).where(eq(recordings.callUuid, key.callUuid));
  expect(row.status === null ? null : statusCodes[row.status]).toBe(folded.status);
  return { folded, recordings: kept.length, count };
}

/** What a call says about itself, without the ids of this play. */
function saying({ status, state, duration, talkTime, target, ivr, tags, score, audio, route, legs }: FoldedCall) {
  const told = legs.map(({ target: { label }, outcome, ringSeconds, talkSeconds }) => {
    return { label, outcome, ringSeconds, talkSeconds };
  });
  const steps = route.map(({ nodeId, exit }) => [nodeId, exit]);
  return { call: { status, state, duration, talkTime, ivr, tags, score, audio, steps }, target, legs: told };
}

/** Each value is as it was, or says that it is unknown. */
function expectNothingFalse(truth: ReturnType<typeof saying>, told: ReturnType<typeof saying>): void {
  expect(told.call).toEqual(truth.call);
  expect([truth.target, null]).toContain(told.target);
  for (const [index, leg] of told.legs.entries()) {
    const before = truth.legs[index];
    expect([before?.outcome, 'unknown']).toContain(leg.outcome);
    expect([before?.ringSeconds, null]).toContain(leg.ringSeconds);
    expect([before?.talkSeconds, leg.outcome === 'unknown' ? 0 : before?.talkSeconds]).toContain(leg.talkSeconds);
  }
}

const agent: fc.Arbitrary<AgentScript> = fc.oneof(
  fc.record({
    kind: fc.constant('answers' as const),
    after: fc.integer({ min: 2, max: 15 }),
    keys: fc.constantFrom('1', ''),
    talk: fc.integer({ min: 1, max: 300 }),
    hangsUpFirst: fc.boolean(),
  }),
  fc.constantFrom<AgentScript>({ kind: 'busy' }, { kind: 'failed' }, { kind: 'noAnswer' }),
);
const whisper = { kind: 'text', text: 'A sales call.', language: 'en-AU' };
const ring = fc.record({
  order: fc.constantFrom('together', 'inOrder'),
  whisper: fc.constantFrom(null, whisper),
  screen: fc.boolean(),
});

/** The dial follows a menu, or a speech in the same document. */
const flow = fc.constantFrom(aCallFlow, aGreetedFlow);
const ending = fc.record({
  messageSeconds: fc.constantFrom(null, 0, 1, 2, 30),
  hangsUp: fc.constantFrom<CallScript['hangsUp']>(null, { during: 'ringing', after: 3 }),
});

test(
  'whichever callback is lost, the log says the same of a call or that it does not know',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        flow,
        ring,
        agent,
        agent,
        ending,
        fc.nat({ max: 30 }),
        async (aFlow, rings, anna, ben, ends, which) => {
          const did = await aRingingNumber(rings, aFlow);
          const agentAt = (number: string) => (number === '+61398765401' ? anna : ben);
          const from = `+6139876${String(1000 + which)}`;
          const truth = await playWithout(aScript(did, { ...ends, from, agentAt }), -1);
          if (truth.count === 0) return;
          const lossy = await playWithout(aScript(did, { ...ends, from, agentAt }), which % truth.count);
          expectNothingFalse(saying(truth.folded), saying(lossy.folded));
          expect(lossy.recordings).toBe(truth.recordings);
        },
      ),
      { numRuns: 60, seed: 8 },
    );
  },
);
