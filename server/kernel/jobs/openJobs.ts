import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Db } from '../db/executor.ts';
import { tenantRole } from '../db/secureTables.ts';
import type { AnyJob, JobContext, JobQueue, NeedsOf, Queue } from './job.ts';

/** The job queue of the database, and this process's workers. */
export interface Jobs extends JobQueue {
  /** Works and schedules jobs in this process. */
  start<Some extends Record<string, AnyJob>>(some: Some, work: Work<NeedsOf<Some>>): Promise<void>;
  /** Has this process look at a queue at once, if it works it. */
  wake(queue: Queue<unknown>): void;
  /** Aborted by `finish`. */
  stopping: AbortSignal;
  /** Rejects when the queues are unavailable. */
  check(): Promise<void>;
  /** Starts no more jobs, and lets those running end; more can still be queued. */
  finish(): Promise<void>;
  /** Stops for good. */
  close(): Promise<void>;
}

export interface Work<Needs> extends Pick<JobContext, 'now'> {
  needs: Needs;
}

/** How long a closing server waits for running jobs. */
const longestEndMs = 5000;

const drizzleSql = Object.assign((strings: TemplateStringsArray, ...values: unknown[]) => sql(strings, ...values), {
  param: (value: unknown) => sql.param(value),
});

/** Opens the database's queues, which any number of processes share, with one for each of `all`. */
export async function openJobs(db: Db, log: FastifyBaseLogger, all: Record<string, AnyJob>): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: 'jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'a job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'a job queue warns'));
  await boss.start();
  await createQueues(boss, Object.values(all));
  // Jobs are also queued in transactions of user sessions.
  await db.$client.query(
    `grant usage on schema jobs to ${tenantRole}; grant select, insert on all tables in schema jobs to ${tenantRole}`,
  );
  const workers = new Map<string, string>();
  const end = new AbortController();
  const jobs: Jobs = {
    stopping: end.signal,
    async send(executor, queue, data, afterSeconds = 0) {
      await boss.send(queue.name, data, { db: fromDrizzle(executor, drizzleSql), startAfter: afterSeconds });
    },
    async retry(queue, id) {
      await boss.retry(queue, id);
    },
    async start(some, { now, needs }) {
      const context: JobContext = { db, jobs, now, log, stopping: end.signal };
      for (const job of Object.values<AnyJob>(some)) {
        const run = async (batch: { data: unknown }[]) => {
          for (const { data } of batch) await job.run(context, data, needs as never);
        };
        const soon = job.atOnce && { pollingIntervalSeconds: 0.5, localConcurrency: job.atOnce };
        workers.set(job.name, await boss.work(job.name, soon || {}, run));
        if (job.every !== undefined) await boss.schedule(job.name, job.every);
      }
    },
    wake({ name }) {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async check() {
      const [first] = Object.values(all);
      if (first && (await boss.getQueue(first.name)) === null) throw new Error('the job queue is gone');
    },
    async finish() {
      end.abort();
      const running = new Set(workers.keys());
      const ending = [...running].map(async (queue) => {
        await boss.offWork(queue);
        running.delete(queue);
      });
      await Promise.race([Promise.all(ending), wait(longestEndMs, undefined, { ref: false })]);
      if (running.size > 0) log.warn({ queues: [...running] }, 'jobs are cut off');
    },
    close: () => boss.stop({ graceful: true, timeout: longestEndMs }),
  };
  return jobs;
}

/** Those that an earlier version made get today's rules. */
async function createQueues(boss: PgBoss, all: AnyJob[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // One that gets what others give up has to be there first.
  for (const job of all.toSorted((one, other) => Number('givenUpTo' in one) - Number('givenUpTo' in other))) {
    const rules = rulesOf(job);
    const names = Object.keys(rules) as (keyof typeof rules)[];
    const queue = known.get(job.name);
    if (!queue) await boss.createQueue(job.name, { ...rules, ...(job.oneWaits && { policy: 'short' }) });
    else if (names.some((rule) => queue[rule] !== rules[rule])) await boss.updateQueue(job.name, rules);
  }
}

function rulesOf({ retry, longestSeconds, keptSeconds, givenUpTo }: AnyJob): QueueOptions & { deadLetter?: string } {
  return {
    retryLimit: retry.times,
    ...(retry.firstSeconds !== undefined && { retryDelay: retry.firstSeconds, retryBackoff: true }),
    ...(retry.longestSeconds !== undefined && { retryDelayMax: retry.longestSeconds }),
    ...(longestSeconds !== undefined && { expireInSeconds: longestSeconds }),
    ...(keptSeconds !== undefined && { retentionSeconds: keptSeconds }),
    ...(givenUpTo && { deadLetter: givenUpTo.name }),
  };
}
