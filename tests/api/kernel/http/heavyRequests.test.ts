import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PgBoss } from 'pg-boss';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { EndpointSpec } from '#contract/kernel/endpoint.ts';
import type { Publication } from '#contract/telephony/publication.contract.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { jobsElsewhere } from '../../../../server/kernel/http/jobsElsewhere.ts';
import { heavyJobs } from '../../../../server/jobs.ts';
import { afterFile } from '../../../afterFile.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { aFlowDocument } from '../../../builders/api/aFlow.ts';
import { login } from '../../../builders/api/login.ts';
import { eventually } from '../../../eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'trunkline-heavy-'));
afterFile(() => rmSync(folder, { recursive: true, force: true }));
const socket = join(folder, 'socket');

let db: Db;
let app: FastifyInstance;
let account: number;
let headers: Record<string, string>;
const unused = () => Promise.reject(new Error('the other process queues'));
/** The requests that the other process answered, with the address from which they came. */
let answered: { path: string; from: string }[] = [];
let where = () => Promise.resolve(socket);

beforeAll(async () => {
  db = await aDatabase();
  const other = await anApp({
    db,
    telephony: 'api',
    environment: { TRUST_PROXY: '1', PUBLIC_BASE_URL: 'https://calls.example' },
    mount: (inner) =>
      inner.addHook('onResponse', (asked, _reply, done) => {
        answered.push({ path: asked.url.split('?')[0] ?? '', from: asked.ip });
        done();
      }),
  });
  await other.app.listen({ path: socket });
  ({ app } = await anApp({ db, telephony: true, heavy: { socket: () => where() } }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  account = await anAccount(db);
  headers = (await login(app, (await aUser(db, account, ['admin'])).email)).headers;
});

beforeEach(() => {
  answered = [];
  where = () => Promise.resolve(socket);
});

test('what is heavy is answered by the other process, and what is light is not', async () => {
  const document = aFlowDocument();
  const flow = `/v2/routing/${account}/flow`;
  const created = await app.inject({ method: 'PUT', url: flow, headers, payload: { draft: document } });
  const { id } = created.json<{ id: string }>();
  const read = await app.inject({ url: `${flow}/${id}`, headers });
  const listed = await app.inject({ url: flow, headers });
  const bytes = await app.inject({ url: '/v2/call/export?format=xlsx', headers });
  const check = { method: 'POST', url: `/v2/routing/${account}/validate`, headers } as const;
  const checked = await app.inject({ ...check, payload: { document } });
  expect([created, read, listed, bytes, checked].map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(read.json<{ draft: unknown }>().draft).toEqual(document);
  expect(checked.json()).toEqual({ problems: [expect.objectContaining({ code: 'HOURS-UNANSWERED' })] });
  expect(checked.headers['content-security-policy']).toEqual(listed.headers['content-security-policy']);
  expect(bytes.headers['content-type']).toContain('spreadsheetml');
  expect(bytes.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(answered.map(({ path }) => path)).toEqual([
    flow,
    `${flow}/${id}`,
    '/v2/call/export',
    `/v2/routing/${account}/validate`,
  ]);
});

test('the other process learns the address that was judged here, and nothing that a client writes about itself', async () => {
  const forged = { ...headers, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': 'evil.example' };
  await app.inject({ url: '/v2/call/export?format=csv', headers: forged, remoteAddress: '203.0.113.9' });
  expect(answered).toEqual([{ path: '/v2/call/export', from: '203.0.113.9' }]);
});

test('refusals come as they are: without rights, with a bad body, and with one that is too long', async () => {
  const check = { method: 'POST', url: `/v2/routing/${account}/validate`, headers } as const;
  const reader = (await login(app, (await aUser(db, account, [])).email)).headers;
  const answers = [
    await app.inject({ ...check, headers: reader, payload: { document: aFlowDocument() } }),
    await app.inject({ ...check, payload: { document: 1 } }),
    await app.inject({ ...check, payload: 'x'.repeat(49 * 1024 * 1024), headers: { ...headers, ...ofJson } }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ errorCode: string }>().errorCode])).toEqual([
    [403, 'ACCESS-DENIED'],
    [400, 'INVALID-PAYLOAD'],
    [413, 'PAYLOAD-TOO-LARGE'],
  ]);
});

const ofJson = { 'content-type': 'application/json' };

test('a process that is gone is a moment to wait, and the next one answers', async () => {
  const ask = () => app.inject({ url: '/v2/call/export?format=csv', headers });
  where = () => Promise.resolve(join(folder, 'nobody'));
  const first = await ask();
  where = () => Promise.reject(new Error('it does not start'));
  const second = await ask();
  const busy = { errorCode: 'SERVER-BUSY', info: { retryAfter: 5 } };
  expect([first, second].map((answer) => [answer.statusCode, answer.headers['retry-after'], answer.json()])).toEqual([
    [503, '5', expect.objectContaining(busy)],
    [503, '5', expect.objectContaining(busy)],
  ]);
  expect((await app.inject({ url: '/v2/user/me', headers })).statusCode).toBe(200);
  where = () => Promise.resolve(socket);
  expect((await ask()).statusCode).toBe(200);
});

test('every endpoint that works through files, whole flows or thousands of numbers says so', () => {
  const light = Object.entries<EndpointSpec>(endpoints).filter(
    ([, { maxBytes = 0, upload, load }]) => maxBytes >= 1024 * 1024 && !upload && load === undefined,
  );
  expect(light.map(([name]) => name)).toEqual([]);
});

test('what is due to be published is checked and published by the other process', async () => {
  const flow = `/v2/routing/${account}/flow`;
  const draft = aFlowDocument();
  const { id } = (await app.inject({ method: 'PUT', url: flow, headers, payload: { draft } })).json<{ id: string }>();
  const publishAt = new Date(Date.now() + 500).toISOString();
  const payload = { document: aFlowDocument({ name: 'Christmas' }), publishAt };
  const scheduled = await app.inject({ method: 'PUT', url: `${flow}/${id}/schedule`, headers, payload });
  expect(scheduled.statusCode).toBe(200);
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.$client.query(text, values) }, schema: 'jobs' });
  // As every minute brings it.
  await eventually(async () => {
    await boss.send(heavyJobs.publishDue.name);
    const { schedule } = (await app.inject({ url: `${flow}/${id}/publication`, headers })).json<Publication>();
    expect(schedule).toMatchObject({ status: 'published' });
  });
  expect(answered.map(({ path }) => path)).toContain('/jobs/publish-due');
  expect((await app.inject({ method: 'POST', url: '/jobs/publish-due', headers })).statusCode).toBe(404);
});

test('a job that the other process can’t do is left for the next run', async () => {
  where = () => Promise.reject(new Error('it does not start'));
  const { publishDue } = jobsElsewhere(heavyJobs, { socket: () => where() });
  const context = {
    db,
    jobs: { send: unused, retry: unused },
    now: () => new Date(),
    log: app.log,
    stopping: new AbortController().signal,
  };
  const run = () => publishDue.run(context, {}, {});
  await expect(run()).rejects.toThrow('it does not start');
  where = () => Promise.resolve(`${socket}-that-nobody-listens-at`);
  await expect(run()).rejects.toThrow('ENOENT');
});
