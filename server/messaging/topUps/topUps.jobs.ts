import { defineJob } from '../../kernel/jobs/job.ts';
import { resumeTopUps as resume } from './autoTopUps.ts';
import type { MessageContext } from '../messages/messageContext.ts';

/** Automatic top-ups that rested after a failed payment. */
export const resumeTopUps = defineJob({
  name: 'resume-top-ups',
  retry: { times: 0 },
  every: '*/5 * * * *',
  run: ({ now }, _, { messages }: { messages: MessageContext }) => resume(messages, now()),
});
