import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/job.ts';
import { postToSlack as post, type SlackContext } from './postToSlack.ts';

/** Gives up on a text for Slack after about four hours. */
export const postToSlack = defineJob({
  name: 'post-to-slack',
  data: z.object({ accountId: z.number().int(), applicationId: z.uuid(), messageId: z.uuid() }),
  retry: { times: 12, firstSeconds: 2 },
  atOnce: 2,
  run: ({ db, now }, text, { slack }: { slack: Omit<SlackContext, 'db' | 'now'> }) => post({ ...slack, db, now }, text),
});
