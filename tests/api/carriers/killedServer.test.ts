import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LocalCarrier } from '../../../server/carriers/local/localCarrier.ts';
import { calls, liveCalls, statusCodes } from '../../../server/kernel/db/schema/calls.ts';
import { findCallKey } from '../../../server/telephony/calls/callDirectory.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { freePort } from '../../server/freePort.ts';
import { aServerProcess } from '../../server/aServerProcess.ts';
import { aCallFlow, aPublishedFlow, aScript, token } from './aCarrier.ts';
import { eventually } from '../../eventually.ts';

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a call continues when the server is killed in the middle of it and restarted', { timeout: 300_000 }, async () => {
  const db = await aDatabase();
  const accountId = await anAccount(db);
  const flowId = randomUUID();
  await aPublishedFlow(db, accountId, flowId, aCallFlow());
  const { did } = await aNumber(db, accountId, { action: 'flow', actionId: flowId });
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: port,
    PUBLIC_BASE_URL: url,
    CARRIER_AUTH_TOKEN: token,
    DATABASE_URL: databaseUrl(db),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-killed-')),
  };
  const first = await aServerProcess(environment);
  const carrier = new LocalCarrier({
    accountSid: 'AC1',
    authToken: token,
    publicBaseUrl: url,
    apiBase: `${url}/carrier/local`,
    retries: 3000,
    retryWaitMs: 50,
  });
  const placed = await carrier.placeCall(aScript(did), { start: Date.UTC(2026, 2, 4), speed: 20 });
  const key = await findCallKey(db, placed.callSid);
  if (!key) throw new Error('the call was not taken');
  const stands = and(eq(liveCalls.accountId, accountId), eq(liveCalls.callUuid, key.callUuid));
  await eventually(async () => expect(await db.select().from(liveCalls).where(stands)).toMatchObject([{ step: 3 }]));
  await kill(first);
  const second = await aServerProcess(environment);
  await placed.ended;
  const [row] = await db.select().from(calls).where(eq(calls.uuid, key.callUuid));
  expect(row).toMatchObject({
    status: statusCodes.indexOf('answered'),
    talkTime: 40,
    target: 'Reception',
    ivr: '1',
    audio: true,
    route: [
      {
        nodeId: 'start',
        exit: 'next',
      },
      {
        nodeId: 'menu',
        exit: 'key-1',
      },
      {
        nodeId: 'tag',
        exit: 'next',
      },
      {
        nodeId: 'ring',
        exit: null,
      },
    ],
  });
  expect(await db.select().from(liveCalls).where(stands)).toEqual([]);
  await kill(second);
});
