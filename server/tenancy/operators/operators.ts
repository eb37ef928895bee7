import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Installation } from '#contract/tenancy/operators.contract.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { describeDatabase, describeOutbox, listNodes, sumStorage } from './installation.repository.ts';
import { hastenJob, queueOfFailed } from '../../kernel/jobs/jobs.ts';
import { found } from '../../kernel/found.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';

/** The state of the installation, read as it is now. */
export async function readInstallation(
  system: Db,
  { DATA_DIR, SMTP_URL }: Pick<Config, 'DATA_DIR' | 'SMTP_URL'>,
): Promise<Installation> {
  const [nodes, database, storage, outbox, disk] = await Promise.all([
    listNodes(system),
    describeDatabase(system),
    sumStorage(system),
    describeOutbox(system),
    statfsAbove(DATA_DIR),
  ]);
  const bytesOf = (blocks: number) => blocks * disk.bsize;
  return {
    nodes,
    database,
    storage: { ...storage, diskFree: bytesOf(disk.bavail), diskSize: bytesOf(disk.blocks) },
    outbox,
    mailConfigured: SMTP_URL !== undefined,
  };
}

/** Of a folder that may not have been needed yet. */
async function statfsAbove(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return statfsAbove(dirname(folder));
  }
}

/**
 * Tries a failed job again: at once if it waits for its next attempt, and once more if it was given up. Returns its queue.
 * @throws AppError NOT-FOUND when it has not failed.
 */
export async function retryJob(
  { system, jobs }: { system: Db; jobs: Pick<JobQueue, 'retry'> },
  job: string,
): Promise<string> {
  const hastened = await hastenJob(system, job);
  if (hastened !== undefined) return hastened;
  const queue = found(await queueOfFailed(system, job));
  await jobs.retry(queue, job);
  return queue;
}
