import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '#contract/telephony/publication.contract.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import { aFlowDocument, aNode } from '../../builders/api/aFlow.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { login } from '../../builders/api/login.ts';
import { anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, onwards, webhooksTo } from './aWebhook.ts';

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let carrier: ReturnType<typeof webhooksTo>;
let account: number;
let id: string;
let headers: Record<string, string>;
let number: { did: string; id: string };
let other: { did: string; id: string };

beforeAll(async () => {
  world = await anAppWithCalls();
  carrier = webhooksTo(world);
});

beforeEach(async () => {
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account, ['conf'])).email));
  id = randomUUID();
  await aPublishedFlow(world.db, account, id, saying('As ever.'));
  number = await aNumber(world.db, account, { action: 'flow', actionId: id });
  other = await aNumber(world.db, account, { action: 'flow', actionId: id });
});

function saying(text: string): FlowDocument {
  const speech = { kind: 'text', text, language: 'en-AU' };
  const say = (step: string) => aNode(step, 'announce', { speech });
  return aFlowDocument({
    nodes: [aNode('start', 'start'), say('hello'), say('again'), aNode('bye', 'hangup')],
    edges: [
      { id: 'e1', from: 'start', exit: 'next', to: 'hello' },
      { id: 'e2', from: 'hello', exit: 'next', to: 'again' },
      { id: 'e3', from: 'again', exit: 'next', to: 'bye' },
    ],
  });
}

async function send(method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, payload?: object) {
  const url = `/v2/routing/${account}/flow/${id}${path}`;
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Publication & { errorCode?: string }>() };
}

const start = (part: object) => send('PUT', '/canary', { document: saying('All new.'), ...part });
const callForm = (caller: string, did = number.did, sid = `CA${randomUUID()}`) => ({
  ...incoming(sid, did),
  From: caller,
});
const greetingOf = async (form: Record<string, string>) =>
  (await carrier.post('/carrier/voice', form)).body.includes('All new.') ? 'new' : 'old';
const callers = Array.from({ length: 40 }, (_, index) => `+6141234${String(1000 + index)}`);
const greetings = async (did?: string) => Promise.all(callers.map((caller) => greetingOf(callForm(caller, did))));

describe('a canary to a share of the calls', () => {
  test('runs for the same callers at every call and number; the others stay on the version in force', async () => {
    expect((await start({ share: 50 })).body).toMatchObject({
      publishedVersion: 1,
      changed: false,
      canary: { version: 2, share: 50, numbers: [] },
    });
    const first = await greetings();
    expect(new Set(first)).toEqual(new Set(['new', 'old']));
    expect(await greetings(other.did)).toEqual(first);
  });

  test('answers a repeated webhook as before, and a call stays on its version when the canary ends', async () => {
    await start({ share: 50 });
    const caller = callers[(await greetings()).indexOf('new')] ?? '';
    const form = callForm(caller);
    const before = await carrier.post('/carrier/voice', form);
    expect(before.body).toContain('All new.');
    await send('PATCH', '/canary/back');
    expect((await carrier.post('/carrier/voice', form)).body).toBe(before.body);
    expect((await carrier.post(onwards(before.body), { ...form, CallStatus: 'in-progress' })).body).toContain(
      'All new.',
    );
    expect(await greetingOf(callForm(caller))).toBe('old');
  });
});

test('a canary on chosen numbers runs for every caller of them and for nobody else', async () => {
  await start({ numbers: [other.id] });
  expect(new Set(await greetings(other.did))).toEqual(new Set(['new']));
  expect(new Set(await greetings())).toEqual(new Set(['old']));
});

test('a canary is made live for all, or taken back and not counted again', async () => {
  await start({ share: 10 });
  expect((await send('PATCH', '/canary/back')).body).toMatchObject({ publishedVersion: 1, canary: null });
  expect((await start({ share: 10 })).body).toMatchObject({ canary: { version: 3 } });
  expect((await send('PATCH', '/canary/live')).body).toMatchObject({
    publishedVersion: 3,
    changed: true,
    canary: null,
  });
  expect(new Set(await greetings())).toEqual(new Set(['new']));
  const { rows } = await world.db.execute(
    `select action, after from audit_log where subject = 'flow ${id}' order by at, action`,
  );
  expect(rows.map(({ action }) => String(action)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'flow.published',
    'flow.publishedInPart',
    'flow.publishedInPart',
    'flow.withdrawn',
  ]);
});

test('publishing for all ends a canary', async () => {
  await start({ share: 50 });
  await send('POST', '', { basedOn: 1, draft: saying('For all.'), publish: true });
  expect((await send('GET', '/publication')).body).toMatchObject({ publishedVersion: 3, canary: null });
});

describe('a canary is refused', () => {
  test.each([
    ['without a share or numbers', () => ({}), 'INVALID-PAYLOAD'],
    ['with both', () => ({ share: 5, numbers: [number.id] }), 'INVALID-PAYLOAD'],
    ['of none or all of the calls', () => ({ share: 100 }), 'INVALID-PAYLOAD'],
    ['for a number that leads elsewhere', () => ({ numbers: [randomUUID()] }), 'NUMBER-NOT-FOUND'],
    ['for a flow with problems', () => ({ share: 5, document: { ...saying('x'), edges: [] } }), 'FLOW-NOT-VALID'],
  ])('%s', async (_, part, code) => {
    expect((await start(part())).body.errorCode).toBe(code);
  });

  test('while another runs', async () => {
    await start({ share: 5 });
    expect((await start({ share: 6 })).body.errorCode).toBe('ALREADY-EXISTS');
  });
});
