import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db, Tx } from '../db/executor.ts';
import { FetchRecording, fetchRecording, type FetchingRecordings } from './fetchRecording.ts';
import { purgeReplies } from './purgeReplies.ts';

/** The work that is done beside requests. Sends stand or fall with the transaction they are made in. */
export interface Jobs {
  fetchRecording(tx: Tx, recording: FetchRecording): Promise<void>;
  /** Throws when jobs are not worked on. */
  check(): Promise<void>;
  /** Lets running jobs finish, then stops. */
  close(): Promise<void>;
}

const recordings = 'fetch-recording';
const replies = 'purge-webhook-replies';
const drizzleSql = Object.assign((strings: TemplateStringsArray, ...values: unknown[]) => sql(strings, ...values), {
  param: (value: unknown) => sql.param(value),
});

/** Starts the workers of this process on the same database. Any number of processes share the queues. */
export async function openJobs(db: Db, work: FetchingRecordings, log: FastifyBaseLogger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs warn'));
  await boss.start();
  await boss.createQueue(recordings, { retryLimit: 12, retryDelay: 2, retryBackoff: true });
  await boss.createQueue(replies);
  await boss.work(recordings, { pollingIntervalSeconds: 0.5, localConcurrency: 2 }, async (jobs) => {
    for (const { data } of jobs) await fetchRecording(work, FetchRecording.parse(data));
  });
  await boss.work(replies, async () => {
    await purgeReplies(db);
  });
  await boss.schedule(replies, '17 * * * *');
  return {
    async fetchRecording(tx, recording) {
      await boss.send(recordings, recording, { db: fromDrizzle(tx, drizzleSql) });
    },
    async check() {
      if ((await boss.getQueue(recordings)) === null) throw new Error('the job queue is gone');
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
