import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { insertLink } from '../../kernel/mail/links.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { resetLife } from '../../kernel/mail/linkLives.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';

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
