import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { parseTwiml } from '../../../../server/carriers/local/parseTwiml.ts';
import { auditLog } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../../carriers/aCarrier.ts';
import { incoming, onwards, webhooksTo } from '../../carriers/aWebhook.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let did: string;
let headers: Record<string, string>;
let post: ReturnType<typeof webhooksTo>['post'];

beforeAll(async () => {
  world = await anAppWithCalls();
  ({ post } = webhooksTo(world));
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account, ['conf'])).email));
  did = await aNumberIn(account);
});

/** Its consent has a voice of its own; its menu, whisper and voicemail have none. */
async function aNumberIn(accountId: number): Promise<string> {
  const id = randomUUID();
  const flow = aCallFlow({ screen: true });
  const consent = { kind: 'text', text: 'Calls are recorded.', language: 'en-AU', voice: 'Polly.Nicole' };
  const nodes = flow.nodes.map((node) =>
    node.id === 'start' ? { ...node, settings: { ...node.settings, consent } } : node,
  );
  await aPublishedFlow(world.db, accountId, id, { ...flow, nodes });
  return (await aNumber(world.db, accountId, { action: 'flow', actionId: id })).did;
}

async function choose(language: string, voice: string | null) {
  const answer = await ask(
    world.app,
    endpoints.chooseVoice,
    { params: { account }, body: { language, voice } },
    headers,
  );
  return { status: answer.status, body: JSON.parse(answer.body) as unknown };
}

/** What a document says, and in which voices. */
function spokenIn(twiml: string): (string | null)[] {
  return parseTwiml(twiml)
    .flatMap((verb) => [verb, ...verb.children])
    .filter(({ name }) => name === 'Say')
    .map(({ attributes }) => attributes['voice'] ?? null);
}

/** The voices of a call's consent, menu, whisper with the key to press, and voicemail. */
async function voicesOfCall(to: string, during = () => Promise.resolve()) {
  const sid = randomUUID();
  const form = { ...incoming(sid, to), CallStatus: 'in-progress' };
  const consent = await post('/carrier/voice', incoming(sid, to));
  await during();
  const menu = await post(onwards(consent.body), form);
  const ring = await post(onwards(menu.body), { ...form, Digits: '1' });
  const url = parseTwiml(ring.body)[0]?.children[0]?.attributes['url'] ?? '';
  const whisper = await post(url, { CallSid: `${sid}-leg`, ParentCallSid: sid, CallStatus: 'in-progress' });
  const box = await post(onwards(ring.body), { ...form, DialCallStatus: 'no-answer', DialCallSid: `${sid}-leg` });
  return [consent, menu, whisper, box].map(({ body }) => spokenIn(body));
}

const unvoiced = [['Polly.Nicole'], [null], [null, null], [null]];
const inOlivia = [
  ['Polly.Nicole'],
  ['Polly.Olivia-Neural'],
  ['Polly.Olivia-Neural', 'Polly.Olivia-Neural'],
  ['Polly.Olivia-Neural'],
];

test('prompts are spoken in the account’s voice for their language, unless they have their own', async () => {
  expect(await voicesOfCall(did)).toEqual(unvoiced);
  const others = await aNumberIn(await anAccount(world.db));
  await choose('it-IT', 'Polly.Bianca');
  expect(await voicesOfCall(did)).toEqual(unvoiced);
  const chosen = [
    { language: 'en-AU', voice: 'Polly.Olivia-Neural' },
    { language: 'it-IT', voice: 'Polly.Bianca' },
  ];
  expect(await choose('en-AU', 'Polly.Olivia-Neural')).toEqual({ status: 200, body: chosen });
  expect(await voicesOfCall(did)).toEqual(inOlivia);
  expect(await voicesOfCall(others)).toEqual(unvoiced);
  const listed = await ask(world.app, endpoints.listVoices, { params: { account } }, headers);
  expect(JSON.parse(listed.body)).toEqual(chosen);
});

test('a call keeps the voices with which it began', async () => {
  await choose('en-AU', 'Polly.Olivia-Neural');
  const change = async () => void (await choose('en-AU', null));
  expect(await voicesOfCall(did, change)).toEqual(inOlivia);
  expect(await voicesOfCall(did)).toEqual(unvoiced);
});

test.each([
  ['en-AU', 'Polly.Bianca'],
  ['en-AU', '"/><Hangup/>'],
  ['xx-YY', 'Polly.Nicole'],
])('nobody is heard in %s by %s', async (language, voice) => {
  expect(await choose(language, voice)).toMatchObject({ status: 400, body: { errorCode: 'INVALID-PAYLOAD' } });
});

test('who changed a voice is kept', async () => {
  await choose('de-DE', 'Polly.Vicki');
  await choose('de-DE', 'Polly.Hans');
  const entries = await world.db.select().from(auditLog).where(eq(auditLog.subject, 'voice de-DE'));
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['voice.changed', { voice: null }, { voice: 'Polly.Vicki' }],
    ['voice.changed', { voice: 'Polly.Vicki' }, { voice: 'Polly.Hans' }],
  ]);
});
