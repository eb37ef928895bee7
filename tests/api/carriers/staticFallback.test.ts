import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LocalCarrier } from '../../../server/carriers/local/localCarrier.ts';
import { renderFallback } from '../../../server/carriers/twiml/renderFallback.ts';
import { numbers } from '../../../server/kernel/db/schema/routing.ts';
import { fallbackFolder } from '../../../server/kernel/outside/fallbackFolder.ts';
import { writeFallbacks } from '../../../server/telephony/flows/writeFallbacks.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { afterFile } from '../../afterFile.ts';
import { aBlockedCaller } from '../../builders/api/aBlockedCaller.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { freePort } from '../../server/freePort.ts';
import { aCallFlow, aPublishedFlow, aScript, token } from './aCarrier.ts';

let db: Db;
let folder: string;
let account: number;

beforeAll(async () => {
  db = await aDatabase();
  account = await anAccount(db);
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trunkline-fallback-'));
});

const target = (id: string, number: string) => ({ id, label: id, number });

async function aRinging(targets: object[]): Promise<string> {
  const id = randomUUID();
  await aPublishedFlow(db, account, id, aCallFlow({ targets }));
  return (await aNumber(db, account, { action: 'flow', actionId: id })).did;
}

const write = () => writeFallbacks(db, { files: fallbackFolder(folder), render: renderFallback });
const fileOf = (did: string) => readFileSync(join(folder, `${did.slice(1)}.xml`), 'utf8');

test('each number has a file that rings its first destination and names none of our addresses', async () => {
  const did = await aRinging([target('a', '+61398765401;ext=12'), target('b', '+61398765402')]);
  const rejecting = await aNumber(db, account, { action: 'hangup' });
  await write();
  expect(fileOf(did)).toMatch(/<Dial [^>]*><Number sendDigits="ww12">\+61398765401<\/Number><\/Dial><\/Response>$/);
  expect(fileOf(did)).not.toContain('http');
  expect(fileOf(rejecting.did)).toContain('<Reject');
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a number without a destination apologizes in the language of its flow', async () => {
  const did = await aRinging([]);
  await write();
  expect(fileOf(did)).toContain('<Say language="en-AU">We are sorry');
});

test('a file changes with its number, and with the blocks of its account, and no other is written again', async () => {
  const did = await aRinging([target('a', '+61398765411'), target('b', '+61398765412')]);
  const other = await aRinging([target('a', '+61398765413')]);
  const written: string[] = [];
  const place = fallbackFolder(folder);
  const files = {
    ...place,
    write: (number: string, content: string) => {
      written.push(number);
      return place.write(number, content);
    },
  };
  const again = async () => {
    written.length = 0;
    await writeFallbacks(db, { files, render: renderFallback });
    return written.length;
  };
  await again();
  expect(await again()).toBe(0);
  await db.update(numbers).set({ status: 'cancelled', cancelledAt: new Date() }).where(eq(numbers.did, other));
  expect(await again()).toBe(1);
  expect(fileOf(other)).toContain('<Reject');
  expect(fileOf(did)).toContain('+61398765411');
  await aBlockedCaller(db, account, '+61398765411');
  await again();
  expect(fileOf(did)).toContain('+61398765412');
});

test('a file rings the number’s own fail-safe destination instead, unless the account blocks it', async () => {
  const did = await aRinging([target('a', '+61398765431')]);
  await write();
  await db.update(numbers).set({ fallbackNumber: '+61398765432' }).where(eq(numbers.did, did));
  await write();
  expect(fileOf(did)).toMatch(/<Number>\+61398765432<\/Number>/);
  await aBlockedCaller(db, account, '+61398765432');
  await write();
  expect(fileOf(did)).toMatch(/<Number>\+61398765431<\/Number>/);
});

test('a carrier that reaches nobody plays the file, and the caller is connected', async () => {
  const did = await aRinging([target('a', '+61398765421')]);
  await write();
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-type', 'text/xml').end(readFileSync(join(folder, pathname)));
  }).listen(0, '127.0.0.1');
  afterFile(() => new Promise((resolve) => files.close(resolve)));
  await once(files, 'listening');
  const address = files.address();
  const carrier = new LocalCarrier({
    accountSid: 'AC1',
    authToken: token,
    publicBaseUrl: `http://127.0.0.1:${await freePort()}`,
    fallbackUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    apiBase: 'http://127.0.0.1:1',
    retryWaitMs: 1,
  });
  const { callSid, ended } = await carrier.placeCall(aScript(did), { start: Date.UTC(2026, 2, 4), speed: 100_000 });
  await ended;
  expect(carrier.findChannel(callSid)).toMatchObject({
    failed: 'fellBack',
    legs: [{ number: '+61398765421', talked: 40 }],
  });
});
