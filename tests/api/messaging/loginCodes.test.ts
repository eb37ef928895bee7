import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Message } from '#contract/messaging/inbox.contract.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { messages, optOuts } from '../../../server/kernel/db/schema/messages.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { aSmsCarrier, type SmsCarrier } from '../../builders/api/aSmsCarrier.ts';
import { login } from '../../builders/api/login.ts';

const mobile = '+61491570157';
const accepted = () => ({ status: 201, body: { sid: 'SM1', status: 'queued' } });
let app: FastifyInstance;
let db: Db;
let carrier: SmsCarrier;
let account: number;
let headers: Record<string, string>;

beforeAll(async () => {
  carrier = await aSmsCarrier();
  ({ app, db } = await anApp({ environment: { TOKEN_MODE: 'storage', CARRIER_API_BASE: carrier.url } }));
});

beforeEach(async () => {
  carrier.answer = accepted;
  account = await anAccount(db);
  ({ headers } = await login(app, (await aUser(db, account, ['admin'])).email));
  await app.inject({ method: 'POST', url: '/v2/user/me', headers, payload: { mobile } });
});

const ask = async () => {
  const answer = await app.inject({ url: '/v2/user/me/sms2FA', headers });
  return { status: answer.statusCode, ...answer.json<{ errorCode?: string; info?: unknown }>() };
};
const sentCode = () => /\d{6}/.exec(carrier.received.at(-1)?.text ?? '')?.[0] ?? '';
const confirm = async () =>
  (await app.inject({ method: 'PATCH', url: '/v2/user/me/sms', headers, payload: { code: sentCode() } })).statusCode;
const report = async () => {
  const today = new Date().toISOString().slice(0, 10);
  const query = { datefrom: today, dateto: today, timezone: 'UTC', account: String(account) };
  return (await app.inject({ url: '/v2/sms/message', query, headers })).json<{ data: Message[] }>().data;
};

test('a code is a message like any other, but neither code nor number is kept', async () => {
  expect(await ask()).toMatchObject({ status: 200 });
  expect(carrier.received.at(-1)).toMatchObject({ to: mobile, text: expect.stringMatching(/your code is \d{6}\./) });
  expect(await report()).toMatchObject([
    {
      did: '+61491570006',
      msisdn: '+61••••••157',
      direction: 'outbound',
      kind: 'code',
      segments: 1,
      state: 'sending',
      charge: null,
      conversation: null,
    },
  ]);
  expect(await db.select({ content: messages.content }).from(messages).where(eq(messages.accountId, account))).toEqual([
    { content: expect.stringContaining('your code is ••••••.') },
  ]);
  const kept = await db.execute(sql`select m::text, (select string_agg(e::text, '') from message_events e
    where e.message_id = m.id) as events from ${messages} m where account_id = ${account}`);
  expect(JSON.stringify(kept.rows)).not.toContain(sentCode());
  expect(JSON.stringify(kept.rows)).not.toContain(mobile);
  expect(await confirm()).toBe(200);
});

test('a code that the carrier refuses is told as such, and is not valid', async () => {
  carrier.answer = () => ({ status: 400, body: { code: 21_211, status: 400, message: 'not a mobile' } });
  expect(await ask()).toMatchObject({ status: 502, errorCode: 'CARRIER-FAILED', info: 21_211 });
  expect(await report()).toMatchObject([{ kind: 'code', state: 'failed', error: '21211' }]);
  expect(await confirm()).toBe(403);
});

test('a code without an answer of the carrier may have arrived, and is valid', async () => {
  carrier.answer = () => null;
  expect(await ask()).toMatchObject({ status: 200 });
  expect(await report()).toMatchObject([{ kind: 'code', state: 'unknown' }]);
  expect(await confirm()).toBe(200);
});

test('a code goes to people who opted out, and does not wait for the rate of its sender', async () => {
  await db.insert(optOuts).values({ accountId: account, msisdn: mobile, entryId: randomUUID(), stamp: new Date() });
  for (const _time of [1, 2, 3]) expect(await ask()).toMatchObject({ status: 200 });
  expect((await report()).map(({ state }) => state)).toEqual(['sending', 'sending', 'sending']);
});
