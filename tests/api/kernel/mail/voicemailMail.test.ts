import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { beforeAll, expect, test } from 'vitest';
import { defaultColours } from '#values/defaultColours.ts';
import type { VoicemailNotify } from '#values/numberWords.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { CallScript } from '../../../../server/telephony/calls/callScript.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { outbox } from '../../../../server/kernel/db/schema/calls.ts';
import { findCallKey } from '../../../../server/telephony/calls/callDirectory.ts';
import { aNode } from '../../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { freePort } from '../../../server/freePort.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript, token } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { partsOf, textOf } from './partsOf.ts';
import { eventually } from '../../../eventually.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let port: number;
let account: number;
let mails: ReceivedMail[] = [];

beforeAll(async () => {
  port = await freePort();
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  const reseller = await anAccount(world.db, { type: 'reseller' });
  account = await anAccount(world.db, { parentId: reseller });
  await aUser(world.db, account, ['admin'], { locale: 'it-IT' });
  const look = { title: 'Harbour Calls', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
});

function aBox(settings: object): FlowDocument {
  const flow = aCallFlow();
  const nodes = flow.nodes.map((node) =>
    node.id === 'box' ? { ...node, settings: { ...node.settings, ...settings } } : node,
  );
  return { ...flow, nodes };
}

function callBox(box: object, messageSeconds = 12) {
  return callFlow(aBox(box), { messageSeconds });
}

interface Caller extends Partial<CallScript> {
  voicemailNotify?: VoicemailNotify;
}

async function callFlow(flow: FlowDocument, { voicemailNotify = 'always', ...caller }: Caller) {
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, flow);
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: id, voicemailNotify });
  const script = aScript(did, { agentAt: () => ({ kind: 'noAnswer' }), ...caller });
  const start = Date.UTC(2026, 2, 4, 1, 0, 0);
  const placed = await world.carrier.placeCall(script, { start, speed: 5000 });
  await placed.ended;
  const key = await findCallKey(world.db, placed.callSid);
  if (!key) throw new Error('the call was not taken');
  return { ...key, callSid: placed.callSid, did };
}

function outboxOf(callUuid: string) {
  return world.db
    .select()
    .from(outbox)
    .where(eq(sql`${outbox.payload} ->> 'call'`, callUuid));
}

/** The number of queued mails. */
async function waiting(): Promise<number> {
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where name = 'send-mail' and state < 'completed'`,
  );
  return rows[0]?.count ?? 0;
}

async function tellEndAgain({ callSid, did }: { callSid: string; did: string }): Promise<void> {
  const form = { CallSid: callSid, To: did, CallStatus: 'completed', CallDuration: '30' };
  const answer = await world.app.inject({
    method: 'POST',
    url: '/carrier/voice/status',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': getExpectedTwilioSignature(token, `${world.url}/carrier/voice/status`, form),
    },
    payload: new URLSearchParams(form).toString(),
  });
  expect(answer.statusCode).toBe(204);
}

test('a mail that cannot be delivered is retried, and sent once delivery works', async () => {
  const call = await callBox({ emails: ['grace@example.test'] });
  await eventually(async () => expect((await outboxOf(call.callUuid))[0]?.attempts).toBeGreaterThan(0));
  expect((await outboxOf(call.callUuid))[0]?.sentAt).toBeNull();
  mails = await aMailServer(port);
  await eventually(async () => expect(await waiting()).toBe(0));
  expect(mails.map(({ to }) => to)).toEqual([['grace@example.test']]);
  expect((await outboxOf(call.callUuid))[0]?.sentAt).toBeInstanceOf(Date);
});

test('a message is sent to each address once, however often the end of the call is reported', async () => {
  mails.length = 0;
  const call = await callBox({ emails: ['grace@example.test', 'robin@example.test', 'Grace@example.test'] });
  await tellEndAgain(call);
  await eventually(async () => expect(await waiting()).toBe(0));
  await tellEndAgain(call);
  expect(await waiting()).toBe(0);
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(['grace@example.test', 'robin@example.test']);
  const kept = await outboxOf(call.callUuid);
  expect(mails.flatMap(({ headers }) => headers['message-id'] ?? []).toSorted()).toEqual(
    kept.map(({ id }) => `<${id}@calls.harbour.test>`).toSorted(),
  );
});

test("the mail is in the owner's language under the reseller's brand, with the message attached", async () => {
  mails.length = 0;
  const call = await callBox({ emails: ['grace@example.test'] });
  await eventually(() => expect(mails).toHaveLength(1));
  const [mail] = mails;
  expect(mail?.from).toBe('calls@example.test');
  expect(mail?.headers).toMatchObject({
    from: 'Harbour Calls <calls@example.test>',
    subject: 'Messaggio vocale da +61 3 9876 5432 per Website',
  });
  const [text, html] = [textOf(mail?.raw ?? '', 'text/plain'), textOf(mail?.raw ?? '', 'text/html')];
  const link = new RegExp(`http://calls\\.harbour\\.test:\\d+/calls/detail/${call.callUuid}`);
  expect(text).toMatch(link);
  expect(html).toMatch(link);
  const sound = partsOf(mail?.raw ?? '').find(({ type }) => type === 'audio/wav');
  expect(sound?.headers).toContain('filename=message.wav');
  expect(sound?.content.subarray(0, 4).toString()).toBe('RIFF');
  expect(mail?.raw.toLowerCase()).not.toMatch(/trunkline|nodemailer/);
});

test.each([
  { notify: 'no', messageSeconds: 12, sent: 0 },
  { notify: 'missed', messageSeconds: 12, sent: 1 },
  { notify: 'always', messageSeconds: 12, sent: 1 },
  { notify: 'always', messageSeconds: 0, sent: 1 },
])('a box that notifies $notify sends $sent mail for a message of $messageSeconds s', async ({ sent, ...given }) => {
  const { callUuid } = await callBox({ notify: given.notify, emails: ['grace@example.test'] }, given.messageSeconds);
  expect(await outboxOf(callUuid)).toHaveLength(sent);
});

/** Calls the box directly and leaves during its greeting, or leaves a message. Returns the mails sent. */
async function mailsOf(number: VoicemailNotify, notify: VoicemailNotify, isGone: boolean) {
  const flow = aBox({ notify, emails: ['grace@example.test'] });
  const nodes = flow.nodes.filter(({ id }) => id === 'start' || id === 'box');
  const edges = [{ id: 'e1', from: 'start', exit: 'next', to: 'box' }];
  const silent = nodes.map((node) => (node.id === 'start' ? aNode('start', 'start', { recording: false }) : node));
  const { callUuid } = await callFlow(
    { ...flow, nodes: silent, edges },
    { voicemailNotify: number, ...(isGone && { hangsUp: { during: 'prompt', after: 0 } }) },
  );
  return outboxOf(callUuid);
}

test.each<[VoicemailNotify, VoicemailNotify, sent: { gone: number; missed: number }]>([
  ['always', 'always', { gone: 1, missed: 1 }],
  ['missed', 'always', { gone: 0, missed: 1 }],
  ['always', 'missed', { gone: 0, missed: 1 }],
  ['no', 'always', { gone: 0, missed: 0 }],
  ['always', 'no', { gone: 0, missed: 0 }],
])('for a number that notifies %s and a box that notifies %s, the narrower setting wins', async (number, box, sent) => {
  const [gone, missed] = [await mailsOf(number, box, true), await mailsOf(number, box, false)];
  expect({ gone: gone.length, missed: missed.length }).toEqual(sent);
});

test('readiness reports whether mail is configured', async () => {
  expect((await world.app.inject('/readyz')).json()).toMatchObject({ mail: 'configured' });
});
