import type { Tx } from '../../kernel/db/executor.ts';
import type { Credentials } from './credentials.repository.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import type { MailPayload } from '../../kernel/mail/mailPayloads.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';

export type Told = Pick<Credentials, 'accountId' | 'email' | 'firstName' | 'locale' | 'timezone'>;

/** Emails the owner of a login that its security was changed and, if by the owner, from where. */
export async function mailSecurityChange(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  { accountId, email: to, firstName: name, locale, timezone }: Told,
  what: Pick<MailPayload<'securityChanged'>, 'change' | 'address'>,
): Promise<void> {
  await queueMail(tx, jobs, { accountId, kind: 'securityChanged', payload: { to, name, locale, timezone, ...what } });
}
