import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PgBoss } from 'pg-boss';
import pino, { type DestinationStream } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allJobs } from '../../../../server/jobs.ts';
import { openJobs } from '../../../../server/kernel/jobs/openJobs.ts';
import { type AnyJob, defineJob } from '../../../../server/kernel/jobs/job.ts';
import { afterFile } from '../../../afterFile.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';
import { eventually } from '../../../eventually.ts';

const log = pino({ level: 'silent' });
const byName = ({ name: one }: { name: string }, { name: other }: { name: string }) => one.localeCompare(other);

test('every job of every feature is in the registry, under a name of its own', async () => {
  const files = globSync('server/**/*.jobs.ts');
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, AnyJob>>));
  const declared = modules.flatMap((exported) => Object.values(exported));
  expect(Object.values<AnyJob>(allJobs).toSorted(byName)).toEqual(declared.toSorted(byName));
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
});

test('a job is declared nowhere else', () => {
  const declaring = globSync('server/**/*.ts').filter(
    (file) => !file.endsWith('.jobs.ts') && /= defineJob\(/.test(readFileSync(file, 'utf8')),
  );
  expect(declaring).toEqual([]);
});

async function theQueues(all: Record<string, AnyJob>) {
  const db = await aDatabase();
  const jobs = await openJobs(db, log, all);
  afterFile(() => jobs.close());
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.$client.query(text, values) }, schema: 'jobs' });
  return { db, jobs, boss };
}

test('a server makes a queue for each, with its rules, and schedules those that run by themselves', async () => {
  const { jobs, boss } = await theQueues(allJobs);
  const idle = Object.fromEntries(Object.entries<AnyJob>(allJobs).map(([name, job]) => [name, { ...job, run: none }]));
  await jobs.start(idle, { now: () => new Date(), needs: undefined });
  const queues = (await boss.getQueues()).filter(({ name }) => !name.startsWith('__'));
  const rules = queues.map(({ name, retryLimit, deadLetter, policy }) => ({ name, retryLimit, deadLetter, policy }));
  const expected = Object.values<AnyJob>(allJobs).map(({ name, retry, givenUpTo, oneWaits }) => ({
    name,
    retryLimit: retry.times,
    deadLetter: givenUpTo?.name,
    policy: oneWaits === true ? 'short' : 'standard',
  }));
  expect(rules.map((rule) => ({ ...rule, deadLetter: rule.deadLetter ?? undefined })).toSorted(byName)).toEqual(
    expected.toSorted(byName),
  );
  const { rows } = await boss.getDb().executeSql('select name, cron from jobs.schedule');
  const every = Object.values<AnyJob>(allJobs).flatMap(({ name, every: cron }) => (cron ? { name, cron } : []));
  expect((rows as { name: string }[]).toSorted(byName)).toEqual(every.toSorted(byName));
});

const none = () => Promise.resolve();

test('jobs get what they were queued with, those given up too, and none of a transaction that was rolled back', async () => {
  const data = z.object({ text: z.string() });
  const done: string[] = [];
  const lose = defineJob({
    name: 'lose-letter',
    data,
    retry: { times: 0 },
    atOnce: 1,
    run: async (_, { text }) => done.push(`lost ${text}`),
  });
  const post = defineJob({
    name: 'post-letter',
    data,
    retry: { times: 1 },
    givenUpTo: lose,
    atOnce: 1,
    async run(_, { text }, { stamp }: { stamp: string }) {
      done.push(`${stamp} ${text}`);
      if (text === 'returned') throw new Error('nobody lives there');
    },
  });
  const { db, jobs } = await theQueues({ post, lose });
  await jobs.start({ post, lose }, { now: () => new Date(), needs: { stamp: 'airmail' } });
  await db.transaction((tx) => jobs.send(tx, post, { text: 'kept' }));
  const undone = db.transaction(async (tx) => {
    await jobs.send(tx, post, { text: 'undone' });
    throw new Error('the rest failed');
  });
  await expect(undone).rejects.toThrow('the rest failed');
  await jobs.send(db, post, { text: 'returned' });
  await eventually(() => expect(done).toContain('lost returned'));
  expect(done.toSorted()).toEqual(['airmail kept', 'airmail returned', 'airmail returned', 'lost returned']);
});

test('rules that changed since an earlier version hold for the queues it made', async () => {
  const earlier = defineJob({ name: 'post-letter', retry: { times: 1 }, run: none });
  const { db, boss } = await theQueues({ earlier });
  const today = defineJob({ name: 'post-letter', retry: { times: 7, firstSeconds: 2 }, run: none });
  const jobs = await openJobs(db, log, { today });
  afterFile(() => jobs.close());
  expect(await boss.getQueue('post-letter')).toMatchObject({ retryLimit: 7, retryDelay: 2, retryBackoff: true });
});

test('a job that goes on for as long as the server does ends with it', async () => {
  const seen: string[] = [];
  const watch = defineJob({
    name: 'watch-letterbox',
    retry: { times: 0 },
    atOnce: 1,
    async run({ stopping }) {
      seen.push('began');
      await once(stopping, 'abort');
      seen.push('ended');
    },
  });
  const { db, jobs } = await theQueues({ watch });
  await jobs.start({ watch }, { now: () => new Date(), needs: undefined });
  await jobs.send(db, watch, {});
  await eventually(() => expect(seen).toEqual(['began']));
  await jobs.finish();
  expect(seen).toEqual(['began', 'ended']);
});

test('nothing that a whole server works on holds up its end', async () => {
  const lines: string[] = [];
  const printed: DestinationStream = { write: (line) => void lines.push(line) };
  const { app, db } = await anAppWithCalls({ LOG_LEVEL: 'warn' }, { log: printed });
  const boss = new PgBoss({ db: { executeSql: (text, values) => db.$client.query(text, values) }, schema: 'jobs' });
  await eventually(async () => {
    const { rows } = await boss
      .getDb()
      .executeSql(`select 1 from jobs.job where name = 'deliver-due' and state = 'active'`);
    expect(rows).toHaveLength(1);
  });
  await app.close();
  expect(lines.filter((line) => line.includes('jobs are cut off'))).toEqual([]);
});
