import type { Db } from '../../db/executor.ts';
import { findLogin } from '../../repositories/credentials.repository.ts';
import type { JobQueue } from '../jobs/job.ts';
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
