import { z } from 'zod';

/** The job queues, the same for all processes of a database. */
export const queues = {
  recordings: 'fetch-recording',
  lostRecordings: 'lose-recording',
  media: 'fetch-medium',
  lostMedia: 'lose-medium',
  slack: 'post-to-slack',
  mails: 'send-mail',
  messages: 'send-messages',
  settling: 'settle-messages',
  topUps: 'resume-top-ups',
  resets: 'ask-reset',
  replies: 'purge-webhook-replies',
  reports: 'send-due-reports',
  publishes: 'publish-due',
  silentCalls: 'close-silent-calls',
  hosts: 'prove-hosts',
  reconciling: 'reconcile-calls',
  numbers: 'reconcile-numbers',
  purchases: 'settle-purchases',
  bundles: 'ask-bundles',
  fallbacks: 'write-fallbacks',
  retention: 'delete-old-recordings',
} as const;

/** The data of jobs that have any. */
export const jobData = {
  recordings: z.object({ accountId: z.number().int(), sid: z.string() }),
  media: z.object({ accountId: z.number().int(), messageId: z.uuid(), index: z.number().int() }),
  slack: z.object({ accountId: z.number().int(), applicationId: z.uuid(), messageId: z.uuid() }),
  mails: z.object({ accountId: z.number().int(), id: z.uuid() }),
  resets: z.object({ email: z.string() }),
};
