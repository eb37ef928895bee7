import type { Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import { type Credentials, changeCredentials } from '../../repositories/credentials.repository.ts';
import { writeAudit } from '../../repositories/auditLog.repository.ts';
import { removeDevices } from '../../repositories/trustedDevices.repository.ts';
import { withdrawLinks } from '../../repositories/links.repository.ts';
import { queueMail } from '../mail/queueMail.ts';
import { endSessions } from './endSessions.ts';

/** How a password was changed. `keep` is the session that continues. */
export interface PasswordChange {
  passwordHash: string;
  action: 'password.changed' | 'password.reset';
  address: string;
  keep?: string;
}

/** Replaces a password, ends its sessions, removes trusted devices and notifies the user. */
export async function storePassword(
  tx: Tx,
  jobs: Pick<JobQueue, 'sendMails'>,
  user: Credentials,
  change: PasswordChange,
  now: Date,
): Promise<void> {
  const { accountId, userId, email, firstName, locale, timezone } = user;
  const { passwordHash, action, address, keep } = change;
  await changeCredentials(tx, user, { passwordHash, passwordChangedAt: now });
  await endSessions(tx, user, keep === undefined ? {} : { except: keep }, now);
  await removeDevices(tx, user);
  await withdrawLinks(tx, { accountId, userId, kind: 'reset' });
  await writeAudit(tx, { userId, email, address, asUserId: null }, { accountId, action, subject: `user ${userId}` });
  const payload = { to: email, name: firstName, locale, timezone, address };
  await queueMail(tx, jobs, { accountId, kind: 'passwordChanged', payload });
}
