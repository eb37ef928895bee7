import type { Locale } from '#contract/users.contract.ts';
import type { Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import { insertLink } from '../../repositories/links.repository.ts';
import { newLinkToken } from '../mail/linkToken.ts';
import { resetLife } from '../mail/linkLives.ts';
import { queueMail } from '../mail/queueMail.ts';

/** Whose password shall be set anew. */
export interface ResetUser {
  accountId: number;
  userId: number;
  email: string;
  firstName: string;
  locale: Locale;
}

/** Mails a link to set a new password: it works once, for an hour. */
export async function requestPasswordReset(
  tx: Tx,
  jobs: Pick<JobQueue, 'sendMails'>,
  user: ResetUser,
  now: Date,
): Promise<void> {
  const { accountId, userId, email: to, firstName: name, locale } = user;
  const expiresAt = new Date(now.getTime() + resetLife);
  // The mail makes the token that opens the link when it leaves: nobody has the one of this hash.
  const { hash } = newLinkToken();
  const link = await insertLink(tx, { accountId, userId, kind: 'reset', hash, createdAt: now, expiresAt });
  await queueMail(tx, jobs, { accountId, kind: 'reset', payload: { to, name, locale, link } });
}
