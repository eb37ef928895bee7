import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { operators } from '#contract/tenancy/operators.contract.ts';
import { Role } from '#values/roles.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { outbox, recordings, users } from '../../../../server/kernel/db/schema/all.ts';
import { writeAudit } from '../../../../server/kernel/access/auditLog.ts';
import { afterFile } from '../../../afterFile.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { ask } from '../../../builders/api/ask.ts';
import type { Sample } from '../../../builders/api/aWorld.ts';
import { login } from '../../../builders/api/login.ts';

const clock = new Date('2026-03-10T00:00:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let system: TestUser;
let headers: Record<string, string>;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => clock }));
  account = await anAccount(db, { name: 'Operations' });
  system = await aUser(db, account, ['system']);
  ({ headers } = await login(app, system.email));
});

type Asked = keyof typeof operators;

async function read<Name extends Exclude<Asked, 'retryJob'>>(name: Name, sample: Sample = {}) {
  const { status, body } = await ask(app, endpoints[name], sample, headers);
  expect(status, body).toBe(200);
  return operators[name].response.parse(JSON.parse(body)) as ReturnType<(typeof operators)[Name]['response']['parse']>;
}

const retry = (job: string) => ask(app, endpoints.retryJob, { params: { job } }, headers);

test('only system users see anything of it', async () => {
  const others = Role.options.filter((role) => role !== 'system');
  const { headers: theirs } = await login(app, (await aUser(db, account, others)).email);
  const sample = { params: { job: randomUUID() } };
  for (const name of Object.keys(operators) as EndpointName[])
    expect([name, (await ask(app, endpoints[name], sample, theirs)).status]).toEqual([name, 403]);
});

test('every process connected to the database is a node, with its version', async () => {
  const connection = { ...db.$client.options, application_name: 'trunkline 9.8.7 node24.1.0 web-2#77' };
  const node = new pg.Client(connection);
  await node.connect();
  afterFile(() => node.end());
  const { nodes } = await read('getInstallation');
  const since = expect.any(String) as string;
  expect(nodes).toContainEqual({ name: 'web-2#77', version: '9.8.7', runtime: 'node24.1.0', since, connections: 1 });
});

test('the database, its migrations and what waits to be sent are those of now', async () => {
  const before = await read('getInstallation');
  expect(before.database.migrations).toBeGreaterThan(9);
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.database.largest.map(({ bytes }) => bytes)).toEqual(
    before.database.largest.map(({ bytes }) => bytes).toSorted((one, other) => other - one),
  );
  expect(before.database.connections).toBeLessThanOrEqual(before.database.maxConnections);
  const createdAt = new Date('2026-03-01T00:00:00Z');
  const mail = { accountId: account, kind: 'reset', payload: {} };
  await db.insert(outbox).values([
    { ...mail, createdAt, attempts: 3 },
    { ...mail, attempts: 1, createdAt: clock },
    { ...mail, attempts: 1, sentAt: clock, createdAt: clock },
  ]);
  const recording = { accountId: account, callUuid: randomUUID(), sourceUrl: '', seconds: 95, channels: 2 };
  await db.insert(recordings).values({ ...recording, sid: 'RE1' });
  const after = await read('getInstallation');
  expect(after.outbox).toEqual({ waiting: 2, failing: 1, oldest: createdAt.toISOString() });
  expect(after.storage).toMatchObject({ recordings: 1, recordedSeconds: 95 });
  expect(after.storage.diskFree).toBeGreaterThan(0);
  expect(after.mailConfigured).toBe(false);
});

/** Inserts a job as the queue would leave it after a failure. */
async function aFailedJob(queue: string, state: 'retry' | 'failed', message: string): Promise<string> {
  const id = randomUUID();
  const output = JSON.stringify({ message });
  await db.execute(sql`
    insert into jobs.job (id, name, data, state, output, retry_count, retry_limit, start_after, started_on, completed_on)
    values (${id}, ${queue}, '{}', ${state}::jobs.job_state, ${output}, 2, 12, now() + interval '1 hour', now(),
      case when ${state} = 'failed' then now() end)`);
  return id;
}

const stateOf = async (id: string) => {
  const { rows } = await db.execute<{ state: string; due: boolean }>(
    sql`select state, start_after <= now() as due from jobs.job where id = ${id}`,
  );
  return rows[0];
};

test('failed jobs are listed with their reason, and can be tried again at once', async () => {
  const waiting = await aFailedJob('send-mail', 'retry', 'the mail server is down');
  const given = await aFailedJob('fetch-recording', 'failed', 'the carrier has no such recording');
  const { queues, problems } = await read('listJobs');
  expect(queues.find(({ name }) => name === 'send-mail')).toMatchObject({ retrying: 1, failed: 0 });
  expect(queues.find(({ name }) => name === 'fetch-recording')).toMatchObject({ retrying: 0, failed: 1 });
  expect(queues.map(({ name }) => name)).toContain('reconcile-calls');
  expect(problems.find(({ id }) => id === waiting)).toMatchObject({
    queue: 'send-mail',
    message: 'the mail server is down',
    attempts: 2,
    nextAt: expect.any(String) as string,
  });
  expect(problems.find(({ id }) => id === given)).toMatchObject({ attempts: 3, nextAt: null });

  expect((await retry(waiting)).status).toBe(200);
  expect(await stateOf(waiting)).toEqual({ state: 'retry', due: true });
  expect((await retry(given)).status).toBe(200);
  expect((await stateOf(given))?.state).toBe('retry');
  expect((await retry(randomUUID())).status).toBe(404);
  const { data } = await read('searchAudit', { query: { search: `fetch-recording ${given}` } });
  expect(data).toMatchObject([{ action: 'job.retried', email: system.email, accountName: 'Operations' }]);
});

test('the audit log is searched by who, what and where, newest first', async () => {
  const [quay, ada] = [await anAccount(db, { name: 'Quay 50%' }), await aUser(db, account)];
  const entry = { accountId: quay, subject: 'number +61255501999' };
  const of = { userId: system.id, email: system.email, address: '203.0.113.7' };
  await writeAudit(db, { ...of, asUserId: ada.id }, { ...entry, action: 'number.rented' });
  await writeAudit(db, { ...of, asUserId: null, address: '198.51.100.4' }, { ...entry, action: 'number.cancelled' });
  const found = async (search: string) =>
    (await read('searchAudit', { query: { search } })).data.map(({ action, actingAs }) => [action, actingAs]);
  const rented = ['number.rented', ada.email];
  const cancelled = ['number.cancelled', null];
  expect(await found('61255501999')).toEqual([cancelled, rented]);
  expect(await found('NUMBER.RENTED')).toEqual([rented]);
  expect(await found('50%')).toEqual([cancelled, rented]);
  expect(await found('198.51.100')).toEqual([cancelled]);
  expect(await found('nothing like it')).toEqual([]);
  const page = await read('searchAudit', { query: { search: '61255501999', length: '10', start: '1', order: 'asc' } });
  expect(page).toMatchObject({ recordsFiltered: 2, data: [{ action: 'number.cancelled' }] });
});

test('accounts are ordered by what they hold', async () => {
  const [small, large] = [await anAccount(db, { name: 'Size S' }), await anAccount(db, { name: 'Size L' })];
  const day = 86_400_000;
  for (const ago of [1, 29, 31]) await aCall(db, large, { at: new Date(clock.getTime() - ago * day).toISOString() });
  await aCall(db, small, { at: new Date(clock.getTime() - day).toISOString() });
  await aNumber(db, small);
  await aUser(db, large);
  const gone = await aUser(db, large);
  await db
    .update(users)
    .set({ status: 'removed' })
    .where(sql`${users.id} = ${gone.id}`);
  await anAccount(db, { name: 'Size 0', deletedAt: clock });
  const { data, recordsFiltered } = await read('listAccountSizes', { query: { search: 'size', orderBy: 'calls' } });
  expect(recordsFiltered).toBe(2);
  const kind = { type: 'business', status: 'active' };
  expect(data).toEqual([
    { ...kind, account: large, name: 'Size L', numbers: 0, users: 1, calls: 2, recordings: 0 },
    { ...kind, account: small, name: 'Size S', numbers: 1, users: 0, calls: 1, recordings: 0 },
  ]);
  const byNumbers = await read('listAccountSizes', { query: { search: 'size', orderBy: 'numbers' } });
  expect(byNumbers.data.map(({ name }) => name)).toEqual(['Size S', 'Size L']);
});
