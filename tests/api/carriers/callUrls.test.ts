import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CallKey } from '../../../server/telephony/calls/callKey.ts';
import { twimlTraits } from '../../../server/carriers/twiml/traits.ts';
import { callUrls } from '../../../server/carriers/twiml/callUrls.ts';
import { listCallEvents } from '../../../server/telephony/callLog/callEvents.repository.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { webhooksTo } from './aWebhook.ts';

/** The step of `aCallFlow` that rings its targets. */
const step = 3;

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let post: ReturnType<typeof webhooksTo>['post'];
let key: CallKey;

beforeAll(async () => {
  world = await anAppWithCalls();
  const { ringing, ...webhooks } = webhooksTo(world);
  ({ post } = webhooks);
  const account = await anAccount(world.db);
  const flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  await ringing('CA-urls', did);
  const found = await findCallKey(world.db, 'CA-urls');
  if (!found) throw new Error('the call was not taken');
  key = found;
});

/** Flows allow fewer characters, so that an id never depends on how it is escaped. */
const targetId = fc
  .oneof(
    fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
    fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 20 }),
    fc
      .array(fc.constantFrom('%', '/', '?', '#', '&', '=', '+', ' ', '%2F', ';', 'é', '電', '😀', '.'), {
        minLength: 1,
        maxLength: 33,
      })
      .map((parts) => parts.join('')),
    fc.constantFrom('a'.repeat(100), '電'.repeat(100), '%'.repeat(100)),
  )
  .filter((id) => id.length <= 100 && id !== '.' && id !== '..');

const traits = fc.constantFrom(...Object.values(twimlTraits));

/** The URL as a client requests it, with whatever that changes about it. */
const requested = (url: string) => new URL(url).href;

async function eventsOf(leg: string) {
  const events = await listCallEvents(world.db, key);
  return events.flatMap(({ payload }) => ('leg' in payload && payload.leg === leg ? [payload] : []));
}

test('the URLs of a target are read back as they were built, whatever its id, in every dialect', async () => {
  let runs = 0;
  const readsBack = fc.asyncProperty(traits, targetId, async (spoken, id) => {
    const urls = callUrls({ publicBaseUrl: world.url, traits: spoken }, key, step);
    const form = { CallSid: `CA-leg-${(runs += 1)}`, CallStatus: 'in-progress' };
    for (const url of [urls.legStatus(id), urls.whisper(id), urls.whisperHeard(id)])
      expect((await post(requested(url), form)).status).toBeLessThan(300);
    const read = { leg: form.CallSid, step, targetId: id };
    expect(new Set(await eventsOf(form.CallSid))).toEqual(
      new Set([
        { ...read, status: 'in-progress', seconds: null },
        { ...read, phase: 'started' },
        { ...read, phase: 'heard' },
      ]),
    );
  });
  await fc.assert(readsBack, { numRuns: 60 });
});

test('the step of a leg status is read back, however late it is', async () => {
  let runs = 0;
  const readsBack = fc.asyncProperty(traits, fc.integer({ min: 1, max: 1_000_000 }), async (spoken, late) => {
    const form = { CallSid: `CA-late-${(runs += 1)}`, CallStatus: 'ringing' };
    const url = callUrls({ publicBaseUrl: world.url, traits: spoken }, key, late).legStatus('a');
    expect((await post(requested(url), form)).status).toBe(204);
    expect(await eventsOf(form.CallSid)).toMatchObject([{ step: late, targetId: 'a' }]);
  });
  await fc.assert(readsBack, { numRuns: 20 });
});

test('the kind of a recording is read back in every dialect', async () => {
  const sids: string[] = [];
  for (const spoken of Object.values(twimlTraits))
    for (const kind of ['conversation', 'message'] as const) {
      const sid = `RE${kind}${sids.push(kind)}`;
      const urls = callUrls({ publicBaseUrl: world.url, traits: spoken }, key, step);
      const form = {
        CallSid: 'CA-urls',
        RecordingSid: sid,
        RecordingUrl: `${world.url}/nothing/${sid}`,
        RecordingStatus: 'completed',
        RecordingDuration: '9',
      };
      expect((await post(requested(urls.recording(kind)), form)).status).toBe(204);
      const events = await listCallEvents(world.db, key);
      const read = events.flatMap((event) => (event.kind === 'recording' ? event.payload : []));
      expect(read).toContainEqual(expect.objectContaining({ sid, recording: kind }));
    }
});

test('a dial’s action continues its call in every dialect', async () => {
  const form = { CallSid: 'CA-urls', CallStatus: 'in-progress' };
  const answers = await Promise.all(
    Object.values(twimlTraits).map(async (spoken) => {
      const { action } = callUrls({ publicBaseUrl: world.url, traits: spoken }, key, step);
      return post(requested(action), { ...form, DialCallStatus: 'no-answer' });
    }),
  );
  for (const { status, body } of answers) expect([status, body]).toEqual([200, expect.stringContaining('<Record')]);
});
