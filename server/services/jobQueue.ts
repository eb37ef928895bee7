import type { Tx } from '../db/executor.ts';

/** Work done outside requests. A job is queued in a transaction and only runs if it commits. */
export interface JobQueue {
  fetchRecording(tx: Tx, recording: { accountId: number; sid: string }): Promise<void>;
  /** Has a medium of a message fetched from the carrier. */
  fetchMedium(tx: Tx, medium: { accountId: number; messageId: string; index: number }): Promise<void>;
  /** Posts a text that came in to its application's channel of Slack. */
  postToSlack(tx: Tx, text: { accountId: number; applicationId: string; messageId: string }): Promise<void>;
  /** Sends mails from the outbox, after `afterSeconds` at the earliest. */
  sendMails(tx: Tx, mails: { accountId: number; id: string }[], afterSeconds: number): Promise<void>;
  /** Has queued text messages sent. */
  sendMessages(tx: Tx): Promise<void>;
  /** Emails a password reset link if the email is known. */
  requestReset(tx: Tx, request: { email: string }): Promise<void>;
  /** Has the carrier's numbers compared with ours soon, once however many processes ask. */
  requestNumberCheck(): Promise<void>;
  /** Tries a job that was given up once more. */
  retry(queue: string, id: string): Promise<void>;
}
