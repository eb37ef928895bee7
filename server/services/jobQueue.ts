import type { Tx } from '../db/executor.ts';

/** Work that is done outside requests. A job is queued in a transaction and stands or falls with it. */
export interface JobQueue {
  fetchRecording(tx: Tx, recording: { accountId: number; sid: string }): Promise<void>;
  /** Sends mails of the outbox, `afterSeconds` later at the earliest. */
  sendMails(tx: Tx, mails: { accountId: number; id: string }[], afterSeconds: number): Promise<void>;
  /** Mails a link to a new password if the e-mail is known. */
  requestReset(tx: Tx, request: { email: string }): Promise<void>;
}
