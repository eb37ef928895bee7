import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { toneWave } from '../../../server/carriers/local/toneWave.ts';
import type { Config } from '../../../server/config.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { auditLog, recordings } from '../../../server/kernel/db/schema/all.ts';
import { diskFileStore } from '../../../server/kernel/outside/fileStore.ts';
import { aCall } from '../../builders/api/aCall.ts';
import { aLocation } from '../../builders/api/aBranch.ts';
import { anAccount, aUser, type TestUser } from '../../builders/api/anAccount.ts';
import { anExporter } from '../../builders/api/anExporter.ts';
import { login } from '../../builders/api/login.ts';
import { eventually } from '../../eventually.ts';
import { anAppWithCalls } from '../carriers/aCarrier.ts';

let now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let config: Config;
let account: number;
let reader: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db, config } = await anAppWithCalls({}, { now: () => now }));
});

beforeEach(async () => {
  now = new Date();
  account = await anAccount(db);
  reader = await aUser(db, account, ['admin', 'users', 'conf']);
  ({ headers } = await login(app, reader.email));
});

const entriesOf = (action: string) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.accountId, account), eq(auditLog.action, action)));

/** What sends something that isn't the entry of any list, and why nobody would ask who read it. */
const unaudited: Partial<Record<EndpointName, string>> = {
  getAudioFile: 'what callers hear',
  getFlowText: 'a flow, which the page shows as well',
  getMessageMedium: 'a part of a text, which the page shows as well',
  getPortingInvoice: 'what somebody of the account uploaded',
  live: 'what an open page shows',
};
const audited: EndpointName[] = [
  'downloadCalls',
  'downloadMessages',
  'downloadBulkReport',
  'getCallAudio',
  'getLocationMap',
];

test('whatever sends a file is in the audit log, or is named here with the reason', () => {
  const all = Object.entries<EndpointSpec>(endpoints) as [EndpointName, EndpointSpec][];
  const files = all.filter(([, { access, response }]) => access === 'session' && response === 'stream');
  expect(files.map(([name]) => name).toSorted()).toEqual([...Object.keys(unaudited), ...audited].toSorted());
});

test.each([
  ['messages.exported', '/v2/sms/report/messages?direction=outbound', { direction: 'outbound' }],
  ['campaigns.exported', '/v2/sms/report/bulk', {}],
  ['calls.exported', '/v2/call/export?format=csv&search=smith', { format: 'csv', search: 'smith' }],
  ['calls.exported', '/v2/call/export?format=xlsx', { format: 'xlsx' }],
])('an export is in the audit log with what was asked for: %s %s', async (action, url, query) => {
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
  expect(await entriesOf(action)).toEqual([
    expect.objectContaining({
      userId: reader.id,
      subject: '1 accounts',
      after: { accounts: [account], query: expect.objectContaining(query) },
    }),
  ]);
});

test('a mapping that is exported is in the audit log of its account', async () => {
  const below = await anAccount(db, { parentId: account });
  const url = `/v2/routing/${below}/locations/${await aLocation(db, below)}/map`;
  expect((await app.inject({ url, headers })).statusCode).toBe(200);
  const entries = await eventually(async () => {
    const found = await db.select().from(auditLog).where(eq(auditLog.accountId, below));
    if (found.length === 0) throw new Error('no entry yet');
    return found;
  });
  expect(entries).toEqual([
    expect.objectContaining({ action: 'locationMap.exported', userId: reader.id, subject: `GET ${url}` }),
  ]);
});

test('a recording is in the audit log once an hour for each who hears it', async () => {
  const uuid = await aCall(db, account);
  const storedAs = `${account}/${uuid}.wav`;
  await diskFileStore(join(config.DATA_DIR, 'audio')).put(storedAs, toneWave(1, 1));
  const from = { sid: `RE${uuid}`, sourceUrl: 'https://carrier.example.test/1', seconds: 1, channels: 1 };
  await db.insert(recordings).values({ accountId: account, callUuid: uuid, storedAs, ...from });
  const hear = async (as: Record<string, string>, range = 'bytes=0-99') =>
    (await app.inject({ url: `/v2/call/${uuid}/audio`, headers: { ...as, range } })).statusCode;
  const colleague = await aUser(db, account, []);
  const theirs = (await login(app, colleague.email)).headers;
  expect([await hear(headers), await hear(headers, 'bytes=100-199'), await hear(theirs)]).toEqual([206, 206, 206]);
  const heard = async () => (await entriesOf('recording.heard')).map(({ userId, subject }) => [userId, subject]);
  const entries = [reader, colleague].map(({ id }) => [id, `call ${uuid}`]);
  expect((await heard()).toSorted(([one], [other]) => Number(one) - Number(other))).toEqual(entries);
  now = new Date(now.getTime() + 61 * 60_000);
  ({ headers } = await login(app, reader.email));
  expect(await hear(headers)).toBe(206);
  expect(await heard()).toHaveLength(3);
});

test('a feed is in the audit log once a day, with the address and without the key', async () => {
  const { id, key } = await anExporter(db, account);
  const read = () =>
    app.inject({
      url: `/v2/public/exporter/v1.5/${id}`,
      headers: { authorization: `Bearer ${key}` },
      remoteAddress: '198.51.100.4',
    });
  for (let count = 0; count < 3; count += 1) expect((await read()).statusCode).toBe(200);
  const [entry, ...others] = await entriesOf('exporter.read');
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ userId: null, subject: `exporter ${id}`, address: '198.51.100.4' });
  expect(JSON.stringify(entry)).not.toContain(key.slice(12));
  now = new Date(now.getTime() + 25 * 3_600_000);
  expect((await read()).statusCode).toBe(200);
  expect(await entriesOf('exporter.read')).toHaveLength(2);
});
