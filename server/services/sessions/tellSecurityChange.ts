import type { Tx } from '../../db/executor.ts';
import type { Credentials } from '../../repositories/credentials.repository.ts';
import type { JobQueue } from '../jobQueue.ts';
import type { MailPayload } from '../mail/mailPayloads.ts';
import { queueMail } from '../mail/queueMail.ts';

/** Emails the owner of a login that its security was changed, and from where. */
export async function tellSecurityChange(
  tx: Tx,
  jobs: Pick<JobQueue, 'sendMails'>,
  { accountId, email: to, firstName: name, locale, timezone }: Credentials,
  what: Pick<MailPayload<'securityChanged'>, 'change' | 'address'>,
): Promise<void> {
  await queueMail(tx, jobs, { accountId, kind: 'securityChanged', payload: { to, name, locale, timezone, ...what } });
}
