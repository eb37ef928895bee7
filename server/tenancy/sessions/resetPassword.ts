import type { PasswordStrength } from '#values/password.ts';
import type { Db } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { lockCredentials } from './credentials.repository.ts';
import { findLink, takeLink } from '../../kernel/mail/links.ts';
import { AppError } from '../../kernel/appError.ts';
import { hashOfToken } from '../../kernel/mail/linkToken.ts';
import { hashPassword } from './passwords.ts';
import { askReset } from './resets.jobs.ts';
import { requirePassword } from './requirePassword.ts';
import { storePassword } from './storePassword.ts';
import { clearAttempts, countAttempt } from '../../kernel/access/throttle.ts';

interface ResetParts {
  db: Db;
  jobs: JobQueue;
  config: { PASSWORD_RULE: PasswordStrength };
}

/**
 * Accepts a password reset request. A job looks up the email, so that neither response nor timing reveals it.
 * @throws AppError TOO-MANY-REQUESTS, for known and unknown emails alike.
 */
export async function forgetPassword(
  { db, jobs }: Pick<ResetParts, 'db' | 'jobs'>,
  { email, address }: { email: string; address: string },
  now: Date,
): Promise<void> {
  await countAttempt(db, 'token', address, now);
  await countAttempt(db, 'forgot', email, now);
  await db.transaction((tx) => jobs.send(tx, askReset, { email }));
}

/**
 * Sets a password by the link of a mail, which is consumed. Ends all sessions.
 * @throws AppError INVALID-PAYLOAD for a weak password, LINK-EXPIRED, TOO-MANY-REQUESTS.
 */
export async function resetPassword(
  { db, jobs, config }: ResetParts,
  {
    id,
    token,
    password,
    address,
    revokeKeys,
  }: { id: string; token: string; password: string; address: string; revokeKeys: boolean },
  now: Date,
): Promise<void> {
  await requirePassword(config, password);
  await countAttempt(db, 'token', address, now);
  const hash = hashOfToken(token);
  const open = await findLink(db, 'reset', hash, now);
  if (open?.id !== id) throw new AppError('LINK-EXPIRED');
  const passwordHash = await hashPassword(password);
  const email = await db.transaction(async (tx) => {
    const link = await takeLink(tx, 'reset', hash, now);
    const user = link?.userId ? await lockCredentials(tx, { ...link, userId: link.userId }) : undefined;
    if (!user) throw new AppError('LINK-EXPIRED');
    await storePassword(tx, jobs, user, { passwordHash, action: 'password.reset', address, revokeKeys }, now);
    return user.email;
  });
  await clearAttempts(db, 'email', email);
}
