import { defineJob, type JobContext } from '../../kernel/jobs/job.ts';
import type { MessageContext } from '../../messaging/messages/messageContext.ts';
import { followUpsDue } from './followUps.queue.ts';
import { sendFollowUps } from './sendFollowUps.ts';

/** Looks every minute. */
export const sendDueFollowUps = defineJob({
  ...followUpsDue,
  retry: { times: 5, firstSeconds: 5 },
  every: '* * * * *',
  atOnce: 1,
  oneWaits: true,
  run: (context: JobContext, _: unknown, { messages }: { messages: MessageContext }) =>
    sendFollowUps(context, messages),
});
