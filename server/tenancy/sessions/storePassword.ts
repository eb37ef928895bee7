import type { Tx } from '../../kernel/db/executor.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { type Credentials, changeCredentials } from './credentials.repository.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { removeDevices } from './removeDevices.ts';
import { withdrawLinks } from '../../kernel/mail/links.ts';
import { revokeKeys } from './ownKeys.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { endSessions } from './endSessions.ts';

/** How a password was changed. `keep` is the session that continues. */
export interface PasswordChange {
  passwordHash: string;
  action: 'password.changed' | 'password.reset';
  address: string;
  keep?: string;
  /** Whether the user’s keys end as well: of the API, and of exporters. */
  revokeKeys: boolean;
}

/** Replaces a password, ends its sessions, removes trusted devices and notifies the user. */
export async function storePassword(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  user: Credentials,
  change: PasswordChange,
  now: Date,
): Promise<void> {
  const { accountId, userId, email, firstName, locale, timezone } = user;
  const { passwordHash, action, address, keep } = change;
  await changeCredentials(tx, user, { passwordHash, passwordChangedAt: now });
  await endSessions(tx, user, keep === undefined ? {} : { except: keep }, now);
  await removeDevices(tx, user);
  const author = { userId, email, address, asUserId: null };
  const revoked = change.revokeKeys ? await revokeKeys(tx, author, now) : 0;
  await withdrawLinks(tx, { accountId, userId, kind: 'reset' });
  await writeAudit(tx, author, {
    accountId,
    action,
    subject: `user ${userId}`,
    ...(revoked > 0 && { after: { revokedKeys: revoked } }),
  });
  const payload = { to: email, name: firstName, locale, timezone, address };
  await queueMail(tx, jobs, { accountId, kind: 'passwordChanged', payload });
}
