import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { beforeAll, expect, test } from 'vitest';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { eventually } from '../../../eventually.ts';
import { freePort } from '../../../server/freePort.ts';
import { aServerProcess } from '../../../server/aServerProcess.ts';
import { aCallFlow, aPublishedFlow, token } from '../../carriers/aCarrier.ts';
import { incoming } from '../../carriers/aWebhook.ts';
import { aFreezableDatabase } from './aFreezableDatabase.ts';

let database: Awaited<ReturnType<typeof aFreezableDatabase>>;
let server: ChildProcess;
let url: string;
let did: string;

beforeAll(async () => {
  database = await aFreezableDatabase();
  const account = await anAccount(database.db);
  const id = randomUUID();
  await aPublishedFlow(database.db, account, id, aCallFlow());
  ({ did } = await aNumber(database.db, account, { action: 'flow', actionId: id }));
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = await aServerProcess({
    LOG_LEVEL: 'silent',
    PORT: port,
    PUBLIC_BASE_URL: url,
    CARRIER_AUTH_TOKEN: token,
    DATABASE_URL: database.url,
  });
});

async function post(path: string, form: Record<string, string>) {
  const signature = getExpectedTwilioSignature(token, `${url}${path}`, form);
  const headers = { 'x-twilio-signature': signature };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) });
  return { status: answer.status, body: await answer.text() };
}
const call = (sid = randomUUID()) => post('/carrier/voice', incoming(sid, did));

/** Carriers give up after 15 s. */
async function withinPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  expect(performance.now() - start).toBeLessThan(15_000);
  return result;
}

test('while the database answers nothing, webhooks fail in time, and callers are connected from memory', async () => {
  // The first calls of a server that is busy fail in time, too.
  await eventually(async () => expect((await call()).status).toBe(200));
  database.freeze();
  const failed = await withinPatience(() =>
    Promise.all([
      call(),
      call(),
      post('/carrier/sms', { MessageSid: 'SM1', From: '+61412345678', To: did, Body: 'Hello' }),
      post('/carrier/voice/status', { ...incoming('CA1', did), CallStatus: 'completed' }),
    ]),
  );
  expect(failed.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  const [known, unknown] = await withinPatience(() =>
    Promise.all([
      post('/carrier/voice/fallback', { To: did, From: '+61398765432' }),
      post('/carrier/voice/fallback', { To: '+61388880999', From: '+61398765432' }),
    ]),
  );
  expect(known).toMatchObject({ status: 200, body: expect.stringContaining('<Number>+61398765401</Number>') });
  expect(unknown).toMatchObject({ status: 200, body: expect.stringContaining('<Say') });
  const states = await withinPatience(() => Promise.all(['/healthz', '/readyz'].map((path) => fetch(`${url}${path}`))));
  expect(states.map(({ status }) => status)).toEqual([200, 503]);

  database.thaw();
  await eventually(async () => expect((await call()).status).toBe(200));
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
});

test('a server whose database answers nothing ends in ten seconds', async () => {
  database.freeze();
  const failing = call().catch(() => undefined);
  const start = performance.now();
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(performance.now() - start).toBeLessThan(15_000);
  await failing;
});
