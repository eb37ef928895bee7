/** The names of the job queues, the same for all processes of a database. */
export const queues = {
  recordings: 'fetch-recording',
  mails: 'send-mail',
  resets: 'ask-reset',
  replies: 'purge-webhook-replies',
  silentCalls: 'close-silent-calls',
} as const;
