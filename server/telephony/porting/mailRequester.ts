import type { PortingStatus } from '#values/portingWords.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { PortingFound } from './porting.repository.ts';
import { findRequester } from '../../tenancy/people/findRequester.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';

/** Queues a mail about a request's new status for the user who made it, in their language. Removed users get none. */
export async function mailRequester(
  tx: Tx,
  { system, jobs }: { system: Db; jobs: JobQueue },
  { account: accountId, id: request, userId, details, scheduledFor }: PortingFound,
  { status, note }: { status: PortingStatus; note: string },
): Promise<void> {
  const requester = await findRequester(system, userId);
  if (!requester) return;
  const { email: to, locale } = requester;
  const { numbers, carrier } = details;
  const payload = { to, locale, request, status, note, numbers, carrier, scheduledFor };
  await queueMail(tx, jobs, { accountId, kind: 'porting', payload });
}
