import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db, Tx } from '../db/executor.ts';
import { tenantRole } from '../db/secureTables.ts';
import type { FetchRecording } from './fetchRecording.ts';
import type { AskReset } from './askReset.ts';
import { queues } from './queues.ts';
import type { SendMail } from './sendMail.ts';
import { type JobWork, workOn } from './workOn.ts';

/** The work that is done beside requests. Sends stand or fall with the transaction they are made in. */
export interface Jobs {
  fetchRecording(tx: Tx, recording: FetchRecording): Promise<void>;
  sendMails(tx: Tx, mails: SendMail[], afterSeconds: number): Promise<void>;
  /** Looks whether the e-mail of a request for a new password is known, and mails the link. */
  askReset(tx: Tx, request: AskReset): Promise<void>;
  /** Lets this process take part in the work. */
  start(work: JobWork): Promise<void>;
  /** Throws when jobs are not worked on. */
  check(): Promise<void>;
  /** Lets running jobs finish, then stops. */
  close(): Promise<void>;
}

const day = 86_400;

const drizzleSql = Object.assign((strings: TemplateStringsArray, ...values: unknown[]) => sql(strings, ...values), {
  param: (value: unknown) => sql.param(value),
});

/** Opens the queues of the database. Any number of processes share them. */
export async function openJobs(db: Db, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs warn'));
  await boss.start();
  await boss.createQueue(queues.recordings, { retryLimit: 12, retryDelay: 2, retryBackoff: true });
  // A mail that no server took for a fortnight is not sent any more.
  await boss.createQueue(queues.mails, {
    retryLimit: 400,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    retentionSeconds: 14 * day,
  });
  await boss.createQueue(queues.resets, { retryLimit: 5, retryDelay: 2, retryBackoff: true });
  await boss.createQueue(queues.replies);
  await boss.createQueue(queues.silentCalls);
  await boss.createQueue(queues.reports);
  // Work is asked for in the transactions of readers too.
  await db.$client.query(
    `grant usage on schema jobs to ${tenantRole}; grant select, insert on all tables in schema jobs to ${tenantRole}`,
  );
  return {
    async fetchRecording(tx, recording) {
      await boss.send(queues.recordings, recording, { db: fromDrizzle(tx, drizzleSql) });
    },
    async sendMails(tx, mails, afterSeconds) {
      const options = { db: fromDrizzle(tx, drizzleSql), startAfter: afterSeconds };
      for (const mail of mails) await boss.send(queues.mails, mail, options);
    },
    async askReset(tx, request) {
      await boss.send(queues.resets, request, { db: fromDrizzle(tx, drizzleSql) });
    },
    start: (work) => workOn(boss, work),
    async check() {
      if ((await boss.getQueue(queues.recordings)) === null) throw new Error('the job queue is gone');
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
