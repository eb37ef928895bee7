import type { PortingStatus } from '#values/portingWords.ts';
import type { Db, Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import { findRequester, type PortingFound } from '../../repositories/porting.repository.ts';
import { queueMail } from '../mail/queueMail.ts';

/** Queues a mail about a request's new status for whoever began it, in that person's language. Nobody is told of a user who left. */
export async function tellRequester(
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
