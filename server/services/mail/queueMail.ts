import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/executor.ts';
import type { JobQueue } from '../jobQueue.ts';
import { addToOutbox } from '../../repositories/outbox.repository.ts';
import type { MailKindName, MailPayload } from './mailPayloads.ts';

/** A mail from an account. The same `id` is sent only once, however often it is queued. */
export interface QueuedMail<Name extends MailKindName> {
  accountId: number;
  kind: Name;
  payload: MailPayload<Name>;
  id?: string;
}

/** Adds a mail to the outbox, to be sent after the transaction commits, and `afterSeconds` later at the earliest. */
export async function queueMail<Name extends MailKindName>(
  tx: Tx,
  jobs: Pick<JobQueue, 'sendMails'>,
  { id = randomUUID(), ...mail }: QueuedMail<Name>,
  afterSeconds = 0,
): Promise<void> {
  const added = await addToOutbox(tx, [{ id, ...mail }]);
  if (added.length > 0) await jobs.sendMails(tx, added, afterSeconds);
}
