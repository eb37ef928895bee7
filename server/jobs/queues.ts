/** The names of the job queues, the same for all processes of a database. */
export const queues = {
  recordings: 'fetch-recording',
  mails: 'send-mail',
  resets: 'ask-reset',
  replies: 'purge-webhook-replies',
  reports: 'send-due-reports',
  silentCalls: 'close-silent-calls',
} as const;
