import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { type QueuedMailContext, sendQueuedMail } from './sendQueuedMail.ts';

const day = 86_400;

/** Gives up on a mail that could not be delivered for two weeks. */
export const sendMail = defineJob({
  name: 'send-mail',
  data: z.object({ accountId: z.number().int(), id: z.uuid() }),
  retry: { times: 400, firstSeconds: 2, longestSeconds: 3600 },
  keptSeconds: 14 * day,
  atOnce: 2,
  run: ({ now }, mail, { mailer }: { mailer: Omit<QueuedMailContext, 'now'> }) =>
    sendQueuedMail({ ...mailer, now }, mail),
});
