import type { Db } from '../../kernel/db/executor.ts';
import { findLogin } from './credentials.repository.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { requestPasswordReset } from './requestReset.ts';

/** Sends the link if the email belongs to a login. */
export async function mailReset(
  { db, jobs }: { db: Db; jobs: Pick<JobQueue, 'send'> },
  email: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await findLogin(tx, email);
    if (user) await requestPasswordReset(tx, jobs, user, now);
  });
}
