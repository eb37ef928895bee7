import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Transcript, Transcription } from '#contract/powerups/intelligence.contract.ts';
import { auditLog, transcripts } from '../../../../server/kernel/db/schema/all.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow, aScript } from '../../carriers/aCarrier.ts';
import { webhooksTo } from '../../carriers/aWebhook.ts';
import { aRecognizer, formOf, type Heard } from '../speech/aRecognizer.ts';

type Reply = Awaited<ReturnType<Parameters<typeof aRecognizer>[0]>>;

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let heard: Heard[];
let replyTo: (heard: Heard) => Reply | Promise<Reply>;

/** Words of half a second each. */
const saying = (text: string) => ({
  language: 'english',
  words: text.split(' ').map((word, at) => ({ word, start: at / 2, end: (at + 1) / 2 })),
});

beforeAll(async () => {
  const recognizer = await aRecognizer((one) => replyTo(one));
  ({ heard } = recognizer);
  world = await anAppWithCalls({ SPEECH_URL: `${recognizer.url}/v1`, SPEECH_KEY: 'sk-1' });
});

beforeEach(() => {
  heard.splice(0);
  let turn = 0;
  replyTo = () => {
    turn += 1;
    return { body: saying(turn % 2 === 1 ? 'My card is 4111 1111 1111 1111 thanks.' : 'And the CVV?') };
  };
});

/** An account with a number that records calls, whose calls become text unless `settings` say otherwise. */
async function anOffice(settings: object = {}) {
  const { app, db, carrier } = world;
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account)).email);
  const flow = randomUUID();
  await aPublishedFlow(db, account, flow, aCallFlow());
  const { did } = await aNumber(db, account, { action: 'flow', actionId: flow });
  const url = '/v2/powerups/intelligence';
  const choose = async (changes: object) => {
    const payload = { account, version: 0, enabled: true, ...changes };
    const answer = await app.inject({ method: 'PUT', url: `${url}/numbers`, headers, payload });
    return answer.json<Transcription & { errorCode?: string; info?: unknown }>();
  };
  const chosen = await choose(settings);
  return {
    account,
    did,
    headers,
    chosen,
    choose,
    call: async () => {
      const start = Date.UTC(2026, 2, 4, 1, 0, 0);
      const agentAt = () => ({ kind: 'answers', after: 6, keys: '1', talk: 40, hangsUpFirst: false }) as const;
      const placed = await carrier.placeCall(aScript(did, { agentAt }), { start, speed: 100_000 });
      await placed.ended;
      return (await webhooksTo(world).rowOf(placed.callSid))?.uuid ?? '';
    },
    transcripts: async (call: string) =>
      (await app.inject({ url: `${url}/call/${call}`, headers })).json<Transcript[]>(),
  };
}

const linesOf = ({ utterances }: Transcript) =>
  utterances.map(({ speaker, words }) => `${speaker}: ${words.map(({ text, secret }) => secret ?? text).join(' ')}`);

test('what both say in a call becomes text, without what must not be kept', async () => {
  const { account, call, transcripts: read, chosen } = await anOffice({ likely: ['Fernleigh'], language: 'en' });
  expect(chosen).toMatchObject({ account, enabled: true, dids: null, language: 'en', keepsSecrets: false, version: 1 });
  const uuid = await call();
  const [transcript, ...more] = await eventually(async () => {
    const found = await read(uuid);
    expect(found[0]?.state).toBe('done');
    return found;
  });
  if (!transcript) throw new Error('it was heard');
  expect(more).toEqual([]);
  expect(linesOf(transcript)).toEqual(['caller: My card is card thanks.', 'target: And the CVV?']);
  expect(transcript).toMatchObject({ recognizer: 'whisper-1', language: 'en', fault: null });
  expect(transcript.shares?.talk).toEqual({ caller: 4, target: 1.5 });
  const [row] = await world.db.select().from(transcripts).where(eq(transcripts.callUuid, uuid));
  expect(JSON.stringify(row)).not.toMatch(/4111|1111/);
  const forms = await Promise.all(heard.map(formOf));
  expect(forms.map(({ language, prompt }) => [language, prompt])).toEqual([
    [['en'], ['Fernleigh']],
    [['en'], ['Fernleigh']],
  ]);
  const audited = await world.db.select().from(auditLog).where(eq(auditLog.accountId, account));
  expect(audited.map(({ action }) => action).toSorted()).toEqual(['recording.heard', 'transcription.changed']);
});

test('an account may keep all that is said', async () => {
  const { call, transcripts: read } = await anOffice({ keepsSecrets: true });
  const uuid = await call();
  const lines = await eventually(async () => {
    const [found] = await read(uuid);
    expect(found?.state).toBe('done');
    return found && linesOf(found);
  });
  expect(lines).toEqual(['caller: My card is 4111 1111 1111 1111 thanks.', 'target: And the CVV?']);
});

test('calls of other numbers, and of accounts that didn’t choose it, stay sound', async () => {
  const other = await anOffice({ dids: ['+61390000001'] });
  const off = await anOffice({ enabled: false });
  const on = await anOffice();
  const silent = [await other.call(), await off.call()];
  const uuid = await on.call();
  await eventually(async () => expect((await on.transcripts(uuid))[0]?.state).toBe('done'));
  expect([await other.transcripts(silent[0] ?? ''), await off.transcripts(silent[1] ?? '')]).toEqual([[], []]);
  expect(heard).toHaveLength(2);
});

test.each([
  [401, { error: { message: 'Incorrect API key' } }, 'refused'],
  [400, { error: { message: "Language 'en' is not supported" } }, 'language'],
  [200, 'no JSON', 'refused'],
])('a recognizer that answers %i (%j) leaves a call without a text, and says why', async (status, body, fault) => {
  replyTo = () => ({ status, body });
  const { call, transcripts: read } = await anOffice();
  const uuid = await call();
  await eventually(async () => expect((await read(uuid))[0]).toMatchObject({ state: 'failed', fault, utterances: [] }));
});

test('a recognizer that is busy is asked again later', async () => {
  replyTo = () => ({ status: 503, body: {} });
  const { call, transcripts: read } = await anOffice();
  const uuid = await call();
  await eventually(async () => expect(heard.length).toBeGreaterThan(0));
  expect((await read(uuid))[0]).toMatchObject({ state: 'waiting', fault: null });
});

test('one that takes little at once gets short parts', async () => {
  const sizes: number[] = [];
  replyTo = ({ body }) => {
    sizes.push(body.length);
    return body.length > 500_000 ? { status: 413, body: {} } : { body: saying('Hello.') };
  };
  const { call, transcripts: read } = await anOffice();
  const uuid = await call();
  await eventually(async () => expect((await read(uuid))[0]?.state).toBe('done'));
  const [transcript] = await read(uuid);
  const starts = transcript?.utterances.flatMap(({ words }) => words.map(({ start }) => start)) ?? [];
  expect(sizes.filter((size) => size > 500_000)).toHaveLength(1);
  expect(Math.max(...starts)).toBeGreaterThan(9);
});

test('where nothing can hear, it can’t be turned on; two who change it see each other', async () => {
  const { app, db } = await anApp();
  const account = await anAccount(db);
  const { headers } = await login(app, (await aUser(db, account)).email);
  const url = '/v2/powerups/intelligence/numbers';
  const choose = async (payload: object) =>
    (await app.inject({ method: 'PUT', url, headers, payload: { account, ...payload } })).json<{
      errorCode?: string;
      info?: unknown;
      version?: number;
    }>();
  expect((await choose({ version: 0, enabled: true })).errorCode).toBe('NOT-CONFIGURED');
  expect((await choose({ version: 1, enabled: false })).errorCode).toBe('STALE-VERSION');
  expect((await choose({ version: 0, enabled: false })).version).toBe(1);
  expect(await choose({ version: 0, enabled: false })).toMatchObject({
    errorCode: 'STALE-VERSION',
    info: { version: 1 },
  });
  expect((await choose({ version: 1, enabled: false, likely: ['a', 'a'] })).version).toBe(2);
  const { recognizer, accounts } = (await app.inject({ url, headers })).json<{
    recognizer: null;
    accounts: object[];
  }>();
  expect(recognizer).toBeNull();
  expect(accounts).toMatchObject([{ account, enabled: false, likely: ['a'], version: 2 }]);
});

test('nobody reads what was said in the calls of others', async () => {
  const { call } = await anOffice();
  const uuid = await call();
  const other = await anOffice();
  const url = `/v2/powerups/intelligence/call/${uuid}`;
  expect((await world.app.inject({ url, headers: other.headers })).statusCode).toBe(404);
});
