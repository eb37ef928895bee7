import type { Locale } from '#contract/users.contract.ts';
import type { Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobs/job.ts';
import { insertLink } from '../../repositories/links.repository.ts';
import { newLinkToken } from '../mail/linkToken.ts';
import { resetLife } from '../mail/linkLives.ts';
import { queueMail } from '../mail/queueMail.ts';

/** The user whose password is to be reset. */
export interface ResetUser {
  accountId: number;
  userId: number;
  email: string;
  firstName: string;
  locale: Locale;
}

/** Emails a password reset link, valid once and for an hour. */
export async function requestPasswordReset(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  user: ResetUser,
  now: Date,
): Promise<void> {
  const { accountId, userId, email: to, firstName: name, locale } = user;
  const expiresAt = new Date(now.getTime() + resetLife);
  // A placeholder hash without a known token; the token is created when the mail is sent.
  const { hash } = newLinkToken();
  const link = await insertLink(tx, { accountId, userId, kind: 'reset', hash, createdAt: now, expiresAt });
  await queueMail(tx, jobs, { accountId, kind: 'reset', payload: { to, name, locale, link } });
}
