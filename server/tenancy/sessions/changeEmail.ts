import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { changeCredentials, isEmailConflict, isEmailTaken, lockCredentials } from './credentials.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { insertLink, takeLink, withdrawLinks } from '../../kernel/mail/links.ts';
import { AppError } from '../../kernel/appError.ts';
import { hashOfToken, newLinkToken } from '../../kernel/mail/linkToken.ts';
import { confirmLife } from '../../kernel/mail/linkLives.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { proveByPassword } from './proveByPassword.ts';
import { mailSecurityChange } from './mailSecurityChange.ts';
import { countAttempt } from '../../kernel/access/throttle.ts';

/**
 * Emails a confirmation link to a user's new login address. If the address is taken, no mail is sent, with the same
 * response.
 * @throws AppError INVALID-PASSWORD, TOO-MANY-REQUESTS.
 */
export async function askForEmail(
  { db, jobs }: { db: Db; jobs: Pick<JobQueue, 'send'> },
  owner: UserKey,
  asked: { email: string; password: string },
  now: Date,
): Promise<void> {
  const user = await proveByPassword(db, owner, asked.password, now);
  await countAttempt(db, 'forgot', asked.email, now);
  const to = asked.email.toLowerCase();
  if (await isEmailTaken(db, to)) return;
  const { accountId, userId, firstName: name, locale } = user;
  await db.transaction(async (tx) => {
    await withdrawLinks(tx, { accountId, userId, kind: 'confirmEmail' });
    const { hash } = newLinkToken();
    const times = { createdAt: now, expiresAt: new Date(now.getTime() + confirmLife) };
    const wanted = { accountId, userId, kind: 'confirmEmail', payload: { email: to } } as const;
    const link = await insertLink(tx, { ...wanted, hash, ...times });
    await queueMail(tx, jobs, { accountId, kind: 'confirmEmail', payload: { to, name, locale, link } });
  });
}

/**
 * Changes the login address by the link of a mail, which is consumed, and tells the old one. Returns the address.
 * @throws AppError LINK-EXPIRED, also when the address has been taken meanwhile; TOO-MANY-REQUESTS.
 */
export async function confirmEmail(
  { db, jobs }: { db: Db; jobs: Pick<JobQueue, 'send'> },
  { token, address }: { token: string; address: string },
  now: Date,
): Promise<string> {
  await countAttempt(db, 'token', address, now);
  return db
    .transaction((tx) => takeEmail(tx, jobs, { token, address }, now))
    .catch((error: unknown) => {
      // Another confirmation of the same address was faster.
      throw isEmailConflict(error) ? new AppError('LINK-EXPIRED') : error;
    });
}

async function takeEmail(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  { token, address }: { token: string; address: string },
  now: Date,
): Promise<string> {
  const link = await takeLink(tx, 'confirmEmail', hashOfToken(token), now);
  const email = link?.payload['email'];
  const user = link?.userId ? await lockCredentials(tx, { ...link, userId: link.userId }) : undefined;
  if (!user || typeof email !== 'string' || (await isEmailTaken(tx, email))) throw new AppError('LINK-EXPIRED');
  await changeCredentials(tx, user, { email });
  await mailSecurityChange(tx, jobs, user, { change: 'emailChanged', address });
  const { accountId, userId } = user;
  await withdrawLinks(tx, { accountId, userId, kind: 'reset' });
  const entry = { accountId, action: 'email.changed', subject: `user ${userId}` };
  await writeAudit(
    tx,
    { userId, email, address, asUserId: null },
    { ...entry, before: { email: user.email }, after: { email } },
  );
  return email;
}
