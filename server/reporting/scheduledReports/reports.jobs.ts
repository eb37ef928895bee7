import { defineJob } from '../../kernel/jobs/job.ts';
import { sendDueReports as send } from './sendDueReports.ts';

/** Queues the mails of due scheduled reports. */
export const sendDueReports = defineJob({
  name: 'send-due-reports',
  retry: { times: 2 },
  every: '*/5 * * * *',
  run: ({ db, jobs, now }) => send({ db, jobs }, now()),
});
