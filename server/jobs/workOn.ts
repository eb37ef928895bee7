import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/executor.ts';
import { AskReset } from './askReset.ts';
import { FetchRecording, fetchRecording, type FetchingRecordings } from './fetchRecording.ts';
import { purgeReplies } from './purgeReplies.ts';
import { queues } from './queues.ts';
import { SendMail, sendMail, type SendingMails } from './sendMail.ts';

/** What the workers of a process need. */
export interface JobWork {
  db: Db;
  recordings: FetchingRecordings;
  mails: SendingMails;
  /** Mails a link to a new password if the e-mail is known. */
  mailReset: (email: string) => Promise<void>;
  closeSilentCalls: () => Promise<void>;
  /** Queues the mails of the scheduled reports that are due. */
  sendDueReports: () => Promise<void>;
}

/** Starts the workers of this process. */
export async function workOn(
  boss: PgBoss,
  { db, recordings, mails, mailReset, closeSilentCalls, sendDueReports }: JobWork,
): Promise<void> {
  const oftenEnough = { pollingIntervalSeconds: 0.5, localConcurrency: 2 };
  await boss.work(queues.recordings, oftenEnough, async (jobs) => {
    for (const { data } of jobs) await fetchRecording(recordings, FetchRecording.parse(data));
  });
  await boss.work(queues.mails, oftenEnough, async (jobs) => {
    for (const { data } of jobs) await sendMail(mails, SendMail.parse(data));
  });
  await boss.work(queues.resets, oftenEnough, async (jobs) => {
    for (const { data } of jobs) await mailReset(AskReset.parse(data).email);
  });
  await boss.work(queues.replies, () => purgeReplies(db));
  await boss.schedule(queues.replies, '17 * * * *');
  await boss.work(queues.silentCalls, closeSilentCalls);
  await boss.schedule(queues.silentCalls, '*/15 * * * *');
  await boss.work(queues.reports, sendDueReports);
  await boss.schedule(queues.reports, '*/5 * * * *');
}
