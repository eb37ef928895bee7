import type { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { jobData, queues } from './queues.ts';

/** The work of a process's workers. */
export interface JobWork {
  fetchRecording(recording: z.output<typeof jobData.recordings>): Promise<void>;
  /** Gives up on a recording after the last attempt to fetch it. */
  loseRecording(recording: z.output<typeof jobData.recordings>): Promise<void>;
  fetchMedium(medium: z.output<typeof jobData.media>): Promise<void>;
  /** Gives up on a medium after the last attempt to fetch it. */
  loseMedium(medium: z.output<typeof jobData.media>): Promise<void>;
  postToSlack(text: z.output<typeof jobData.slack>): Promise<void>;
  sendMail(mail: z.output<typeof jobData.mails>): Promise<void>;
  /** Sends the text messages that are due. True if there are more. */
  sendMessages(): Promise<boolean>;
  /** Asks the carrier about messages that had no answer. */
  settleMessages(): Promise<void>;
  /** Resumes automatic top-ups that rested after a failed payment. */
  resumeTopUps(): Promise<void>;
  /** Emails a password reset link if the email is known. */
  mailReset(email: string): Promise<void>;
  closeSilentCalls(): Promise<void>;
  /** Asks the carrier about calls that have been silent for minutes. */
  reconcileCalls(): Promise<void>;
  /** Compares the carrier's numbers with ours and redirects those with earlier addresses. */
  reconcileNumbers(): Promise<void>;
  /** Ends purchases of numbers that were interrupted. */
  settlePurchases(): Promise<void>;
  /** Asks the carrier what became of the documents that accounts submitted. */
  askBundles(): Promise<void>;
  /** Writes the static fallback files of numbers that changed. */
  writeFallbacks(): Promise<void>;
  /** Deletes recordings whose retention period is over, and the files of deleted accounts. */
  deleteOldRecordings(): Promise<void>;
  /** Queues the mails of due scheduled reports. */
  sendDueReports(): Promise<void>;
  /** Publishes the flows whose moment has come. */
  publishDue(): Promise<void>;
  /** Serves the hosts whose proof is found in DNS. */
  proveHosts(): Promise<void>;
  /** Deletes stored responses that are no longer needed for retries. */
  purgeResponses(): Promise<void>;
}

const soon = { pollingIntervalSeconds: 0.5, localConcurrency: 2 };

/** Starts this process's workers. Returns a function that has messages sent now instead of with the next poll. */
export async function startWorkers(boss: PgBoss, work: JobWork): Promise<() => void> {
  await boss.work(queues.recordings, soon, async (jobs) => {
    for (const { data } of jobs) await work.fetchRecording(jobData.recordings.parse(data));
  });
  await boss.work(queues.lostRecordings, async (jobs) => {
    for (const { data } of jobs) await work.loseRecording(jobData.recordings.parse(data));
  });
  await boss.work(queues.media, soon, async (jobs) => {
    for (const { data } of jobs) await work.fetchMedium(jobData.media.parse(data));
  });
  await boss.work(queues.lostMedia, async (jobs) => {
    for (const { data } of jobs) await work.loseMedium(jobData.media.parse(data));
  });
  await boss.work(queues.slack, soon, async (jobs) => {
    for (const { data } of jobs) await work.postToSlack(jobData.slack.parse(data));
  });
  await boss.work(queues.mails, soon, async (jobs) => {
    for (const { data } of jobs) await work.sendMail(jobData.mails.parse(data));
  });
  const sender = await boss.work(queues.messages, { pollingIntervalSeconds: 0.5 }, async () => {
    if (await work.sendMessages()) await boss.send(queues.messages);
  });
  await boss.schedule(queues.messages, '* * * * *');
  await boss.work(queues.settling, () => work.settleMessages());
  await boss.schedule(queues.settling, '* * * * *');
  await boss.work(queues.topUps, () => work.resumeTopUps());
  await boss.schedule(queues.topUps, '*/5 * * * *');
  await boss.work(queues.resets, soon, async (jobs) => {
    for (const { data } of jobs) await work.mailReset(jobData.resets.parse(data).email);
  });
  await boss.work(queues.replies, () => work.purgeResponses());
  await boss.schedule(queues.replies, '17 * * * *');
  await boss.work(queues.silentCalls, () => work.closeSilentCalls());
  await boss.schedule(queues.silentCalls, '*/15 * * * *');
  await boss.work(queues.reconciling, () => work.reconcileCalls());
  await boss.schedule(queues.reconciling, '* * * * *');
  await boss.work(queues.numbers, () => work.reconcileNumbers());
  await boss.schedule(queues.numbers, '41 * * * *');
  await boss.work(queues.fallbacks, () => work.writeFallbacks());
  await boss.schedule(queues.fallbacks, '* * * * *');
  await boss.work(queues.purchases, () => work.settlePurchases());
  await boss.schedule(queues.purchases, '*/5 * * * *');
  await boss.work(queues.bundles, () => work.askBundles());
  await boss.schedule(queues.bundles, '* * * * *');
  await boss.work(queues.retention, () => work.deleteOldRecordings());
  await boss.schedule(queues.retention, '23 * * * *');
  await boss.work(queues.reports, () => work.sendDueReports());
  await boss.schedule(queues.reports, '*/5 * * * *');
  await boss.work(queues.publishes, soon, () => work.publishDue());
  await boss.schedule(queues.publishes, '* * * * *');
  await boss.work(queues.hosts, () => work.proveHosts());
  await boss.schedule(queues.hosts, '*/5 * * * *');
  return () => boss.notifyWorker(sender);
}
