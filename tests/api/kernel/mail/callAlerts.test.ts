import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { CallAlert, NumberExtra } from '#contract/telephony/numbers.contract.ts';
import type { AgentScript } from '../../../../server/telephony/calls/callScript.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { ask } from '../../../builders/api/ask.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aBlockedCaller } from '../../../builders/api/aBlockedCaller.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';
import { freePort } from '../../../server/freePort.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';
import { aMailServer, type ReceivedMail } from './aMailServer.ts';
import { textOf } from './partsOf.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let headers: Awaited<ReturnType<typeof login>>['headers'];
let mails: ReceivedMail[];
let flow: string;

beforeAll(async () => {
  const port = await freePort();
  mails = await aMailServer(port);
  world = await anAppWithCalls({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'calls@example.test' });
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account, ['admin', 'conf'])).email));
  flow = randomUUID();
  await aPublishedFlow(world.db, account, flow, aCallFlow());
});

const change = (did: string, body: object) =>
  ask(world.app, endpoints.changeNumber, { params: { did }, body: { version: 1, ...body } }, headers);

async function anAlertedNumber(callAlert: CallAlert): Promise<string> {
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: flow });
  expect(await change(did, { callAlert })).toMatchObject({ status: 200 });
  return did;
}

const nobody: AgentScript = { kind: 'noAnswer' };

/** A call that is answered, or that rings in vain and leaves no message. */
async function call(did: string, { from = '+61398765432', answered = false } = {}): Promise<void> {
  const script = answered
    ? aScript(did, { from })
    : aScript(did, { from, messageSeconds: null, agentAt: () => nobody });
  const placed = await world.carrier.placeCall(script, { start: Date.UTC(2026, 2, 4, 1), speed: 5000 });
  await placed.ended;
}

const mailsTo = (email: string) => mails.filter(({ to }) => to.includes(email));
/** Waits for a mail that comes last, so that those before it have come or never will. */
async function lastMail(): Promise<void> {
  const email = `${randomUUID()}@last.example`;
  await call(await anAlertedNumber({ when: 'always', emails: [email] }), { answered: true });
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
}

test('an alert is set, read again, and needs somebody to tell', async () => {
  const did = await anAlertedNumber({ when: 'missed', emails: ['ada@desk.example', 'ada@desk.example'] });
  const extra = await ask(world.app, endpoints.getNumberExtra, { params: { did } }, headers);
  expect((JSON.parse(extra.body) as NumberExtra).extra.callAlert).toEqual({
    when: 'missed',
    emails: ['ada@desk.example'],
  });
  const { did: other } = await aNumber(world.db, account);
  const refused = await change(other, { callAlert: { when: 'missed', emails: [] } });
  expect(refused).toMatchObject({ status: 400, code: 'INVALID-PAYLOAD', info: [{ path: 'callAlert.emails' }] });
});

test('whom a number names is told of each call that nobody answered, once, and of no other', async () => {
  const email = 'missed@desk.example';
  const did = await anAlertedNumber({ when: 'missed', emails: [email, 'second@desk.example'] });
  await call(did, { answered: true });
  await call(did);
  await eventually(() => expect([mailsTo(email).length, mailsTo('second@desk.example').length]).toEqual([1, 1]));
  const [mail] = mailsTo(email);
  expect(mail?.headers['subject']).toMatch(/^Missed call from \+61 3 9876 5432 for /);
  const [row] = await world.db.select().from(calls).where(eq(calls.trackingNumber, did)).orderBy(calls.id).offset(1);
  expect(textOf(mail?.raw ?? '', 'text/plain')).toContain(`/calls/detail/${row?.uuid}`);
  await lastMail();
  expect(mailsTo(email)).toHaveLength(1);
});

test('with “always” answered calls are told too, with who answered', async () => {
  const email = 'all@desk.example';
  await call(await anAlertedNumber({ when: 'always', emails: [email] }), { answered: true });
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
  expect(mailsTo(email)[0]?.headers['subject']).toMatch(/^Call from/);
  expect(textOf(mailsTo(email)[0]?.raw ?? '', 'text/plain')).toContain('Reception');
});

test('nobody is told of blocked callers and test calls, or when alerts are off', async () => {
  const [email, off, caller] = ['blocked@desk.example', 'off@desk.example', '+61398760001'];
  const did = await anAlertedNumber({ when: 'always', emails: [email] });
  await call(did, { from: caller });
  await eventually(() => expect(mailsTo(email)).toHaveLength(1));
  await aBlockedCaller(world.db, account, caller);
  await call(did, { from: caller });
  await call(await anAlertedNumber({ when: 'no', emails: [off] }));
  const body = { caller: '+61398760002', keys: ['1'], agent: 'answers', talkSeconds: 1, speed: 100 };
  const tried = await ask(world.app, endpoints.testCall, { params: { did }, body }, headers);
  const { call: uuid } = JSON.parse(tried.body) as { call: string };
  await eventually(async () => {
    const [row] = await world.db.select().from(calls).where(eq(calls.uuid, uuid));
    expect(row).toMatchObject({ test: true, state: 2 });
  });
  await lastMail();
  expect([mailsTo(email).length, mailsTo(off).length]).toEqual([1, 0]);
});

test('whoever gets the voicemail is not told of the same call twice', async () => {
  const email = 'box@desk.example';
  const document = aCallFlow();
  const nodes = document.nodes.map((node) =>
    node.id === 'box' ? { ...node, settings: { ...node.settings, emails: [email] } } : node,
  );
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, { ...document, nodes });
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: id });
  await change(did, { callAlert: { when: 'missed', emails: [email, 'other@desk.example'] } });
  const script = aScript(did, { agentAt: () => nobody });
  await (
    await world.carrier.placeCall(script, { start: Date.UTC(2026, 2, 4, 1), speed: 5000 })
  ).ended;
  await eventually(() => expect([mailsTo(email).length, mailsTo('other@desk.example').length]).toEqual([1, 1]));
  expect(mailsTo(email)[0]?.headers['subject']).toMatch(/^Voicemail from/);
  await lastMail();
  expect(mailsTo(email)).toHaveLength(1);
});
