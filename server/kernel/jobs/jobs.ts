import { sql } from 'drizzle-orm';
import type { JobProblem, JobQueueState } from '#contract/tenancy/operators.contract.ts';
import type { Db } from '../db/executor.ts';

const iso = (moment: Date | string) => new Date(moment).toISOString();

/** The queues with a count of their jobs by state. Succeeded jobs are kept for a while only. */
export async function listQueues(db: Db): Promise<JobQueueState[]> {
  const { rows } = await db.execute<JobQueueState & { succeededAt: string | null }>(sql`
    select queue.name,
      (count(*) filter (where job.state = 'created'))::int as waiting,
      (count(*) filter (where job.state = 'active'))::int as active,
      (count(*) filter (where job.state = 'retry'))::int as retrying,
      (count(*) filter (where job.state = 'failed'))::int as failed,
      max(job.completed_on) filter (where job.state = 'completed') as "succeededAt"
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name order by queue.name`);
  return rows.map((row) => ({ ...row, succeededAt: row.succeededAt === null ? null : iso(row.succeededAt) }));
}

/** The latest failures: jobs that were given up, and those that wait for their next attempt. */
export async function listProblems(db: Db, limit: number): Promise<JobProblem[]> {
  const { rows } = await db.execute<Omit<JobProblem, 'message'> & { message: string | null }>(sql`
    select id, name as queue, output ->> 'message' as message, retry_count + (state = 'failed')::int as attempts,
      created_on as "createdAt", case when state = 'retry' then start_after end as "nextAt"
    from jobs.job where state in ('retry', 'failed')
    order by coalesce(completed_on, started_on, created_on) desc, id limit ${limit}`);
  return rows.map(({ message, createdAt, nextAt, ...row }) => ({
    ...row,
    message: (message ?? '').slice(0, 500),
    createdAt: iso(createdAt),
    nextAt: nextAt === null ? null : iso(nextAt),
  }));
}

/** Has a job that waits for its next attempt tried at once. Returns its queue; undefined if there is no such job. */
export async function hastenJob(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    update jobs.job set start_after = now() where id = ${id} and state = 'retry' returning name`);
  return rows[0]?.name;
}

/** The queue of a job that was given up. */
export async function queueOfFailed(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from jobs.job where id = ${id} and state = 'failed'`,
  );
  return rows[0]?.name;
}
