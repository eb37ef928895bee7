import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from '../db/executor.ts';
import { tenantRole } from '../db/secureTables.ts';
import type { JobQueue } from '../services/jobQueue.ts';
import { queues } from './queues.ts';
import { type JobWork, startWorkers } from './startWorkers.ts';

/** The job queue of the database, and this process's workers. */
export interface Jobs extends JobQueue {
  /** Starts this process's workers. */
  start(work: JobWork): Promise<void>;
  /** Has messages sent that an earlier process left. */
  requestSending(): Promise<void>;
  /** Lets this process's worker look for messages at once, if it has one. */
  wakeSender(): void;
  /** Rejects when the queues are unavailable. */
  check(): Promise<void>;
  /** Starts no more jobs, and lets those running end; more can still be queued. */
  finish(): Promise<void>;
  /** Stops for good. */
  close(): Promise<void>;
}

const day = 86_400;

/** How long a closing server waits for running jobs. */
const longestEndMs = 5000;

const drizzleSql = Object.assign((strings: TemplateStringsArray, ...values: unknown[]) => sql(strings, ...values), {
  param: (value: unknown) => sql.param(value),
});

/** Opens the database's queues, which any number of processes share. */
export async function openJobs(db: Db, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'a job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'a job queue warns'));
  await boss.start();
  await boss.createQueue(queues.lostRecordings, { retryLimit: 5, retryDelay: 2, retryBackoff: true });
  // A recording or a medium is given up after about four hours. Queues made by an earlier version get the setting by the update.
  const fetching = { retryLimit: 12, retryDelay: 2, retryBackoff: true, deadLetter: queues.lostRecordings };
  await boss.createQueue(queues.recordings, fetching);
  await boss.updateQueue(queues.recordings, fetching);
  await boss.createQueue(queues.lostMedia, { retryLimit: 5, retryDelay: 2, retryBackoff: true });
  await boss.createQueue(queues.media, { ...fetching, deadLetter: queues.lostMedia });
  // Gives up on a text for Slack after about four hours.
  await boss.createQueue(queues.slack, { retryLimit: 12, retryDelay: 2, retryBackoff: true });
  // Gives up on a mail that could not be delivered for two weeks.
  await boss.createQueue(queues.mails, {
    retryLimit: 400,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 14 * day,
  });
  // One waits at most: a run sends everything that is due.
  await boss.createQueue(queues.messages, { retryLimit: 2, expireInSeconds: 300, policy: 'short' });
  await boss.createQueue(queues.settling, { retryLimit: 0 });
  await boss.createQueue(queues.topUps, { retryLimit: 0 });
  await boss.createQueue(queues.resets, { retryLimit: 5, retryDelay: 2, retryBackoff: true });
  await boss.createQueue(queues.replies);
  await boss.createQueue(queues.silentCalls);
  // The next run of the schedule is the retry.
  await boss.createQueue(queues.fallbacks, { retryLimit: 0 });
  await boss.createQueue(queues.reconciling, { retryLimit: 0 });
  await boss.createQueue(queues.purchases, { retryLimit: 0 });
  await boss.createQueue(queues.bundles, { retryLimit: 0 });
  await boss.createQueue(queues.numbers, { retryLimit: 0, expireInSeconds: 3600, policy: 'short' });
  await boss.createQueue(queues.retention, { retryLimit: 0, expireInSeconds: 3600 });
  await boss.createQueue(queues.reports);
  await boss.createQueue(queues.publishes, { retryLimit: 0 });
  await boss.createQueue(queues.hosts, { retryLimit: 0 });
  // Jobs are also queued in transactions of user sessions.
  await db.$client.query(
    `grant usage on schema jobs to ${tenantRole}; grant select, insert on all tables in schema jobs to ${tenantRole}`,
  );
  let wake: () => void = () => undefined;
  return {
    async fetchRecording(tx, recording) {
      await boss.send(queues.recordings, recording, { db: fromDrizzle(tx, drizzleSql) });
    },
    async fetchMedium(tx, medium) {
      await boss.send(queues.media, medium, { db: fromDrizzle(tx, drizzleSql) });
    },
    async postToSlack(tx, text) {
      await boss.send(queues.slack, text, { db: fromDrizzle(tx, drizzleSql) });
    },
    async sendMails(tx, mails, afterSeconds) {
      const options = { db: fromDrizzle(tx, drizzleSql), startAfter: afterSeconds };
      for (const mail of mails) await boss.send(queues.mails, mail, options);
    },
    async sendMessages(tx) {
      await boss.send(queues.messages, {}, { db: fromDrizzle(tx, drizzleSql) });
    },
    async requestReset(tx, request) {
      await boss.send(queues.resets, request, { db: fromDrizzle(tx, drizzleSql) });
    },
    async requestNumberCheck() {
      await boss.send(queues.numbers);
    },
    async requestSending() {
      await boss.send(queues.messages);
    },
    async retry(queue, id) {
      await boss.retry(queue, id);
    },
    async start(work) {
      wake = await startWorkers(boss, work);
    },
    wakeSender: () => wake(),
    async check() {
      if ((await boss.getQueue(queues.recordings)) === null) throw new Error('the job queue is gone');
    },
    async finish() {
      const working = Object.values(queues).map((queue) => boss.offWork(queue));
      await Promise.race([Promise.all(working), wait(longestEndMs, undefined, { ref: false })]);
    },
    close: () => boss.stop({ graceful: true, timeout: longestEndMs }),
  };
}
