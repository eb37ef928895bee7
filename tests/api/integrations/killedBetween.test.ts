import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { expect, test } from 'vitest';
import { deliveries } from '../../../server/kernel/db/schema/integrations.ts';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { anIntegration } from '../../builders/api/anIntegration.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { aTextNumber } from '../../builders/api/someMessages.ts';
import { eventually } from '../../eventually.ts';
import { freePort } from '../../server/freePort.ts';
import { aServerProcess } from '../../server/aServerProcess.ts';
import { token } from '../carriers/aCarrier.ts';

test('a server that is killed between a text and its followers loses neither', { timeout: 300_000 }, async () => {
  const db = await aDatabase();
  const account = await anAccount(db, { billingClient: true });
  const { did } = await aTextNumber(db, account);
  const { id: integrationId } = await anIntegration(db, account, did, { pausedAt: new Date() });
  await db.delete(deliveries);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: port,
    PUBLIC_BASE_URL: url,
    CARRIER_AUTH_TOKEN: token,
    DATABASE_URL: databaseUrl(db),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-between-')),
  };
  const form = { MessageSid: 'SM1', From: '+61412345678', To: did, Body: 'Hello', NumMedia: '0' };
  const post = () =>
    fetch(`${url}/carrier/sms`, {
      method: 'POST',
      headers: { 'x-twilio-signature': getExpectedTwilioSignature(token, `${url}/carrier/sms`, form) },
      body: new URLSearchParams(form),
    });
  const stored = async () => [
    await db.$count(messages, eq(messages.accountId, account)),
    await db.$count(deliveries, eq(deliveries.integrationId, integrationId)),
  ];

  const first = await aServerProcess(environment);
  // The follower's write waits for us, after the text is written and before it is committed.
  const holder = await db.$client.connect();
  await holder.query('begin; lock table deliveries in share mode');
  const lost = post().then(
    ({ status }) => status,
    () => 'no answer',
  );
  const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into "deliveries"%'`;
  await eventually(async () => expect((await db.execute(waits)).rowCount).toBe(1));
  first.kill('SIGKILL');
  await once(first, 'exit');
  await holder.query('rollback');
  holder.release();
  expect(await lost).toBe('no answer');
  await eventually(async () => expect((await db.execute(waits)).rowCount).toBe(0));
  expect(await stored()).toEqual([0, 0]);

  // The carrier repeats what had no answer.
  await aServerProcess(environment);
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(200);
  expect(await stored()).toEqual([1, 1]);
});
