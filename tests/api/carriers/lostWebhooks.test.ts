import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import { calls, recordings } from '../../../server/kernel/db/schema/calls.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { aBlockedCaller } from '../../builders/api/aBlockedCaller.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';
import { eventually } from '../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let did: string;
let post: ReturnType<typeof webhooksTo>['post'];
let rowOf: ReturnType<typeof webhooksTo>['rowOf'];
let isLive: ReturnType<typeof webhooksTo>['isLive'];
let ringing: ReturnType<typeof webhooksTo>['ringing'];

beforeAll(async () => {
  world = await anAppWithCalls();
  ({ post, rowOf, isLive, ringing } = webhooksTo(world));
  account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  ({ did } = await aNumber(world.db, account, { action: 'flow', actionId: id }));
});

describe('the order of webhooks', () => {
  test('a call whose end arrives before its first webhook is over as soon as it is known', async () => {
    const end = { ...incoming('CA-early', did), CallStatus: 'completed', CallDuration: '2' };
    expect(await post('/carrier/voice/status', end)).toMatchObject({ status: 204 });
    await post('/carrier/voice', incoming('CA-early', did));
    expect(await rowOf('CA-early')).toMatchObject({ status: 2, state: 2, duration: 2 });
    expect(await isLive('CA-early')).toBe(false);
  });

  test('a call whose end arrives during its first webhook is over', async () => {
    const sids = Array.from({ length: 8 }, (_, index) => `CA-during-${index}`);
    await Promise.all(
      sids.flatMap((sid) => [
        post('/carrier/voice', incoming(sid, did)),
        post('/carrier/voice/status', { ...incoming(sid, did), CallStatus: 'completed', CallDuration: '0' }),
      ]),
    );
    for (const sid of sids)
      expect([sid, await rowOf(sid), await isLive(sid)]).toMatchObject([sid, { state: 2 }, false]);
  });

  test('a call whose end arrives before its dial action is still answered', async () => {
    const form = { ...incoming('CA-order', did), CallStatus: 'in-progress' };
    const consent = await post('/carrier/voice', incoming('CA-order', did));
    const menu = await post(onwards(consent.body), form);
    const ring = await post(onwards(menu.body), { ...form, Digits: '1' });
    const dial = parseTwiml(ring.body)[0];
    const { url = '', statusCallback = '' } = dial?.children[0]?.attributes ?? {};
    const leg = { CallSid: 'CA-leg', ParentCallSid: 'CA-order', CallStatus: 'in-progress' };
    await post(statusCallback, leg);
    const whisper = await post(url, leg);
    await post(onwards(whisper.body), leg);
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '50' });
    const dialled = { DialCallStatus: 'completed', DialCallSid: 'CA-leg', DialCallDuration: '30', DialBridged: 'true' };
    await post(onwards(ring.body), { ...form, CallStatus: 'completed', ...dialled });
    const key = await findCallKey(world.db, 'CA-order');
    const [row] = await world.db
      .select()
      .from(calls)
      .where(eq(calls.uuid, key?.callUuid ?? ''));
    expect(row).toMatchObject({ status: 0, state: 2, duration: 50, talkTime: 30 });
  });

  test('the target that took a call is known by its whisper when all leg statuses are lost', async () => {
    const flowId = randomUUID();
    const target = (id: string, number: string) => ({ id, label: id, number });
    const targets = [target('Anna', '+61398765401'), target('Ben', '+61398765402')];
    await aPublishedFlow(world.db, account, flowId, aCallFlow({ targets }));
    const { did: both } = await aNumber(world.db, account, { action: 'flow', actionId: flowId });
    const { form, nouns, action } = await ringing('CA-lost', both);
    const leg = { CallSid: 'CA-ben', ParentCallSid: 'CA-lost', CallStatus: 'in-progress' };
    const whisper = await post(nouns[1]?.attributes['url'] ?? '', leg);
    await post(onwards(whisper.body), leg);
    const result = { DialCallStatus: 'completed', DialCallSid: 'CA-ben', DialCallDuration: '300', DialBridged: 'true' };
    const after = await post(action, { ...form, ...result });
    expect(parseTwiml(after.body)).toMatchObject([{ name: 'Hangup' }]);
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '320' });
    expect(await rowOf('CA-lost')).toMatchObject({ status: 0, target: 'Ben', talkTime: 300 });
  });

  test('an unexpected value does not break the call off', async () => {
    const { form, action } = await ringing('CA-odd', did);
    const odd = { RecordingUrl: '', RecordingDuration: '', Digits: '7'.repeat(300), CallStatus: 'parked' };
    const after = await post(action, { ...form, DialCallStatus: 'no-answer', DialCallSid: 'CA-odd-leg', ...odd });
    expect(after).toMatchObject({ status: 200, body: expect.stringContaining('<Record') });
    expect(await post('/carrier/voice/status', { ...form, CallStatus: 'parked' })).toMatchObject({ status: 204 });
    expect(await isLive('CA-odd')).toBe(true);
  });

  test('a message whose recording callback is lost is kept by its action', async () => {
    const { form, action } = await ringing('CA-message', did);
    const box = await post(action, { ...form, DialCallStatus: 'no-answer', DialCallSid: 'CA-message-leg' });
    const recording = { RecordingUrl: `${world.url}/carrier/local/recordings/RE9?seconds=9&channels=1` };
    const left = { ...recording, RecordingSid: 'RE9', RecordingDuration: '9', Digits: 'hangup' };
    await post(onwards(box.body), { ...form, CallStatus: 'completed', ...left });
    const kept = await world.db.select().from(recordings).where(eq(recordings.sid, 'RE9'));
    expect(kept).toMatchObject([{ seconds: 9, channels: 1 }]);
  });

  test('a recording that the carrier never provides is no audio in the end', async () => {
    const { form } = await ringing('CA-gone', did);
    const key = await findCallKey(world.db, 'CA-gone');
    await post('/carrier/voice/status', { ...form, CallStatus: 'completed', CallDuration: '20' });
    const { CallStatus: _, ...rest } = form;
    const absent = { RecordingUrl: 'https://elsewhere.example.test/RE10', RecordingDuration: '9' };
    const recording = { ...absent, RecordingSid: 'RE10', RecordingStatus: 'completed' };
    await post(`/carrier/voice/recording?call=${key?.accountId}-${key?.callUuid}&kind=message`, {
      ...rest,
      ...recording,
    });
    expect(await rowOf('CA-gone')).toMatchObject({ audio: true });
    await world.db.execute(
      sql`update jobs.job set retry_limit = 0 where name = 'fetch-recording' and data->>'sid' = 'RE10'`,
    );
    await eventually(async () => expect(await rowOf('CA-gone')).toMatchObject({ audio: false }));
  });

  test('a whisper for a finished dial hangs up on the target', async () => {
    const key = await findCallKey(world.db, 'CA-order');
    const address = `/carrier/voice/${key?.accountId}-${key?.callUuid}/whisper/3/a`;
    const answer = await post(address, { CallSid: 'CA-leg2', CallStatus: 'in-progress' });
    expect(answer.body).toContain('<Hangup/>');
  });

  test('when the webhooks fail, the fallback rings the first destination of the flow', async () => {
    const answer = await post('/carrier/voice/fallback', { To: did });
    expect(answer.body).toContain('<Number>+61398765401</Number></Dial>');
  });

  test('the fallback does not connect a blocked caller', async () => {
    await aBlockedCaller(world.db, account, '+61398765499');
    const answer = await post('/carrier/voice/fallback', { To: did, From: '+61398765499' });
    expect(parseTwiml(answer.body)).toMatchObject([{ name: 'Reject' }]);
  });
});
