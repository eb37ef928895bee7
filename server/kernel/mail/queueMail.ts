import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/executor.ts';
import type { JobQueue } from '../jobs/job.ts';
import { aJob, writeAuditOnce } from '../access/auditLog.ts';
import { limitOf, lockMails, toChosenAddresses, usedOf } from '../limits/limits.ts';
import { addToOutbox } from './outbox.repository.ts';
import { sendMail } from './mail.jobs.ts';
import type { MailKindName, MailPayload } from './mailPayloads.ts';

/** A mail from an account. The same `id` is sent only once, however often it is queued. */
export interface QueuedMail<Name extends MailKindName> {
  accountId: number;
  kind: Name;
  payload: MailPayload<Name>;
  id?: string;
}

/**
 * Adds a mail to the outbox. It is sent once the transaction has committed, `afterSeconds` later at the earliest. Mails to addresses
 * that the account's people chose have a daily limit; what exceeds it is dropped, and the audit log says so.
 */
export async function queueMail<Name extends MailKindName>(
  tx: Tx,
  jobs: Pick<JobQueue, 'send'>,
  { id = randomUUID(), ...mail }: QueuedMail<Name>,
  afterSeconds = 0,
): Promise<void> {
  if (toChosenAddresses.has(mail.kind) && !(await mayMail(tx, mail.accountId))) return;
  const added = await addToOutbox(tx, [{ id, ...mail }]);
  for (const mail of added) await jobs.send(tx, sendMail, mail, afterSeconds);
}

const dayMs = 86_400_000;

async function mayMail(tx: Tx, accountId: number): Promise<boolean> {
  await lockMails(tx, accountId);
  const most = await limitOf(tx, accountId, 'mails');
  if ((await usedOf(tx, accountId, 'mails')) < most) return true;
  const entry = { accountId, action: 'mails.limited', subject: 'mails', after: { most } };
  await writeAuditOnce(tx, aJob, entry, new Date(Date.now() - dayMs));
  return false;
}
