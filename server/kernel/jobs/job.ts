import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Db, Executor } from '../db/executor.ts';

/** What a job is queued as. */
export interface Queue<Data> {
  /** As operators see it. Databases keep jobs under it, also those that an earlier version queued. */
  name: string;
  data: z.ZodType<Data>;
}

/** Work done outside requests. */
export interface JobQueue {
  /** Queues a job, which runs `afterSeconds` later at the earliest; in a transaction, only if that commits. */
  send<Data extends object>(
    executor: Executor,
    queue: Queue<Data>,
    data: NoInfer<Data>,
    afterSeconds?: number,
  ): Promise<void>;
  /** Tries a job that was given up once more. */
  retry(queue: string, id: string): Promise<void>;
}

/** What every job works with. */
export interface JobContext {
  /** The whole database. */
  db: Db;
  jobs: JobQueue;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Aborted when the server begins to close, which waits a few seconds for a job that runs. */
  stopping: AbortSignal;
}

/** When a job is tried again after a failure, and how often; each wait is twice as long as the one before. */
export interface Retry {
  times: number;
  firstSeconds?: number;
  longestSeconds?: number;
}

interface JobRules {
  retry: Retry;
  /** The minutes at which it runs by itself, as cron writes them. */
  every?: string;
  /** Found within half a second by so many at once, instead of one within two seconds. */
  atOnce?: number;
  /** Whether one that waits is enough, since a run does everything that is due. */
  oneWaits?: boolean;
  /** After so long, a run is believed to be dead. */
  longestSeconds?: number;
  /** For how long one that can't be done waits. */
  keptSeconds?: number;
}

/** `run` throws for another attempt. What it needs beyond the context is handed in where the server is composed. */
export interface Job<Data, Needs> extends Queue<Data>, JobRules {
  /** Gets those that were given up. */
  givenUpTo?: Queue<Data>;
  run: (context: JobContext, data: unknown, needs: Needs) => Promise<void>;
}

/** Any job: what it is queued with and needs is known to nobody. */
export type AnyJob = Job<unknown, never>;

/** What a set of jobs needs together. */
export type NeedsOf<Jobs extends Record<string, AnyJob>> = Together<
  { [Name in keyof Jobs]: Parameters<Jobs[Name]['run']>[2] }[keyof Jobs]
>;
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Declared<Data, Needs> = JobRules & {
  name: string;
  givenUpTo?: Queue<Data>;
  run: (context: JobContext, data: Data, needs: Needs) => Promise<unknown>;
};

const nothing = z.object({});

/** Declares a job, the whole of it. `server/jobs.ts` lists them; the registry creates, schedules and works them. */
export function defineJob<Needs, Data extends object = Record<string, never>>({
  data = nothing as unknown as z.ZodType<Data>,
  run,
  ...declared
}: Declared<Data, Needs> & { data?: z.ZodType<Data> }): Job<Data, Needs> {
  return {
    ...declared,
    data,
    async run(context, given, needs) {
      await run(context, data.parse(given ?? {}), needs);
    },
  };
}
